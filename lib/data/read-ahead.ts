import type { DataReader } from './reader.ts';

/** `begin` reads the files that nobody has asked for yet; whoever asks first for one gets that read. */
export type AheadReader = { read: DataReader; begin: () => void };

/** A reader that can begin with some files before they are asked for: small ones, with which most look-ups begin. */
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
