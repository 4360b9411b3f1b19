import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { incompletePackages } from './lock/incomplete-packages.ts';
import { projectFolder } from './setup/project-folder.ts';
import { runCommand } from './setup/run-command.ts';

// npm may leave other platforms' optional packages out of a lockfile that it writes beside installed ones. So
// `npm run tool -- lock` writes it in an empty folder, where npm asks for all of them. Run it after each change.

const anything = z.record(z.string(), z.unknown());
const lockSchema = z.looseObject({ packages: anything });
const folder = mkdtempSync(join(tmpdir(), 'numlens-lock-'));

function readLock(path: string): z.infer<typeof lockSchema> {
  return lockSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Writes the lockfile. Returns what keeps it from being complete. */
async function writeLock(): Promise<string[]> {
  const own = join(projectFolder, 'package-lock.json');
  const made = join(folder, 'package-lock.json');
  const lock = readLock(own);
  const unhashed = new Set(incompletePackages(lock.packages));
  // npm takes an entry without a hash as it is, and asks for one that is not there.
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => !unhashed.has(path)));
  for (const name of ['package.json', '.npmrc']) copyFileSync(join(projectFolder, name), join(folder, name));
  writeFileSync(made, JSON.stringify({ ...lock, packages }));
  const options = ['--package-lock-only', '--ignore-scripts', '--loglevel=error'];
  const { code } = await runCommand('npm', ['install', ...options], { output: 'show', cwd: folder });
  if (code !== 0) return ['npm could not write the lockfile: its lines above say why.'];
  const incomplete = incompletePackages(readLock(made).packages);
  if (incomplete.length > 0)
    return incomplete.map((path) => `The registry has no ${path.replace('node_modules/', '')}.`);
  copyFileSync(made, own);
  return [];
}

try {
  const problems = await writeLock();
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('package-lock.json has every platform’s packages, each with its hash.');
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
