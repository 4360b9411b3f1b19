import { fileMarks, openByteSource } from '../../data/byte-source.ts';
import type { PrefixTable } from './prefix-table.ts';
import { decodePrefixTable } from './prefix-table.ts';

/** `data/phone/<calling code>.<language>.bin`: places and first holders by prefix, in one language; either may be empty. */
export type NamesFile = { places: PrefixTable; carriers: PrefixTable };

/** The path of a calling code's names in a language (BCP 47), which one of `PhoneFile.languages` is. */
export function namesPath(callingCode: number, language: string): string {
  return `phone/${callingCode}.${language}.bin`;
}

export function decodeNamesFile(bytes: Uint8Array): NamesFile {
  const source = openByteSource(bytes, fileMarks.phoneNames);
  const file = { places: decodePrefixTable(source), carriers: decodePrefixTable(source) };
  source.end();
  return file;
}
