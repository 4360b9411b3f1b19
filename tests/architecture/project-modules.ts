import { existsSync, globSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import type { Module } from './read-module.ts';
import { readModule } from './read-module.ts';

/** Every source file of the project in the folders that hold rooms. */
export function projectModules(): Module[] {
  const paths = globSync('{entrypoints,components,lib,scripts,tests}/**/*.{ts,tsx}', { cwd: projectFolder });
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => readModule(path, join(projectFolder, path)));
}

/** The name of a package from what an import says: `preact/hooks` is `preact`. */
export function packageOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}

export const isRelative = (from: string): boolean => from.startsWith('.');
export const isBuiltin = (from: string): boolean => from.startsWith('node:');

/** The project's file that a relative import names, null when there is none of exactly that name. */
export function importedFile(importer: string, from: string): string | null {
  const path = posix.normalize(posix.join(posix.dirname(importer), from.replace(/\?.*$/, '')));
  return existsSync(join(projectFolder, path)) && /\.\w+$/.test(path) ? path : null;
}
