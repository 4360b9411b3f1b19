import type { Ip } from '../../address/ip.ts';
import { createDecodedFiles } from '../../data/decoded-files.ts';
import { createRangeTable } from '../../data/range-table.ts';
import type { DataReader } from '../../data/reader.ts';
import type { Place, PlaceFile } from './place-file.ts';
import { decodePlaceFile, readPlace } from './place-file.ts';
import type { RegionList } from './region-list.ts';
import { decodeRegionList, readRegion } from './region-list.ts';

/** Where an address is: country as alpha-2, coordinates in degrees. `missing` names data files that could not be read. */
export type PlaceAnswer = {
  country: string | null;
  region: string | null;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  missing: string[];
};

const regionsPath = 'ip/regions.bin';
/** Bytes of chunks and of files of places that are kept in memory. */
const keptBytes = { chunks: 1_200_000, places: 1_000_000 };
export const noPlace: PlaceAnswer = {
  country: null,
  region: null,
  city: null,
  latitude: null,
  longitude: null,
  missing: [],
};

/** Finds places in `data/ip/`. A file that cannot be read takes away what it would have told, and is named. */
export function createPlaceFinder(read: DataReader): (ip: Ip) => Promise<PlaceAnswer> {
  const table = createRangeTable(read, 'ip', { keptBytes: keptBytes.chunks });
  const placeFiles = createDecodedFiles<PlaceFile>(read, keptBytes.places, { unit: 'bytes' });
  const regionLists = createDecodedFiles<RegionList>(read, 1);

  return async (ip) => {
    // Started now and awaited last, so that it is read beside the others.
    const regionList = regionLists.kept(regionsPath) ?? regionLists.load(regionsPath, decodeRegionList);
    const answer = await table(ip);
    if (answer.kind === 'none') return noPlace;
    if (answer.kind === 'missing') return { ...noPlace, missing: [answer.path] };
    const path = `ip/places-${answer.file}.bin`;
    const file = placeFiles.kept(path) ?? (await placeFiles.load(path, decodePlaceFile));
    const regions = await regionList;
    const place = file === null ? null : placeIn(file, answer.place);
    if (place === null) return { ...noPlace, missing: [path] };
    const { country, region } = readRegion(regions ?? [], place.region);
    return {
      country,
      region,
      city: place.city || null,
      latitude: place.latitude,
      longitude: place.longitude,
      missing: regions === null ? [regionsPath] : [],
    };
  };
}

/** A place of a file, null where the file is damaged. */
function placeIn(file: PlaceFile, number: number): Place | null {
  try {
    return readPlace(file, number);
  } catch {
    return null;
  }
}
