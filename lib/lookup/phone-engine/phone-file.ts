import { fileMarks, openByteSource } from '../../data/byte-source.ts';
import type { PrefixTable } from './prefix-table.ts';
import { decodePrefixTable } from './prefix-table.ts';

/**
 * `data/phone/<calling code>.bin`: places, first holders and time zones by prefix, in English. Several zones are joined
 * by `&`. `languages` are the BCP 47 tags of the languages that have a names file of this calling code besides.
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
