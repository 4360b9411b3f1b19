import { fileMarks } from '../../lib/data/byte-source.ts';
import { createByteSink } from './byte-sink.ts';
import type { EncodedRanges } from './encode-ranges.ts';

/** Writes what `lib/data/range-chunk.ts` reads. */
export function encodeRangeIndex(tables: readonly EncodedRanges[], valuesPerFile: number): Uint8Array {
  const sink = createByteSink(fileMarks.rangeIndex);
  sink.varint(valuesPerFile);
  for (const { firsts } of tables) {
    sink.varint(firsts.length);
    for (const { high, low } of firsts) {
      sink.uint32(high);
      sink.uint32(low);
    }
  }
  return sink.bytes();
}
