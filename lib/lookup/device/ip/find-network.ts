import { rangeText } from '../../../address/address-range.ts';
import type { Ip } from '../../../address/ip.ts';
import { fileMarks, openByteSource } from '../../../data/byte-source.ts';
import { createDecodedFiles } from '../../../data/decoded-files.ts';
import { createRangeTable } from '../../../data/range-table.ts';
import type { DataReader } from '../../../data/reader.ts';
import type { TextLines } from '../../../data/text-lines.ts';
import { openTextLines } from '../../../data/text-lines.ts';

/** The network of an IP address, who runs it and its range. `missing` names data files that could not be read. */
export type NetworkAnswer = {
  asn: number | null;
  organisation: string | null;
  range: string | null;
  missing: string[];
};

/** How much of the chunks and of the files of holders is kept in memory (bytes). */
const keptBytes = { chunks: 400_000, holders: 500_000 };
export const noNetwork: NetworkAnswer = { asn: null, organisation: null, range: null, missing: [] };

/** Makes the lookup of networks in `data/asn/`. If a file can't be read, its part is null and `missing` names it. */
export function createNetworkFinder(read: DataReader): (ip: Ip) => Promise<NetworkAnswer> {
  const table = createRangeTable(read, 'asn', { keptBytes: keptBytes.chunks, bounds: true });
  const holderFiles = createDecodedFiles<HolderFile>(read, keptBytes.holders, { unit: 'bytes' });

  return async (ip) => {
    const answer = await table(ip);
    if (answer.kind === 'none') return noNetwork;
    if (answer.kind === 'missing') return { ...noNetwork, missing: [answer.path] };
    const path = `asn/holders-${answer.file}.bin`;
    const file = holderFiles.kept(path) ?? (await holderFiles.load(path, decodeHolderFile));
    const holder = file === null ? null : holderIn(file, answer.place);
    if (holder === null) return { ...noNetwork, missing: [path] };
    const { bounds } = answer;
    const range = bounds == null ? null : rangeText(ip.version, bounds.first, bounds.last);
    return { asn: holder.asn, organisation: holder.organisation || null, range, missing: [] };
  };
}

/** Returns a holder of a file; null if the file is damaged. */
function holderIn(file: HolderFile, number: number): Holder | null {
  try {
    return readHolder(file, number);
  } catch {
    return null;
  }
}

/** An opened file of networks' holders; each holder is decoded when it is needed. */
type HolderFile = { count: number; numbers: DataView; organisationAt: TextLines };

/** An AS number and its holder's name, empty if unknown. */
type Holder = { asn: number; organisation: string };

/** Size of an AS number (bytes). */
const numberLength = 4;

/** Opens a file of holders. Format: their number, AS numbers of four bytes, names. */
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

/** Reads one holder. Throws RangeError if the file has no such holder. */
export function readHolder({ numbers, organisationAt }: HolderFile, number: number): Holder {
  return { asn: numbers.getUint32(number * numberLength), organisation: organisationAt(number) };
}
