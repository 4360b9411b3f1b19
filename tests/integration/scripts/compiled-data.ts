import type { DataReader } from '../../../lib/data/reader.ts';
import { ensureData } from '../../../scripts/data.ts';
import { createDiskReader } from '../../../scripts/disk-reader.ts';

/** Longest time that compiling the data may take on a busy machine, in milliseconds. */
export const compileTime = 120_000;

/**
 * A reader of the project's compiled data; compiles it first where it is missing or old. `NUMLENS_COMPILED_DATA` names another
 * folder of compiled data: the monthly refresh tries its own before anything takes it.
 */
export function compiledData(): DataReader {
  const given = process.env['NUMLENS_COMPILED_DATA'];
  if (given) return createDiskReader(given);
  ensureData({ log: () => {} });
  return createDiskReader();
}
