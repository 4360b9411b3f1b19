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

type File<Decoded> = { reading: Promise<Decoded | null>; decoded: Decoded | null };

/**
 * Keeps at most `limit` decoded files. Questions for one file at the same time share one read. A failed read is not
 * kept, so the next question tries again.
 */
export function createDecodedFiles<Decoded>(read: DataReader, limit: number): DecodedFiles<Decoded> {
  const files = createRecent<string, File<Decoded>>(limit);

  async function readAndDecode(path: string, decode: (bytes: Uint8Array) => Decoded): Promise<Decoded | null> {
    try {
      const bytes = await read(path);
      return bytes === null ? null : decode(bytes);
    } catch {
      return null;
    }
  }

  return {
    load: (path, decode) => {
      const known = files.get(path);
      if (known !== undefined) return known.reading;
      const file: File<Decoded> = { reading: readAndDecode(path, decode), decoded: null };
      files.set(path, file);
      file.reading.then((decoded) => {
        file.decoded = decoded;
        if (decoded === null) files.drop(path, file);
      });
      return file.reading;
    },
    kept: (path) => files.get(path)?.decoded ?? null,
  };
}
