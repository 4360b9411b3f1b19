import type { Ip } from '../address/ip.ts';
import type { AddressKey } from './address-key.ts';
import { addressKey } from './address-key.ts';
import { createDecodedFiles } from './decoded-files.ts';
import type { RangeBlock, RangeChunk } from './range-chunk.ts';
import { decodeRangeBlock, decodeRangeChunk } from './range-chunk.ts';
import type { RangeIndex } from './range-index.ts';
import { decodeRangeIndex, findStart } from './range-index.ts';
import type { DataReader } from './reader.ts';
import { createRecent } from './recent.ts';

/**
 * Where an address's value stands: a file of values and a place in it; `none` where the table has nothing for the
 * address; `missing` names the file that could not be read.
 */
export type RangeAnswer =
  | { kind: 'value'; file: number; place: number }
  | { kind: 'none' }
  | { kind: 'missing'; path: string };

export type RangeTable = (ip: Ip) => Promise<RangeAnswer>;

/** Chunks kept in memory, 60 KB each. */
const keptChunks = 24;
/** Blocks kept decoded, 12 KB each. */
const keptBlocks = 32;

/** A range table in `data/<folder>/`: `index.bin` and chunk files `v4-<n>.bin`, `v6-<n>.bin`. Never rejects. */
export function createRangeTable(read: DataReader, folder: string): RangeTable {
  const indexPath = `${folder}/index.bin`;
  const indexes = createDecodedFiles<RangeIndex>(read, 1);
  const chunks = createDecodedFiles<RangeChunk>(read, keptChunks);
  const blocks = createRecent<string, RangeBlock>(keptBlocks);

  /** The value of an address in a chunk, 0 for none, null where the block cannot be read. */
  function findValue(chunk: RangeChunk, key: AddressKey, { path, ip }: { path: string; ip: Ip }): number | null {
    const number = findStart(chunk.starts, key);
    if (number < 0) return null;
    const name = `${path}:${number}`;
    let block = blocks.get(name);
    if (block === undefined) {
      try {
        block = decodeRangeBlock(chunk, number, { version: ip.version });
      } catch {
        return null;
      }
      blocks.set(name, block);
    }
    return block.values[findStart(block.starts, key)] ?? null;
  }

  return async (ip) => {
    const index = indexes.kept(indexPath) ?? (await indexes.load(indexPath, decodeRangeIndex));
    if (index === null) return { kind: 'missing', path: indexPath };
    const key = addressKey(ip);
    const number = findStart(index.starts[ip.version], key);
    if (number < 0) return { kind: 'none' };
    const path = `${folder}/v${ip.version}-${number}.bin`;
    const chunk = chunks.kept(path) ?? (await chunks.load(path, decodeRangeChunk));
    const value = chunk === null ? null : findValue(chunk, key, { path, ip });
    if (value === null) return { kind: 'missing', path };
    if (value === 0) return { kind: 'none' };
    const rank = value - 1;
    return { kind: 'value', file: Math.floor(rank / index.valuesPerFile), place: rank % index.valuesPerFile };
  };
}
