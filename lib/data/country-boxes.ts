import { z } from 'zod';
import { once } from '../model/once.ts';
import type { DataReader } from './reader.ts';

const degrees = once(() => z.number().min(-180.5).max(180.5));

/** A box in degrees: west, south, east, north. */
const boxSchema = once(() => z.tuple([degrees(), degrees(), degrees(), degrees()]));
const boxesSchema = once(() => z.record(z.string().regex(/^[A-Z]{2}$/), z.array(boxSchema()).min(1).max(4)));

/**
 * One to four boxes that hold a country, by ISO 3166-1 alpha-2, each half a degree wider on every side than the
 * outline that it was made from. No box crosses the antimeridian.
 */
export type CountryBoxes = z.infer<ReturnType<typeof boxesSchema>>;

/** Reads `data/country-boxes.json`, null where it is missing or not of its shape; never rejects. */
export async function readCountryBoxes(read: DataReader): Promise<CountryBoxes | null> {
  try {
    const bytes = await read('country-boxes.json');
    return bytes && boxesSchema().parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** Whether a point lies in one of a country's boxes; null where the country has none. */
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
