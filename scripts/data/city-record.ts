import type { MmdbValue } from './mmdb.ts';

/** The fields that the compiler reads from a record of an IP location file. Texts are empty if the file has nothing. */
export type CityRecord = { country: string; region: string; city: string; latitude: number; longitude: number };

type Field = keyof CityRecord;

/** The way to each field in a layout of records: names, and places in lists. */
const layouts = {
  /** The flat layout of the ip-location-db packages. */
  flat: {
    country: ['country_code'],
    region: ['state1'],
    city: ['city'],
    latitude: ['latitude'],
    longitude: ['longitude'],
  },
  /** DB-IP's own layout. It leaves out what it does not know. */
  nested: {
    country: ['country', 'iso_code'],
    region: ['subdivisions', 0, 'names', 'en'],
    city: ['city', 'names', 'en'],
    latitude: ['location', 'latitude'],
    longitude: ['location', 'longitude'],
  },
} as const satisfies Record<string, Record<Field, readonly (string | number)[]>>;

/** The layout of a record, by whether its country is a text of its own. */
export function layoutOf(record: MmdbValue): keyof typeof layouts {
  return typeof follow(record, layouts.flat.country) === 'string' ? 'flat' : 'nested';
}

/** The fields that may be missing in DB-IP's own layout. A place needs a country and coordinates. */
const optional: ReadonlySet<Field> = new Set(['region', 'city']);

/** A part of a city in brackets at the name's end. */
const district = / \([^()]*\)$/;

/** Reads a record by its layout, without the district. Throws if a field is missing or of another type. */
export function readCityRecord(record: MmdbValue, layout: keyof typeof layouts): CityRecord {
  const paths = layouts[layout];
  const text = (field: Field): string => {
    const value = follow(record, paths[field]);
    if (value === undefined && layout === 'nested' && optional.has(field)) return '';
    if (typeof value !== 'string') throw new Error(`Location record without ${field}`);
    return value;
  };
  const degrees = (field: Field): number => {
    const value = follow(record, paths[field]);
    if (typeof value !== 'number') throw new Error(`Location record without ${field}`);
    if (Math.abs(value) > (field === 'latitude' ? 90 : 180))
      throw new Error(`Location record with a ${field} of ${value}`);
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

function follow(record: MmdbValue, path: readonly (string | number)[]): MmdbValue | undefined {
  let value: MmdbValue | undefined = record;
  for (const step of path) {
    if (typeof value !== 'object') return undefined;
    if (Array.isArray(value)) value = typeof step === 'number' ? value[step] : undefined;
    else value = value[step];
  }
  return value;
}
