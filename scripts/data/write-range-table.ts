import { fileMarks } from '../../lib/data/byte-source.ts';
import { createByteSink } from './byte-sink.ts';
import type { WriteFile } from './compilation.ts';
import type { EncodedRanges } from './encode-ranges.ts';
import { encodeRanges } from './encode-ranges.ts';
import type { RangeList } from './range-list.ts';

/** A range table: ranges by IP version, the rank of each value, and how many values are in one file. */
export type RangeTableInput = { lists: Record<4 | 6, RangeList>; ranks: Uint32Array; valuesPerFile: number };

/** Writes `<folder>/index.bin`, `<folder>/v4-<n>.bin` and `<folder>/v6-<n>.bin`. */
export function writeRangeTable(
  folder: string,
  write: WriteFile,
  { lists, ranks, valuesPerFile }: RangeTableInput,
): void {
  const tables = ([4, 6] as const).map((version) => {
    const encoded = encodeRanges(lists[version], version, { rankOf: (value) => ranks[value] ?? 0 });
    for (const [chunk, file] of encoded.files.entries()) write(`${folder}/v${version}-${chunk}.bin`, file);
    return encoded;
  });
  write(`${folder}/index.bin`, encodeRangeIndex(tables, valuesPerFile));
}

/** Encodes `index.bin`, which `lib/data/range-chunk.ts` reads. */
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
