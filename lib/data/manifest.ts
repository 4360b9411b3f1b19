import { z } from 'zod';
import { once } from '../model/once.ts';
import type { DataReader } from './reader.ts';

const date = () => z.string().regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/);

/** `data/manifest.json`: what the data was compiled from. Dates are YYYY-MM-DD. It holds no date of the build. */
export const manifestSchema = once(() =>
  z.object({
    /** Tells one compilation's input from another's: package versions and the compiler's source. */
    stamp: z.string(),
    /** The date of the oldest source. */
    date: date(),
    dates: z.object({ phone: date(), ip: date() }),
    sources: z.array(z.object({ name: z.string(), version: z.string(), date: date().nullable(), licence: z.string() })),
    /** How many files, ranges, places and so on came out. */
    counts: z.record(z.string(), z.int()),
  }),
);

export type Manifest = z.infer<ReturnType<typeof manifestSchema>>;

export const manifestPath = 'manifest.json';

/** Reads a manifest's bytes; throws where they are not of its shape. */
export function decodeManifest(bytes: Uint8Array): Manifest {
  return manifestSchema().parse(JSON.parse(new TextDecoder().decode(bytes)));
}

/** Reads the manifest, null where it is missing or not of its shape. */
export async function readManifest(read: DataReader): Promise<Manifest | null> {
  const bytes = await read(manifestPath);
  if (bytes === null) return null;
  try {
    return decodeManifest(bytes);
  } catch {
    return null;
  }
}
