import { statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { projectFolder } from '../setup/project-folder.ts';
import { runCommand } from '../setup/run-command.ts';
import { packageNames, packagesFolder } from './make-packages.ts';
import { unzipFiles } from './zip-files.ts';

/**
 * The environment of whoever builds the sources: this process's own, without the project's Node, and without variables
 * that give a build other data. A build that had them must not compare as the same.
 */
function strangersEnvironment(): NodeJS.ProcessEnv {
  const own = join(projectFolder, 'node_modules');
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((each) => !each.startsWith(own));
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('NUMLENS_'));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}

/** Whether a file of the project can be run. */
function canRun(path: string): boolean {
  const mode = statSync(join(projectFolder, path), { throwIfNoEntry: false })?.mode ?? 0;
  return (mode & 0o100) !== 0;
}

/**
 * Unpacks the source archive of `packages` into an empty folder, installs there by its lockfile, packs again without
 * variables of ours, and compares. Gives one sentence for each package that is not the same.
 */
export async function checkRebuild(packages: string = packagesFolder): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'numlens-rebuild-'));
  try {
    const sources = packageNames.find((name) => name.endsWith('-sources.zip')) ?? '';
    unzipFiles(await readFile(join(packages, sources)), folder, canRun);
    const { code } = await runCommand('node', ['scripts/start.mjs', 'package'], {
      output: 'show',
      cwd: folder,
      environment: strangersEnvironment(),
    });
    if (code !== 0) return ['The source archive could not be built: the lines above say why.'];
    const differing: string[] = [];
    for (const name of packageNames) {
      const [one, two] = await Promise.all([
        readFile(join(packages, name)),
        readFile(join(folder, '.output', 'packages', name)),
      ]);
      if (!one.equals(two)) differing.push(`${name} differs when it is built from the source archive.`);
    }
    return differing;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
