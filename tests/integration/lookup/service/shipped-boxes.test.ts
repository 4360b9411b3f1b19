import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CountryBoxes } from '../../../../lib/data/country-map.ts';
import { readCountryBoxes } from '../../../../lib/data/country-map.ts';
import { orderRange } from '../../../../lib/lookup/service/ip-geolocation.ts';
import { compiledData, compileTime } from '../../scripts/compiled-data.ts';
import { knownPlaces } from './known-places.ts';

const golden = join(import.meta.dirname, '../../../../../shared/golden/ips.jsonl');

type Place = { country: string; latitude: number; longitude: number };

/** How the order is decided for places given in either order, by the boxes that the extension ships. */
function decisions(places: readonly Place[], shipped: CountryBoxes) {
  const count = { right: 0, doubt: 0, wrong: 0, none: 0 };
  for (const { country, latitude, longitude } of places) {
    for (const range of [
      [latitude, longitude],
      [longitude, latitude],
    ] as const) {
      const ordered = orderRange(range, { country, boxes: shipped });
      if (ordered === null) count.none += 1;
      else if (ordered.inDoubt) count.doubt += 1;
      else if (ordered.coordinates.latitude === latitude && ordered.coordinates.longitude === longitude)
        count.right += 1;
      else count.wrong += 1;
    }
  }
  return count;
}

describe('with the boxes of the compiled data', () => {
  const shippedBoxes = async () => {
    const shipped = await readCountryBoxes(compiledData());
    if (shipped === null) throw new Error('The compiled boxes cannot be read');
    return shipped;
  };

  it(
    'decides nothing wrongly for seats of government and territories in either order',
    async () => {
      const count = decisions(knownPlaces, await shippedBoxes());
      console.log(`pairs of ${knownPlaces.length} places, each in both orders:`, JSON.stringify(count));
      expect(count).toMatchObject({ wrong: 0, none: 0 });
      // Doubt is for the few countries whose boxes hold the mirror image too.
      expect(count.doubt).toBeLessThan(knownPlaces.length / 10);
    },
    compileTime,
  );

  it.skipIf(!existsSync(golden))(
    'decides nothing wrongly for a thousand places in either order (skipped if the shared answers are not beside the project)',
    async () => {
      const rowSchema = z.object({ country: z.string(), latitude: z.number(), longitude: z.number() });
      const rows = readFileSync(golden, 'utf8')
        .trim()
        .split('\n')
        .map((line) => rowSchema.parse(JSON.parse(line)));
      const count = decisions(rows, await shippedBoxes());
      console.log(`pairs of ${rows.length} places, each in both orders:`, JSON.stringify(count));
      expect(rows.length).toBeGreaterThan(1000);
      expect(count.wrong).toBe(0);
      expect((count.doubt + count.none) / (2 * rows.length)).toBeLessThan(0.03);
    },
    compileTime,
  );
});
