import { fileMarks, openByteSource } from '../../data/byte-source.ts';
import type { TextLines } from '../../data/text-lines.ts';
import { openTextLines } from '../../data/text-lines.ts';

/** One file of holders of networks, which are read one at a time. */
export type HolderFile = { count: number; numbers: DataView; organisationAt: TextLines };

/** An AS number and its holder's name; an empty name is unknown. */
export type Holder = { asn: number; organisation: string };

const numberLength = 4;

/** Opens a file of holders: how many, AS numbers of four bytes, names. */
export function decodeHolderFile(bytes: Uint8Array): HolderFile {
  const source = openByteSource(bytes, fileMarks.holders);
  const count = source.varint();
  const numbers = source.block(count * numberLength);
  const organisations = source.block(source.varint());
  source.end();
  return {
    count,
    numbers: new DataView(numbers.buffer, numbers.byteOffset, numbers.length),
    organisationAt: openTextLines(organisations),
  };
}

/** Reads one holder; throws RangeError where the file has no such holder. */
export function readHolder({ numbers, organisationAt }: HolderFile, number: number): Holder {
  return { asn: numbers.getUint32(number * numberLength), organisation: organisationAt(number) };
}
