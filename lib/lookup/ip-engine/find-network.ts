import type { Ip } from '../../address/ip.ts';
import { createDecodedFiles } from '../../data/decoded-files.ts';
import { createRangeTable } from '../../data/range-table.ts';
import type { DataReader } from '../../data/reader.ts';
import type { Holder, HolderFile } from './holder-file.ts';
import { decodeHolderFile, readHolder } from './holder-file.ts';

/** Whose network an address is in. `missing` names data files that could not be read. */
export type NetworkAnswer = { asn: number | null; organisation: string | null; missing: string[] };

/** Bytes of chunks and of files of holders that are kept in memory. */
const keptBytes = { chunks: 400_000, holders: 500_000 };
export const noNetwork: NetworkAnswer = { asn: null, organisation: null, missing: [] };

/** Finds networks in `data/asn/`. A file that cannot be read takes away what it would have told, and is named. */
export function createNetworkFinder(read: DataReader): (ip: Ip) => Promise<NetworkAnswer> {
  const table = createRangeTable(read, 'asn', { keptBytes: keptBytes.chunks });
  const holderFiles = createDecodedFiles<HolderFile>(read, keptBytes.holders, { unit: 'bytes' });

  return async (ip) => {
    const answer = await table(ip);
    if (answer.kind === 'none') return noNetwork;
    if (answer.kind === 'missing') return { ...noNetwork, missing: [answer.path] };
    const path = `asn/holders-${answer.file}.bin`;
    const file = holderFiles.kept(path) ?? (await holderFiles.load(path, decodeHolderFile));
    const holder = file === null ? null : holderIn(file, answer.place);
    if (holder === null) return { ...noNetwork, missing: [path] };
    return { asn: holder.asn, organisation: holder.organisation || null, missing: [] };
  };
}

/** A holder of a file, null where the file is damaged. */
function holderIn(file: HolderFile, number: number): Holder | null {
  try {
    return readHolder(file, number);
  } catch {
    return null;
  }
}
