import { fileMarks, openByteSource } from '../../data/byte-source.ts';
import type { PrefixTable } from './prefix-table.ts';
import { decodePrefixTable } from './prefix-table.ts';

/** `data/phone/<calling code>.bin`: places, first holders and time zones by prefix. Several zones are joined by `&`. */
export type PhoneFile = { places: PrefixTable; carriers: PrefixTable; timeZones: PrefixTable };

export function decodePhoneFile(bytes: Uint8Array): PhoneFile {
  const source = openByteSource(bytes, fileMarks.phone);
  const file = {
    places: decodePrefixTable(source),
    carriers: decodePrefixTable(source),
    timeZones: decodePrefixTable(source),
  };
  source.end();
  return file;
}
