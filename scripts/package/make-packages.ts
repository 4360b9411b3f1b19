import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packedFolder } from '../data/inputs.ts';
import { projectFolder } from '../setup/project-folder.ts';
import { runCommand } from '../setup/run-command.ts';
import { filesBelow, sourceFiles } from './files-below.ts';
import { zipFiles } from './zip-files.ts';

export type Package = { name: string; bytes: number; sha256: string };

/** Where the packages are put. */
export const packagesFolder = join(projectFolder, '.output', 'packages');

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')));

/** Names of the three packages, which carry the version. */
export const packageNames = ['chrome', 'firefox', 'sources'].map((kind) => `numlens-${version}-${kind}.zip`);

/**
 * Builds the extension for both browsers and packs it, and the sources with the data that they have beside the lockfile's.
 * Null if a build failed, which has printed why.
 */
export async function makePackages(): Promise<Package[] | null> {
  for (const browser of ['chrome', 'firefox']) {
    const script = join(projectFolder, 'scripts', 'build.ts');
    const { code } = await runCommand(process.execPath, [script, browser], { output: 'show' });
    if (code !== 0) return null;
  }
  rmSync(packagesFolder, { recursive: true, force: true });
  mkdirSync(packagesFolder, { recursive: true });
  const contents = [
    ...['chrome', 'firefox'].map((browser) => packFolder(join(projectFolder, '.output', `${browser}-mv3`))),
    zipFiles(projectFolder, [...sourceFiles(projectFolder), ...packedInputs(projectFolder)]),
  ];
  return packageNames.map((name, index) => {
    const zip = contents[index] ?? new Uint8Array();
    writeFileSync(join(packagesFolder, name), zip);
    return { name, bytes: zip.length, sha256: createHash('sha256').update(zip).digest('hex') };
  });
}

/** The files of newer data that are packed with the sources, though git ignores them. */
export function packedInputs(project: string): string[] {
  const folder = join(project, packedFolder);
  return existsSync(folder) ? filesBelow(folder).map((path) => `${packedFolder}/${path}`) : [];
}

function packFolder(folder: string): Uint8Array {
  return zipFiles(folder, filesBelow(folder));
}
