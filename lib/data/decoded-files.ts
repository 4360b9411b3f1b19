import type { DataReader } from './reader.ts';

/** Reads and decodes data files of one kind, and keeps those that were asked for last. */
export type DecodedFiles<Decoded> = {
  /**
   * The decoded file, null where it is missing or damaged; never rejects. `decode` throws RangeError on a damaged file;
   * a path must always come with the same one.
   */
  load: (path: string, decode: (bytes: Uint8Array) => Decoded) => Promise<Decoded | null>;
};

/**
 * Keeps at most `limit` decoded files. Questions for one file at the same time share one read. A failed read is not
 * kept, so the next question tries again.
 */
export function createDecodedFiles<Decoded>(read: DataReader, limit: number): DecodedFiles<Decoded> {
  // A Map keeps the order of insertion, so the first key is the file that was asked for longest ago.
  const kept = new Map<string, Promise<Decoded | null>>();

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
      const known = kept.get(path);
      const file = known ?? readAndDecode(path, decode);
      kept.delete(path);
      kept.set(path, file);
      if (known === undefined) {
        const [oldest] = kept.keys();
        if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
        file.then((decoded) => {
          if (decoded === null && kept.get(path) === file) kept.delete(path);
        });
      }
      return file;
    },
  };
}
