import type { Ip } from '../address/ip.ts';
import type { AddressKey } from './address-key.ts';
import { fileMarks, openByteSource } from './byte-source.ts';

/** The first keys of a table's chunk files, sorted. */
export type RangeStarts = { high: Uint32Array; low: Uint32Array };

/** `index.bin` of a range table: where each chunk begins, and how many values stand in one file of values. */
export type RangeIndex = { starts: Record<Ip['version'], RangeStarts>; valuesPerFile: number };

/** Reads an index: values per file, then for IPv4 and for IPv6 the number of chunks and their first keys. */
export function decodeRangeIndex(bytes: Uint8Array): RangeIndex {
  const source = openByteSource(bytes, fileMarks.rangeIndex);
  const valuesPerFile = source.varint();
  const readStarts = (): RangeStarts => {
    const count = source.varint();
    if (count > bytes.length) throw new RangeError('Range index with a wrong count');
    const starts = { high: new Uint32Array(count), low: new Uint32Array(count) };
    for (let chunk = 0; chunk < count; chunk++) {
      starts.high[chunk] = source.uint32();
      starts.low[chunk] = source.uint32();
    }
    return starts;
  };
  const index = { valuesPerFile, starts: { 4: readStarts(), 6: readStarts() } };
  source.end();
  return index;
}

/** The position of the last start at or before a key, -1 where the key comes before all of them. */
export function findStart(starts: RangeStarts, key: AddressKey): number {
  let from = 0;
  let to = starts.high.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const high = starts.high[middle] ?? 0;
    const after = high > key.high || (high === key.high && (starts.low[middle] ?? 0) > key.low);
    if (after) to = middle;
    else from = middle + 1;
  }
  return from - 1;
}
