import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Zippable } from 'fflate';
import { zipSync } from 'fflate';

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
