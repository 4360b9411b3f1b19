import type { WriteFile } from './compilation.ts';
import { encodeRangeIndex } from './encode-range-index.ts';
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
