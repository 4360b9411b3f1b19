import { z } from 'zod';
import type { CountryCenters } from '../model/answer/report.ts';
import { once } from '../model/once.ts';
import type { DataReader } from './reader.ts';

const degrees = once(() => z.number().min(-180.5).max(180.5));

/** A box in degrees: west, south, east, north. */
const boxSchema = once(() => z.tuple([degrees(), degrees(), degrees(), degrees()]));
const boxesSchema = once(() => z.record(z.string().regex(/^[A-Z]{2}$/), z.array(boxSchema()).min(1).max(4)));

/**
 * One to four boxes that contain a country, by ISO 3166-1 alpha-2. Each is half a degree wider on every side than the
 * outline that it was made from. No box crosses the antimeridian.
 */
export type CountryBoxes = z.infer<ReturnType<typeof boxesSchema>>;

/** Reads `data/country-boxes.json`, null if it is missing or damaged; never rejects. */
export async function readCountryBoxes(read: DataReader): Promise<CountryBoxes | null> {
  try {
    const bytes = await read('country-boxes.json');
    return bytes && boxesSchema().parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** Is a point in one of a country's boxes? Null if the country has none. */
export function isInCountry(
  boxes: CountryBoxes,
  country: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): boolean | null {
  const own = boxes[country];
  if (own === undefined) return null;
  return own.some(
    ([west, south, east, north]) => west <= longitude && longitude <= east && south <= latitude && latitude <= north,
  );
}

/** Returns the middle of each country's largest box, by ISO 3166-1 alpha-2. */
export function countryCenters(boxes: CountryBoxes): CountryCenters {
  return Object.fromEntries(
    Object.entries(boxes).map(([country, own]) => {
      const [west, south, east, north] = own.reduce((one, other) => (size(other) > size(one) ? other : one));
      return [country, { latitude: (south + north) / 2, longitude: (west + east) / 2 }];
    }),
  );
}

/** Returns a box's area on the globe, for comparison only. Degrees of longitude shrink towards the poles. */
function size([west, south, east, north]: CountryBoxes[string][number]): number {
  return (east - west) * (north - south) * Math.cos(((south + north) * Math.PI) / 360);
}
