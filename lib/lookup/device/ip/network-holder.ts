import { fileMarks, openByteSource } from '../../../data/byte-source.ts';
import { createDecodedFiles } from '../../../data/decoded-files.ts';
import type { DataReader } from '../../../data/reader.ts';
import { decodeHolderFile, readHolder } from './find-network.ts';

/** Who runs the network with an AS number: null if the built-in data does not know it; `unread` if it can't be read. */
export type NetworkHolder = { organisation: string | null; unread: boolean };

export type HolderFinder = (asn: number) => Promise<NetworkHolder>;

/** The file that tells in which file of holders an AS number is. */
export const numbersPath = 'asn/numbers.bin';

/** AS numbers in order, and the number of the file that has each one's holder. */
export type NumbersFile = { numbers: Uint32Array; files: Uint32Array };

/** Decodes the index of AS numbers. Format: their count, the steps between them, the files. */
export function decodeNumbers(bytes: Uint8Array): NumbersFile {
  const source = openByteSource(bytes, fileMarks.networkNumbers);
  const count = source.varint();
  const numbers = source.varints(count);
  const files = source.varints(count);
  source.end();
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    sum += numbers[index] ?? 0;
    numbers[index] = sum;
  }
  return { numbers, files };
}

/** Makes the lookup of AS numbers in the built-in data. It is asked seldom, so nothing is kept. Never rejects. */
export function createHolderFinder(read: DataReader): HolderFinder {
  return async (asn) => {
    const files = createDecodedFiles<NumbersFile>(read, 1);
    const index = await files.load(numbersPath, decodeNumbers);
    if (index === null) return { organisation: null, unread: true };
    const file = index.files[index.numbers.indexOf(asn)];
    if (file === undefined) return { organisation: null, unread: false };
    const holders = createDecodedFiles<string | null>(read, 1);
    const organisation = await holders.load(`asn/holders-${file}.bin`, (bytes) => organisationOf(asn, bytes));
    return { organisation, unread: organisation === null };
  };
}

/** Returns the first holder of an AS number in a file: that of most ranges. */
function organisationOf(asn: number, bytes: Uint8Array): string {
  const file = decodeHolderFile(bytes);
  for (let number = 0; number < file.count; number += 1) {
    const holder = readHolder(file, number);
    if (holder.asn === asn) return holder.organisation;
  }
  throw new RangeError('The file of holders lacks a network that the index names');
}
