import type { Ip } from '../address/ip.ts';
import { fileMarks, openByteSource } from './byte-source.ts';

/**
 * The key of an address in a range table: the first 64 bits of an IPv6 address, or an IPv4 address followed by 32
 * zeros, in two halves. Networks smaller than an IPv6 /64 have one key.
 */
export type AddressKey = { high: number; low: number };

export function addressKey(ip: Ip): AddressKey {
  if (ip.version === 4) return { high: ip.words[0], low: 0 };
  return { high: ip.words[0], low: ip.words[1] };
}

/**
 * How many low zero bits the steps between range starts may drop, by IP version. Two bits of each step say which of the
 * four numbers applies. They match common sizes of networks: /32, /28, /24 and /20 for IPv4; /64, /56, /48 and /40 for
 * IPv6.
 */
export const stepShifts = {
  4: [32, 36, 40, 44],
  6: [0, 8, 16, 24],
} as const satisfies Record<Ip['version'], readonly number[]>;

/** The first keys of chunk files, of blocks or of ranges, sorted. Each is in two halves, as in `AddressKey`. */
export type RangeStarts = { high: Uint32Array; low: Uint32Array };

/** `index.bin` of a range table: the start of each chunk, and the number of values in one file of values. */
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

/** Returns the position of the last start at or before a key, -1 if the key is before all of them. */
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

/**
 * One chunk file of a range table with its whole head decoded, for the bounds of a range and for checks of the data. To
 * find a value, `findInChunk` reads less. `starts` are the blocks' first keys, `offsets` their positions in `bytes`.
 */
export type RangeChunk = { bytes: Uint8Array; starts: RangeStarts; offsets: Uint32Array };

/** The starts of ranges, and their values, 0 for none. A range ends at the next start. */
export type RangeBlock = { starts: RangeStarts; values: Uint32Array };

const two32 = 2 ** 32;

/** Reads a chunk's head: the number of blocks, then each block's first key and length in bytes. */
export function decodeRangeChunk(bytes: Uint8Array): RangeChunk {
  const source = openByteSource(bytes, fileMarks.ranges);
  const count = source.varint();
  if (count === 0 || count > bytes.length) throw new RangeError('Range chunk with a wrong count');
  const starts = { high: new Uint32Array(count), low: new Uint32Array(count) };
  const offsets = new Uint32Array(count);
  let length = 0;
  for (let block = 0; block < count; block++) {
    starts.high[block] = source.uint32();
    starts.low[block] = source.uint32();
    offsets[block] = length;
    length += source.varint();
  }
  const head = source.position();
  if (head + length !== bytes.length) throw new RangeError('Range chunk of a wrong length');
  return { bytes, starts, offsets: offsets.map((offset) => head + offset) };
}

/**
 * Reads a block: the number of ranges, a step to each start but the first, then each range's value. A step's low two
 * bits say which of the version's shifts it dropped.
 */
export function decodeRangeBlock(
  chunk: RangeChunk,
  block: number,
  { version }: { version: Ip['version'] },
): RangeBlock {
  const source = openByteSource(chunk.bytes, fileMarks.ranges, { at: chunk.offsets[block] ?? 0 });
  const count = source.varint();
  if (count === 0 || count > chunk.bytes.length) throw new RangeError('Range block with a wrong count');
  const weights = stepShifts[version].map((shift) => 2 ** shift);
  const high = new Uint32Array(count);
  const low = new Uint32Array(count);
  let keyHigh = chunk.starts.high[block] ?? 0;
  let keyLow = chunk.starts.low[block] ?? 0;
  high[0] = keyHigh;
  low[0] = keyLow;
  for (let index = 1; index < count; index++) {
    const coded = source.varint();
    const step = Math.floor(coded / 4) * (weights[coded % 4] ?? 1);
    keyLow += step % two32;
    keyHigh += Math.floor(step / two32);
    if (keyLow >= two32) {
      keyLow -= two32;
      keyHigh += 1;
    }
    if (keyHigh >= two32) throw new RangeError('Range block runs past the last address');
    high[index] = keyHigh;
    low[index] = keyLow;
  }
  return { starts: { high, low }, values: source.varints(count) };
}
