import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataReader } from '../lib/data/reader.ts';

/** Reads data files from a folder on disk: by default the project's `data/`. */
export function createDiskReader(folder: string = join(import.meta.dirname, '..', 'data')): DataReader {
  return async (path) => {
    try {
      return await readFile(join(folder, path));
    } catch {
      return null;
    }
  };
}
