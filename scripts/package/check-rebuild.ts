import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runCommand } from '../setup/run-command.ts';
import { packageNames, packagesFolder } from './make-packages.ts';
import { unzipFiles } from './zip-files.ts';

/**
 * Unpacks the source archive into an empty folder, installs there by its lockfile, packs again, and compares. Gives one
 * sentence for each package that is not the same.
 */
export async function checkRebuild(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'numlens-rebuild-'));
  try {
    const sources = packageNames.find((name) => name.endsWith('-sources.zip')) ?? '';
    unzipFiles(
      await readFile(join(packagesFolder, sources)),
      folder,
      (path) => path === '.ci/run' || path.startsWith('.githooks/'),
    );
    // The new folder brings its own Node, so that nothing of this one helps it.
    const own = join(import.meta.dirname, '..', '..', 'node_modules');
    const path = (process.env['PATH'] ?? '').split(delimiter).filter((each) => !each.startsWith(own));
    const env = { PATH: path.join(delimiter) };
    const { code } = await runCommand('node', ['scripts/start.mjs', 'package'], { output: 'show', cwd: folder, env });
    if (code !== 0) return ['The source archive could not be built: the lines above say why.'];
    const differing: string[] = [];
    for (const name of packageNames) {
      const [one, two] = await Promise.all([
        readFile(join(packagesFolder, name)),
        readFile(join(folder, '.output', 'packages', name)),
      ]);
      if (!one.equals(two)) differing.push(`${name} differs when it is built from the source archive.`);
    }
    return differing;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
