import type { Ip } from '../../lib/address/ip.ts';
import { fileMarks } from '../../lib/data/byte-source.ts';
import { stepShifts } from '../../lib/data/range-chunk.ts';
import type { ByteSink } from './byte-sink.ts';
import { createByteSink } from './byte-sink.ts';
import type { RangeList } from './range-list.ts';

/** Ranges in one chunk file: about 60 KB, which a browser reads in 2 or 3 ms. */
const rangesPerFile = 16_384;
/** Ranges in one block of a file. One lookup reads one block: smaller blocks are quicker, but make the file's head longer. */
const rangesPerBlock = 256;
const two32 = 2 ** 32;

/** The chunk files of a table, and the first key of each. */
export type EncodedRanges = { files: Uint8Array[]; firsts: { high: number; low: number }[] };

/** Encodes ranges as `lib/data/range-chunk.ts` reads them. `rankOf` turns a list's value into the one that is written. */
export function encodeRanges(
  list: RangeList,
  version: Ip['version'],
  { rankOf }: { rankOf: (value: number) => number },
): EncodedRanges {
  const high = list.high();
  const low = list.low();
  const values = list.values();

  function writeBlock(sink: ByteSink, from: number, to: number): void {
    sink.varint(to - from);
    for (let index = from + 1; index < to; index++) {
      const highStep = (high[index] ?? 0) - (high[index - 1] ?? 0);
      sink.varint(codeStep(highStep, (low[index] ?? 0) - (low[index - 1] ?? 0), stepShifts[version]));
    }
    for (let index = from; index < to; index++) sink.varint(rankOf(values[index] ?? 0));
  }

  const encoded: EncodedRanges = { files: [], firsts: [] };
  for (let from = 0; from < list.size(); from += rangesPerFile) {
    const to = Math.min(from + rangesPerFile, list.size());
    const head = createByteSink(fileMarks.ranges);
    const body = createByteSink('');
    head.varint(Math.ceil((to - from) / rangesPerBlock));
    for (let block = from; block < to; block += rangesPerBlock) {
      const before = body.length();
      writeBlock(body, block, Math.min(block + rangesPerBlock, to));
      head.uint32(high[block] ?? 0);
      head.uint32(low[block] ?? 0);
      head.varint(body.length() - before);
    }
    encoded.files.push(Buffer.concat([head.bytes(), body.bytes()]));
    encoded.firsts.push({ high: high[from] ?? 0, low: low[from] ?? 0 });
  }
  return encoded;
}

/**
 * Returns a step without the low zero bits that the largest fitting shift drops, and the shift's number in its low two bits.
 * Throws if no shift fits.
 */
function codeStep(high: number, low: number, shifts: readonly number[]): number {
  const step = high * two32 + low;
  for (let choice = shifts.length - 1; choice >= 0; choice--) {
    const weight = 2 ** (shifts[choice] ?? 0);
    const fits = weight >= two32 ? low === 0 && high % (weight / two32) === 0 : low % weight === 0;
    if (fits) return (step / weight) * 4 + choice;
  }
  throw new RangeError(`No shift fits a step of ${high}, ${low}`);
}
