import type { DataReader } from './reader.ts';
import { createRecent } from './recent.ts';

/** Reads and decodes data files of one kind, and keeps those that were asked for last. */
export type DecodedFiles<Decoded> = {
  /**
   * The decoded file, null where it is missing or damaged; never rejects. `decode` throws RangeError on a damaged file;
   * a path must always come with the same one.
   */
  load: (path: string, decode: (bytes: Uint8Array) => Decoded) => Promise<Decoded | null>;
  /** The decoded file where it is in memory, else null: spares a look-up the wait for a promise that is long settled. */
  kept: (path: string) => Decoded | null;
};

type Read<Decoded> = { decoded: Decoded; weight: number };
type File<Decoded> = { reading: Promise<Decoded | null>; decoded: Decoded | null };

/**
 * Keeps at most `limit` decoded files, or as many as hold at most `limit` bytes on the device. Questions for one file at
 * the same time share one read. A failed read is not kept, so the next question tries again.
 */
export function createDecodedFiles<Decoded>(
  read: DataReader,
  limit: number,
  { unit = 'files' }: { unit?: 'files' | 'bytes' } = {},
): DecodedFiles<Decoded> {
  const files = createRecent<string, File<Decoded>>(limit);

  async function readAndDecode(path: string, decode: (bytes: Uint8Array) => Decoded): Promise<Read<Decoded> | null> {
    try {
      const bytes = await read(path);
      return bytes && { decoded: decode(bytes), weight: unit === 'files' ? 1 : bytes.length };
    } catch {
      return null;
    }
  }

  return {
    load: (path, decode) => {
      const known = files.get(path);
      if (known !== undefined) return known.reading;
      const done = readAndDecode(path, decode).then((answer) => {
        file.decoded = answer?.decoded ?? null;
        if (answer === null) files.drop(path, file);
        else if (files.get(path) === file) files.set(path, file, answer.weight);
        return file.decoded;
      });
      const file: File<Decoded> = { reading: done, decoded: null };
      // What a file weighs in bytes is known only when it was read.
      files.set(path, file, unit === 'files' ? 1 : 0);
      return done;
    },
    kept: (path) => files.get(path)?.decoded ?? null,
  };
}
