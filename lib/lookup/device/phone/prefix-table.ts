import type { ByteSource } from '../../../data/byte-source.ts';
import { fileMarks, openByteSource } from '../../../data/byte-source.ts';

/**
 * Texts by prefix of national numbers. The longest prefixes are flattened to ranges over the first `digits` digits. For
 * the range that begins at `starts[index]`, `values[index]` is an index in `texts`, 0 for no text. `fallback` is the
 * index of the text for all numbers of the calling code.
 */
export type PrefixTable = {
  digits: number;
  starts: Uint32Array;
  values: Uint32Array;
  texts: readonly string[];
  fallback: number;
};

/**
 * Reads a table. Format: digits, fallback, number of texts, texts, number of ranges, start steps, value differences.
 */
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

/** Returns the text for the longest prefix of a national number; null if no prefix is known. Ignores `fallback`. */
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

/** Returns the first digits of a number as one integer, padded with zeros. */
function firstDigits(number: string, count: number): number {
  let value = 0;
  for (let index = 0; index < count; index++) {
    value = value * 10 + (index < number.length ? number.charCodeAt(index) - 48 : 0);
  }
  return value;
}

/**
 * `data/phone/<calling code>.bin`: locations, original carriers and time zones by prefix, in English. Several zones are
 * joined by `&`. `languages` are the languages (BCP 47) in which this calling code also has a file of names.
 */
export type PhoneFile = {
  languages: readonly string[];
  places: PrefixTable;
  carriers: PrefixTable;
  timeZones: PrefixTable;
};

export function decodePhoneFile(bytes: Uint8Array): PhoneFile {
  const source = openByteSource(bytes, fileMarks.phone);
  const file = {
    languages: source.texts(source.varint()),
    places: decodePrefixTable(source),
    carriers: decodePrefixTable(source),
    timeZones: decodePrefixTable(source),
  };
  source.end();
  return file;
}
