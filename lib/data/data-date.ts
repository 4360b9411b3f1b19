import { createDecodedFiles } from './decoded-files.ts';
import type { Manifest } from './manifest.ts';
import { decodeManifest, manifestPath } from './manifest.ts';
import type { DataReader } from './reader.ts';

/**
 * The date (YYYY-MM-DD) of the data built into the extension: of one kind of subject, or of the oldest source. Null
 * where the data is missing.
 */
export type DataDate = (kind?: 'phone' | 'ip') => Promise<string | null>;

/** Tells dates from the manifest, which it reads once; where that failed, again with the next question. */
export function createDataDate(read: DataReader): DataDate {
  const manifests = createDecodedFiles<Manifest>(read, 1);
  return async (kind) => {
    const manifest = manifests.kept(manifestPath) ?? (await manifests.load(manifestPath, decodeManifest));
    if (manifest === null) return null;
    return kind === undefined ? manifest.date : manifest.dates[kind];
  };
}
