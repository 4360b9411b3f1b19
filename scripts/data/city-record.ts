import type { MmdbValue } from './mmdb.ts';

/** What the compiler takes from a record of an IP location file. Empty texts where the file has nothing. */
export type CityRecord = { country: string; region: string; city: string; latitude: number; longitude: number };

type Field = keyof CityRecord;

/** Where each field stands in a layout of records; a path of names. Another layout is another entry here. */
const layouts = {
  /** The flat layout of the ip-location-db packages. */
  flat: {
    country: ['country_code'],
    region: ['state1'],
    city: ['city'],
    latitude: ['latitude'],
    longitude: ['longitude'],
  },
} as const satisfies Record<string, Record<Field, readonly string[]>>;

/** A part of a city in brackets at the name's end. */
const district = / \([^()]*\)$/;

/** Reads a record by its layout, without the district. Throws where a field is missing or of another type. */
export function readCityRecord(record: MmdbValue, layout: keyof typeof layouts): CityRecord {
  const paths = layouts[layout];
  const text = (field: Field): string => {
    const value = follow(record, paths[field]);
    if (typeof value !== 'string') throw new Error(`Location record without ${field}`);
    return value;
  };
  const degrees = (field: Field): number => {
    const value = follow(record, paths[field]);
    if (typeof value !== 'number') throw new Error(`Location record without ${field}`);
    return value;
  };
  return {
    country: text('country'),
    region: text('region'),
    city: text('city').replace(district, ''),
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
  };
}

function follow(record: MmdbValue, path: readonly string[]): MmdbValue | undefined {
  let value: MmdbValue | undefined = record;
  for (const name of path) value = typeof value === 'object' && !Array.isArray(value) ? value[name] : undefined;
  return value;
}
