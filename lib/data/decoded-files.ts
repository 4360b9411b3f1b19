import type { DataReader } from './reader.ts';
import { createRecent } from './recent.ts';

type WeighedFile<Decoded> = { decoded: Decoded; weight: number };
type KeptFile<Decoded> = { reading: Promise<Decoded | null>; decoded: Decoded | null };

/**
 * Keeps at most `limit` decoded files, or (`unit: 'bytes'`) as many as `limit` bytes of data files. Simultaneous calls
 * for one file share one read. A failed read is not kept, so the next call tries again.
 */
export function createDecodedFiles<Decoded>(
  read: DataReader,
  limit: number,
  { unit = 'files' }: { unit?: 'files' | 'bytes' } = {},
) {
  const files = createRecent<string, KeptFile<Decoded>>(limit);

  async function readAndDecode(
    path: string,
    decode: (bytes: Uint8Array) => Decoded,
  ): Promise<WeighedFile<Decoded> | null> {
    try {
      const bytes = await read(path);
      return bytes && { decoded: decode(bytes), weight: unit === 'files' ? 1 : bytes.length };
    } catch {
      return null;
    }
  }

  return {
    /**
     * Returns the decoded file, null if it is missing or damaged; never rejects. `decode` throws RangeError if a file is
     * damaged; it must be the same for every call with one path.
     */
    load: (path: string, decode: (bytes: Uint8Array) => Decoded): Promise<Decoded | null> => {
      const kept = files.get(path);
      if (kept !== undefined) return kept.reading;
      const file: KeptFile<Decoded> = { reading: Promise.resolve(null), decoded: null };
      file.reading = readAndDecode(path, decode).then((answer) => {
        file.decoded = answer?.decoded ?? null;
        if (answer === null) files.drop(path, file);
        else if (files.get(path) === file) files.set(path, file, answer.weight);
        return file.decoded;
      });
      // The size of a file in bytes is known only after the read.
      files.set(path, file, unit === 'files' ? 1 : 0);
      return file.reading;
    },
    /** Returns the decoded file if it is in memory, null otherwise. Spares a lookup the wait for a settled promise. */
    kept: (path: string): Decoded | null => files.get(path)?.decoded ?? null,
  };
}
