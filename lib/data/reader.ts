/**
 * Reads a file of the data built into the extension. `path` is relative to `data/`, with forward slashes. Gives null
 * where the file is missing or cannot be read; never rejects.
 */
export type DataReader = (path: string) => Promise<Uint8Array | null>;
