import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Zippable } from 'fflate';
import { unzipSync, zipSync } from 'fflate';

/** The first time that a zip can hold. It is written by its local fields, so that the time zone changes no byte. */
const fixedTime = new Date(1980, 0, 1);
const unix = 3;

/**
 * A zip of files below a folder that is the same wherever and whenever it is made: sorted by path, one fixed time, and of
 * the permissions only whether a file can be run. `paths` have `/` between their parts.
 */
export function zipFiles(folder: string, paths: string[]): Uint8Array {
  const files: Zippable = {};
  for (const path of paths.toSorted()) {
    const file = join(folder, path);
    const mode = statSync(file).mode & 0o100 ? 0o100755 : 0o100644;
    files[path] = [readFileSync(file), { mtime: fixedTime, level: 9, os: unix, attrs: mode * 0x10000 }];
  }
  return zipSync(files);
}

/** Writes a zip's files below a folder. Those for which `canRun` is true become executable, as unzipping loses the modes of files. */
export function unzipFiles(zip: Uint8Array, folder: string, canRun: (path: string) => boolean): void {
  for (const [path, bytes] of Object.entries(unzipSync(zip))) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    if (canRun(path)) chmodSync(file, 0o755);
  }
}
