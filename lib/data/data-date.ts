import { readManifest } from './manifest.ts';
import type { DataReader } from './reader.ts';

/**
 * The date (YYYY-MM-DD) of the data built into the extension: of one kind of subject, or of the oldest source. Null
 * where the data is missing.
 */
export async function readDataDate(read: DataReader, kind?: 'phone' | 'ip'): Promise<string | null> {
  const manifest = await readManifest(read);
  if (manifest === null) return null;
  return kind === undefined ? manifest.date : manifest.dates[kind];
}
