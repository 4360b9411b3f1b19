import type { Ip } from '../address/ip.ts';
import { createDecodedFiles } from './decoded-files.ts';
import type { OpenChunk } from './find-in-block.ts';
import { findInChunk, openChunk } from './find-in-block.ts';
import type { RangeBounds } from './range-bounds.ts';
import { rangeBounds } from './range-bounds.ts';
import type { AddressKey, RangeIndex } from './range-chunk.ts';
import { addressKey, decodeRangeIndex, findStart } from './range-chunk.ts';
import type { DataReader } from './reader.ts';

/**
 * The value of an address: its file of values, its place in the file, and the bounds of its range (null if the chunk is
 * damaged; absent if they were not asked for). `none`: the table has nothing for the address. `missing`: the file
 * `path` could not be read.
 */
export type RangeAnswer =
  | { kind: 'value'; file: number; place: number; bounds?: RangeBounds | null }
  | { kind: 'none' }
  | { kind: 'missing'; path: string };

export type RangeTable = (ip: Ip) => Promise<RangeAnswer>;

/**
 * Opens a range table in `data/<folder>/`: `index.bin`, and chunk files `v4-<n>.bin` and `v6-<n>.bin`. Keeps at most
 * `keptBytes` of undecoded chunks in memory. `bounds`: answers have the bounds of their range. Its function never
 * rejects.
 */
export function createRangeTable(
  read: DataReader,
  folder: string,
  { keptBytes, bounds: isBounded = false }: { keptBytes: number; bounds?: boolean },
): RangeTable {
  const indexPath = `${folder}/index.bin`;
  const indexes = createDecodedFiles<RangeIndex>(read, 1);
  const chunks = createDecodedFiles<OpenChunk>(read, keptBytes, { unit: 'bytes' });

  return async (ip) => {
    const index = indexes.kept(indexPath) ?? (await indexes.load(indexPath, decodeRangeIndex));
    if (index === null) return { kind: 'missing', path: indexPath };
    const key = addressKey(ip);
    const number = findStart(index.starts[ip.version], key);
    if (number < 0) return { kind: 'none' };
    const path = `${folder}/v${ip.version}-${number}.bin`;
    const chunk = chunks.kept(path) ?? (await chunks.load(path, openChunk));
    const value = chunk === null ? null : findValue(chunk, key, ip.version);
    if (value === null) return { kind: 'missing', path };
    if (value === 0) return { kind: 'none' };
    const rank = value - 1;
    const { version } = ip;
    const where = { index, number, version, key };
    const bounds = isBounded && chunk ? { bounds: rangeBounds(chunk.bytes, where) } : {};
    return {
      kind: 'value',
      ...bounds,
      file: Math.floor(rank / index.valuesPerFile),
      place: rank % index.valuesPerFile,
    };
  };
}

/** Returns the value of an address in a chunk, 0 for none, null if the chunk is damaged. */
function findValue(chunk: OpenChunk, key: AddressKey, version: Ip['version']): number | null {
  try {
    return findInChunk(chunk, { key, version });
  } catch {
    return null;
  }
}
