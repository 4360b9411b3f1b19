/**
 * Reads a file of the built-in data. `path` is relative to `data/`, with forward slashes. Null if the file is missing
 * or cannot be read; never rejects.
 */
export type DataReader = (path: string) => Promise<Uint8Array | null>;

/** `begin` reads the files that have not been read yet. The first `read` of such a file returns that early read. */
export type AheadReader = { read: DataReader; begin: () => void };

/** Returns a reader that can read some files early: small ones that most lookups need first. */
export function readAhead(read: DataReader, paths: readonly string[]): AheadReader {
  const wanted = new Set(paths);
  const begun = new Map<string, ReturnType<DataReader>>();
  return {
    read(path) {
      wanted.delete(path);
      const early = begun.get(path);
      begun.delete(path);
      return early ?? read(path);
    },
    begin() {
      for (const path of wanted) begun.set(path, read(path));
      wanted.clear();
    },
  };
}
