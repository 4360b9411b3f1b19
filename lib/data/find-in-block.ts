import type { Ip } from '../address/ip.ts';
import type { AddressKey } from './address-key.ts';
import { stepShifts } from './address-key.ts';

const two32 = 2 ** 32;
const unscaledStep = scaleOf(0);

/** What each of a version's shifts multiplies by: the step itself, and its share of a start's upper and lower half. */
const scales = { 4: stepShifts[4].map(scaleOf), 6: stepShifts[6].map(scaleOf) } as const;

/** A block of a chunk: where its bytes begin and end, and the first key of its ranges. */
export type Block = { from: number; end: number; high: number; low: number };

/**
 * The value of the range that holds a key, 0 for none, read straight from a block's bytes: nothing is decoded that the
 * answer does not need, and nothing is kept. The key must not come before the block. Throws RangeError where the block
 * is damaged. The form of a block stands at `decodeRangeBlock`.
 */
export function findInBlock(
  bytes: Uint8Array,
  block: Block,
  { key, version }: { key: AddressKey; version: Ip['version'] },
): number {
  const { end } = block;
  let { from: at, high, low } = block;
  const ownScales = scales[version];
  // The first number is the count; each of the others up to it is a step to the next start. It is one loop over local
  // variables, so that the engine compiles it while it runs: the first look-up is quick too.
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
    // Products with powers of two are exact, and much quicker than remainders.
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
  // Where the loop broke off, the last start read lies behind the key: one number fewer stands before the value.
  const skipped = passed < count ? count - 2 : count - 1;
  return readNumber(bytes, skipNumbers(bytes, at, { count: skipped, end }), end);
}

type Scale = { step: number; toHigh: number; fromHigh: number };

function scaleOf(shift: number): Scale {
  return { step: 2 ** shift, toHigh: 2 ** (shift - 32), fromHigh: 2 ** (32 - shift) };
}

/** Where reading goes on behind `count` numbers: each ends with a byte below 128. */
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

/** A number of up to 32 bits. */
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
