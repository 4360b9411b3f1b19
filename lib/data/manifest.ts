import { z } from 'zod';
import { once } from '../model/once.ts';
import { createDecodedFiles } from './decoded-files.ts';
import type { DataReader } from './reader.ts';

const date = () => z.string().regex(/^(?:\.\.\/)?[0-9]{4}-[0-9]{2}-[0-9]{2}$/);

/**
 * `data/manifest.json`: the sources that the data was compiled from. Dates are YYYY-MM-DD, with `../` before it for that
 * day or an earlier one (ISO 8601-2). It has no build date.
 */
export const manifestSchema = once(() =>
  z.object({
    /** Identifies a compilation's input: package versions and the compiler's source. */
    stamp: z.string(),
    /** The date of the oldest source. */
    date: date(),
    dates: z.object({ phone: date(), ip: date() }),
    sources: z.array(z.object({ name: z.string(), version: z.string(), date: date().nullable(), licence: z.string() })),
    /** How many files, ranges, places and so on the compilation made. */
    counts: z.record(z.string(), z.int()),
  }),
);

export type Manifest = z.infer<ReturnType<typeof manifestSchema>>;

export const manifestPath = 'manifest.json';

/** Decodes a manifest; throws if it is damaged. */
export function decodeManifest(bytes: Uint8Array): Manifest {
  return manifestSchema().parse(JSON.parse(new TextDecoder().decode(bytes)));
}

/** Returns the date (YYYY-MM-DD) of the built-in data for a kind of subject, null if the data is missing. */
export type DataDate = (kind: 'phone' | 'ip') => Promise<string | null>;

/** Returns dates from the manifest. Reads it once, and again on the next call if that failed. */
export function createDataDate(read: DataReader): DataDate {
  const manifests = createDecodedFiles<Manifest>(read, 1);
  return async (kind) => {
    const manifest = manifests.kept(manifestPath) ?? (await manifests.load(manifestPath, decodeManifest));
    return manifest?.dates[kind] ?? null;
  };
}
