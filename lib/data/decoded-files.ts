import type { DataReader } from './reader.ts';

/** Reads and decodes data files of one kind, and keeps the most recently used. */
export type DecodedFiles<Decoded> = {
  /**
   * Returns the decoded file, null if it is missing or damaged; never rejects. `decode` throws RangeError if a file is
   * damaged; it must be the same for every call with one path.
   */
  load: (path: string, decode: (bytes: Uint8Array) => Decoded) => Promise<Decoded | null>;
  /** Returns the decoded file if it is in memory, null otherwise. Spares a lookup the wait for a settled promise. */
  kept: (path: string) => Decoded | null;
};

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
): DecodedFiles<Decoded> {
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
    load: (path, decode) => {
      const kept = files.get(path);
      if (kept !== undefined) return kept.reading;
      const done = readAndDecode(path, decode).then((answer) => {
        file.decoded = answer?.decoded ?? null;
        if (answer === null) files.drop(path, file);
        else if (files.get(path) === file) files.set(path, file, answer.weight);
        return file.decoded;
      });
      const file: KeptFile<Decoded> = { reading: done, decoded: null };
      // The size of a file in bytes is known only after the read.
      files.set(path, file, unit === 'files' ? 1 : 0);
      return done;
    },
    kept: (path) => files.get(path)?.decoded ?? null,
  };
}

/** Keeps the most recently used values, by key. */
export type Recent<Key, Value> = {
  /** Returns the value of a key and makes it the newest; undefined if it is not kept. */
  get: (key: Key) => Value | undefined;
  /**
   * Keeps a value as the newest, and removes the oldest if the total weight is over the limit. The default weight is 1.
   */
  set: (key: Key, value: Value, weight?: number) => void;
  /** Removes a key if it still has this value. */
  drop: (key: Key, value: Value) => void;
};

/** Keeps values up to a total weight of `limit`. The newest is kept whatever its weight. */
export function createRecent<Key, Value>(limit: number): Recent<Key, Value> {
  /** A map iterates its keys in the order in which they were set, so the first is the oldest. */
  const kept = new Map<Key, { value: Value; weight: number }>();
  let newest: Key | undefined;
  let weightOfAll = 0;

  function forget(key: Key): void {
    weightOfAll -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  }

  return {
    get: (key) => {
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      if (key !== newest) {
        kept.delete(key);
        kept.set(key, entry);
        newest = key;
      }
      return entry.value;
    },
    set: (key, value, weight = 1) => {
      forget(key);
      kept.set(key, { value, weight });
      newest = key;
      weightOfAll += weight;
      for (const oldest of kept.keys()) {
        if (weightOfAll <= limit || kept.size === 1) break;
        forget(oldest);
      }
    },
    drop: (key, value) => {
      if (kept.get(key)?.value === value) forget(key);
    },
  };
}
