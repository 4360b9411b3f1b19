import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataReader } from '../lib/data/reader.ts';

/**
 * Reads data files from a folder on disk: by default the project's `data/`. It keeps what it has read, up to the 31 MB
 * of that folder, because a command-line tool may look up any number of subjects, and a computer has the room.
 */
export function createDiskReader(folder: string = join(import.meta.dirname, '..', 'data')): DataReader {
  const files = new Map<string, Uint8Array>();
  return async (path) => {
    const kept = files.get(path);
    if (kept !== undefined) return kept;
    try {
      const bytes = await readFile(join(folder, path));
      files.set(path, bytes);
      return bytes;
    } catch {
      return null;
    }
  };
}
