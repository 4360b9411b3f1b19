import { z } from 'zod';
import type { DataReader } from '../../data/reader.ts';
import type { CountryBoxes } from '../remote/order-range.ts';

const boxesSchema = z.record(z.string(), z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])));

/** The boxes around each country's land from the built-in data; null where they are missing or damaged. */
export async function readCountryBoxes(read: DataReader): Promise<CountryBoxes | null> {
  const bytes = await read('country-boxes.json');
  if (!bytes) return null;
  try {
    return boxesSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}
