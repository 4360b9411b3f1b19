import { fileMarks, openByteSource } from '../../data/byte-source.ts';
import type { TextLines } from '../../data/text-lines.ts';
import { openTextLines } from '../../data/text-lines.ts';

/** One file of places, whose places are read one at a time. */
export type PlaceFile = { count: number; rows: DataView; cities: Uint8Array; cityAt: TextLines };

/** A place: `region` is its number in the list of regions; coordinates in degrees; an empty city is unknown. */
export type Place = { region: number; latitude: number; longitude: number; city: string };

/** Region, latitude and longitude, two bytes each. */
const rowLength = 6;

/** Opens a file of places: how many, a row for each (region, coordinates in hundredths of a degree), cities. */
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

/** Reads one place; throws RangeError where the file has no such place. */
export function readPlace({ rows, cityAt }: PlaceFile, number: number): Place {
  const at = number * rowLength;
  return {
    region: rows.getUint16(at),
    latitude: rows.getInt16(at + 2) / 100,
    longitude: rows.getInt16(at + 4) / 100,
    city: cityAt(number),
  };
}
