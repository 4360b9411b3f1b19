import type { Ip } from '../address/ip.ts';
import { stepShifts } from './address-key.ts';
import { fileMarks, openByteSource } from './byte-source.ts';
import type { RangeStarts } from './range-index.ts';

/**
 * One chunk file of a range table with its blocks, whole, as checks of the data need it; a look-up reads less
 * (`findInChunk`). `starts` are the blocks' first keys, `offsets` where each block stands in `bytes`.
 */
export type RangeChunk = { bytes: Uint8Array; starts: RangeStarts; offsets: Uint32Array };

/** Ranges by where each starts, with their values, 0 for none. A range ends at the next start. */
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
