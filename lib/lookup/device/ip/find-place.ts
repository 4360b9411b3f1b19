import lookUpZone from '@photostructure/tz-lookup';
import type { Ip } from '../../../address/ip.ts';
import { fileMarks, openByteSource } from '../../../data/byte-source.ts';
import { createDecodedFiles } from '../../../data/decoded-files.ts';
import { createRangeTable } from '../../../data/range-table.ts';
import type { DataReader } from '../../../data/reader.ts';
import type { TextLines } from '../../../data/text-lines.ts';
import { openTextLines } from '../../../data/text-lines.ts';

/**
 * Where an IP address is: country as ISO 3166-1 alpha-2, coordinates in degrees. `missing` names data files that could
 * not be read.
 */
export type PlaceAnswer = {
  country: string | null;
  region: string | null;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  missing: string[];
};

const regionsPath = 'ip/regions.bin';
/** How much of the chunks and of the files of places is kept in memory (bytes). */
const keptBytes = { chunks: 1_200_000, places: 1_000_000 };
export const noPlace: PlaceAnswer = {
  country: null,
  region: null,
  city: null,
  latitude: null,
  longitude: null,
  missing: [],
};

/** Makes the lookup of places in `data/ip/`. If a file can't be read, its part is null and `missing` names it. */
export function createPlaceFinder(read: DataReader): (ip: Ip) => Promise<PlaceAnswer> {
  const table = createRangeTable(read, 'ip', { keptBytes: keptBytes.chunks });
  const placeFiles = createDecodedFiles<PlaceFile>(read, keptBytes.places, { unit: 'bytes' });
  const regionLists = createDecodedFiles<RegionList>(read, 1);

  return async (ip) => {
    // Started now and awaited last, so that it is read at the same time as the others.
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

/** Returns a place of a file; null if the file is damaged. */
function placeIn(file: PlaceFile, number: number): Place | null {
  try {
    return readPlace(file, number);
  } catch {
    return null;
  }
}

/** An opened file of places; each place is decoded when it is needed. */
type PlaceFile = { count: number; rows: DataView; cities: Uint8Array; cityAt: TextLines };

/** A place. `region` is its number in the list of regions; coordinates are in degrees; `city` is empty if unknown. */
type Place = { region: number; latitude: number; longitude: number; city: string };

/** Size of a row (bytes): region, latitude and longitude, two bytes each. */
const rowLength = 6;

/** Opens a file of places. Format: their number, a row for each (region, coordinates in 1/100 degree), cities. */
export function decodePlaceFile(bytes: Uint8Array): PlaceFile {
  const source = openByteSource(bytes, fileMarks.places);
  const count = source.varint();
  const rows = source.block(count * rowLength);
  const cities = source.block(source.varint());
  source.end();
  return {
    count,
    rows: new DataView(rows.buffer, rows.byteOffset, rows.length),
    cities,
    cityAt: openTextLines(cities),
  };
}

/** Reads one place. Throws RangeError if the file has no such place. */
export function readPlace({ rows, cityAt }: PlaceFile, number: number): Place {
  const at = number * rowLength;
  return {
    region: rows.getUint16(at),
    latitude: rows.getInt16(at + 2) / 100,
    longitude: rows.getInt16(at + 4) / 100,
    city: cityAt(number),
  };
}

/** Regions by number. Each is a text: country code, tab, name. */
type RegionList = readonly string[];

/** Reads the list of regions. Format: their number, then each as a text. */
export function decodeRegionList(bytes: Uint8Array): RegionList {
  const source = openByteSource(bytes, fileMarks.regions);
  const lines = source.texts(source.varint());
  source.end();
  return lines;
}

/** Returns a region and its country; each is null if the list lacks it or the data have no name. */
export function readRegion(list: RegionList, number: number): { country: string | null; region: string | null } {
  const line = list[number] ?? '';
  const tab = line.indexOf('\t');
  if (tab < 0) return { country: line || null, region: null };
  return { country: line.slice(0, tab) || null, region: line.slice(tab + 1) || null };
}

/** Returns the IANA time zone at a point (degrees); null if the point is unknown or in no zone. */
export function timeZoneAt({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): string | null {
  if (latitude === null || longitude === null) return null;
  try {
    return lookUpZone(latitude, longitude);
  } catch {
    return null;
  }
}
