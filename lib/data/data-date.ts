import { createDecodedFiles } from './decoded-files.ts';
import type { Manifest } from './manifest.ts';
import { decodeManifest, manifestPath } from './manifest.ts';
import type { DataReader } from './reader.ts';

/** The date (YYYY-MM-DD) of the data built into the extension for a kind of subject. Null where the data is missing. */
export type DataDate = (kind: 'phone' | 'ip') => Promise<string | null>;

/** Tells dates from the manifest, which it reads once; where that failed, again with the next question. */
export function createDataDate(read: DataReader): DataDate {
  const manifests = createDecodedFiles<Manifest>(read, 1);
  return async (kind) => {
    const manifest = manifests.kept(manifestPath) ?? (await manifests.load(manifestPath, decodeManifest));
    return manifest?.dates[kind] ?? null;
  };
}
