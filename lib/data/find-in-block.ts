import type { Ip } from '../address/ip.ts';
import { fileMarks, openByteSource } from './byte-source.ts';
import type { AddressKey } from './range-chunk.ts';
import { stepShifts } from './range-chunk.ts';

const two32 = 2 ** 32;
const unscaledStep = scaleOf(0);

/**
 * For each of a version's shifts, the factors that turn a coded step into what is added to the two 32-bit halves of a
 * start.
 */
const scales = { 4: stepShifts[4].map(scaleOf), 6: stepShifts[6].map(scaleOf) } as const;

/** A block of a chunk: the start and end of its bytes, and the first key of its ranges. */
type Block = { from: number; end: number; high: number; low: number };

/** The undecoded chunk file of a range table, and the offset of its blocks' heads. */
export type OpenChunk = { bytes: Uint8Array; blocks: number; heads: number };

/** Opens a chunk file; throws RangeError if it is another kind of file. `decodeRangeChunk` describes the format. */
export function openChunk(bytes: Uint8Array): OpenChunk {
  const source = openByteSource(bytes, fileMarks.ranges);
  const blocks = source.varint();
  return { bytes, blocks, heads: source.position() };
}

/**
 * Returns the value of the range that contains a key, 0 for none. It decodes only what the answer needs. Throws
 * RangeError if the chunk is damaged, or starts after the key.
 */
export function findInChunk(chunk: OpenChunk, { key, version }: { key: AddressKey; version: Ip['version'] }): number {
  return findInBlock(chunk.bytes, blockOf(chunk, key), { key, version });
}

/** Finds the block of a key: the last one that starts at or before it. */
function blockOf({ bytes, blocks, heads }: OpenChunk, key: AddressKey): Block {
  let at = heads;
  let found: Block | null = null;
  let length = 0;
  for (let block = 0; block < blocks && at < bytes.length; block++) {
    const high = uint32(bytes, at);
    const low = uint32(bytes, at + 4);
    at += 8;
    const from = length;
    let weight = 1;
    let part = 128;
    while (part >= 128 && at < bytes.length) {
      part = bytes[at] ?? 0;
      at += 1;
      length += (part & 127) * weight;
      weight *= 128;
    }
    if (high < key.high || (high === key.high && low <= key.low)) found = { from, end: length, high, low };
  }
  if (found === null || at + length !== bytes.length) throw new RangeError('Range chunk with a wrong head');
  return { ...found, from: at + found.from, end: at + found.end };
}

function uint32(bytes: Uint8Array, at: number): number {
  return (
    (((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)) >>> 0
  );
}

/**
 * Returns the value of the range that contains a key, 0 for none, straight from a block's bytes. It decodes only what
 * the answer needs, and keeps nothing. The key must not be before the block. Throws RangeError if the block is damaged.
 * `decodeRangeBlock` describes the format of a block.
 */
function findInBlock(
  bytes: Uint8Array,
  block: Block,
  { key, version }: { key: AddressKey; version: Ip['version'] },
): number {
  const { end } = block;
  let { from: at, high, low } = block;
  const ownScales = scales[version];
  // The first number is the count; each number up to it is a step to the next start. This is one loop over local
  // variables, so that the engine compiles it while it runs and even the first lookup is fast.
  let count = 1;
  let passed = 0;
  for (; passed < count; passed++) {
    let coded = 0;
    let weight = 1;
    let part = 128;
    while (part >= 128) {
      if (at >= end) throw new RangeError('Range block ends early');
      part = bytes[at] ?? 0;
      at += 1;
      coded += (part & 127) * weight;
      weight *= 128;
    }
    if (coded > Number.MAX_SAFE_INTEGER) throw new RangeError('Range block holds a number that is too large');
    if (passed === 0) {
      if (coded === 0 || coded > end - at) throw new RangeError('Range block with a wrong count');
      count = coded;
      continue;
    }
    // Multiplying by powers of two is exact, and much faster than remainders.
    const scale = ownScales[coded & 3] ?? unscaledStep;
    const step = Math.floor(coded / 4);
    const highStep = Math.floor(step * scale.toHigh);
    high += highStep;
    low += (step - highStep * scale.fromHigh) * scale.step;
    if (low >= two32) {
      low -= two32;
      high += 1;
    }
    if (high > key.high || (high === key.high && low > key.low)) break;
  }
  // If the loop ended early, the last start read is after the key, so there is one number fewer before the value.
  const skipped = passed < count ? count - 2 : count - 1;
  return readNumber(bytes, skipNumbers(bytes, at, { count: skipped, end }), end);
}

type Scale = { step: number; toHigh: number; fromHigh: number };

function scaleOf(shift: number): Scale {
  return { step: 2 ** shift, toHigh: 2 ** (shift - 32), fromHigh: 2 ** (32 - shift) };
}

/** Returns the offset after `count` numbers. Each number ends with a byte below 128. */
function skipNumbers(bytes: Uint8Array, from: number, { count, end }: { count: number; end: number }): number {
  let at = from;
  let left = count;
  while (left > 0 && at < end) {
    if ((bytes[at] ?? 0) < 128) left -= 1;
    at += 1;
  }
  if (left > 0) throw new RangeError('Range block ends early');
  return at;
}

/** Reads a number of up to 32 bits. */
function readNumber(bytes: Uint8Array, from: number, end: number): number {
  let value = 0;
  let weight = 1;
  for (let at = from; at < end; at++) {
    const part = bytes[at] ?? 0;
    value += (part & 127) * weight;
    if (value >= two32) break;
    if (part < 128) return value;
    weight *= 128;
  }
  throw new RangeError('Range block ends early or holds a number that is too large');
}
