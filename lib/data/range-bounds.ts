import type { Ip } from '../address/ip.ts';
import type { AddressKey, RangeIndex, RangeStarts } from './range-chunk.ts';
import { decodeRangeBlock, decodeRangeChunk, findStart } from './range-chunk.ts';

/** The first and the last address of a range, as numbers. */
export type RangeBounds = { first: bigint; last: bigint };

type Where = { index: RangeIndex; number: number; version: Ip['version']; key: AddressKey };

/**
 * Returns the bounds of the range that holds a key in a chunk file, the table's `number`th; null if the chunk is
 * damaged. A range ends before the next one starts, which may be in the next block or chunk.
 */
export function rangeBounds(bytes: Uint8Array, { index, number, version, key }: Where): RangeBounds | null {
  try {
    const chunk = decodeRangeChunk(bytes);
    const block = findStart(chunk.starts, key);
    const { starts } = decodeRangeBlock(chunk, block, { version });
    const at = findStart(starts, key);
    const first = startAt(starts, at, version);
    if (first === null) return null;
    const next =
      startAt(starts, at + 1, version) ??
      startAt(chunk.starts, block + 1, version) ??
      startAt(index.starts[version], number + 1, version) ??
      (version === 4 ? 1n << 32n : 1n << 128n);
    return { first, last: next - 1n };
  } catch {
    return null;
  }
}

function startAt({ high, low }: RangeStarts, at: number, version: Ip['version']): bigint | null {
  const upper = high[at];
  if (upper === undefined) return null;
  return version === 4 ? BigInt(upper) : ((BigInt(upper) << 32n) | BigInt(low[at] ?? 0)) << 64n;
}
