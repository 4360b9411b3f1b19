import { fileMarks, openByteSource } from '../../data/byte-source.ts';

/** Regions by number, each as country code, tab, name. */
export type RegionList = readonly string[];

/** Reads the list of regions: how many, then each. */
export function decodeRegionList(bytes: Uint8Array): RegionList {
  const source = openByteSource(bytes, fileMarks.regions);
  const lines = source.texts(source.varint());
  source.end();
  return lines;
}

/** A region and its country, null where the list does not have it or the data names none. */
export function readRegion(list: RegionList, number: number): { country: string | null; region: string | null } {
  const line = list[number] ?? '';
  const tab = line.indexOf('\t');
  if (tab < 0) return { country: line || null, region: null };
  return { country: line.slice(0, tab) || null, region: line.slice(tab + 1) || null };
}
