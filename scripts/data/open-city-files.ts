import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataProblem } from './data-problem.ts';
import type { Mmdb } from './mmdb.ts';
import { openMmdb } from './mmdb.ts';

/**
 * Opens a folder's mmdb files: one for each IP version, or one for both. Throws if there are others, or a damaged one.
 */
export function openCityFiles(folder: string): Record<4 | 6, Mmdb> {
  const files = mmdbNames(folder).map((name) => openMmdb(readFileSync(join(folder, name))));
  const of4 = files.length === 1 ? files[0] : files.find(({ ipVersion }) => ipVersion === 4);
  const of6 = files.find(({ ipVersion }) => ipVersion === 6);
  if (files.length > 2 || !of4?.has(4) || !of6) {
    throw new DataProblem(`${folder} needs one mmdb file with IPv4 and IPv6, or one file of each`);
  }
  return { 4: of4, 6: of6 };
}

/** The mmdb files in a folder, sorted. */
export function mmdbNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mmdb'))
    .sort();
}
