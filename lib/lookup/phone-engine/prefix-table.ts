import type { ByteSource } from '../../data/byte-source.ts';

/**
 * What stands for the prefixes of national numbers: longest prefixes flattened to ranges over the first `digits` digits.
 * `values[index]` of the range holds a place in `texts`, 0 for none. `fallback` is the text for every number of the
 * calling code, a place in `texts`.
 */
export type PrefixTable = {
  digits: number;
  starts: Uint32Array;
  values: Uint32Array;
  texts: readonly string[];
  fallback: number;
};

/** Reads a table: digits, fallback, number of texts, texts, number of ranges, steps between starts, value differences. */
export function decodePrefixTable(source: ByteSource): PrefixTable {
  const digits = source.varint();
  const fallback = source.varint();
  const texts = ['', ...source.texts(source.varint())];
  const count = source.varint();
  if (digits > 8 || fallback >= texts.length) throw new RangeError('Prefix table with a wrong head');
  const starts = source.varints(count);
  const values = source.varints(count);
  let start = -1;
  for (let index = 0; index < count; index++) {
    start += (starts[index] ?? 0) + 1;
    starts[index] = start;
  }
  if (start >= 10 ** digits) throw new RangeError('Prefix table runs past its last prefix');
  let value = 0;
  for (let index = 0; index < count; index++) {
    const folded = values[index] ?? 0;
    value += folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
    if (value < 0 || value >= texts.length) throw new RangeError('Prefix table names a text that it lacks');
    values[index] = value;
  }
  return { digits, starts, values, texts, fallback };
}

/** The text of the longest prefix of a national number, null where no prefix is known. Does not use the fallback. */
export function findPrefix(table: PrefixTable, nationalNumber: string): string | null {
  if (table.starts.length === 0) return null;
  const key = firstDigits(nationalNumber, table.digits);
  let from = 0;
  let to = table.starts.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((table.starts[middle] ?? 0) > key) to = middle;
    else from = middle + 1;
  }
  return from === 0 ? null : table.texts[table.values[from - 1] ?? 0] || null;
}

/** The first digits of a number as one number, filled up with zeros. */
function firstDigits(number: string, count: number): number {
  let value = 0;
  for (let index = 0; index < count; index++) {
    value = value * 10 + (index < number.length ? number.charCodeAt(index) - 48 : 0);
  }
  return value;
}
