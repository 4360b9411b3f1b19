/** Writes one file of the data; `path` is relative to `data/`. */
export type WriteFile = (path: string, content: Uint8Array | string) => void;

/** How many of each thing a part of the compiler wrote. */
export type Counts = Record<string, number>;
