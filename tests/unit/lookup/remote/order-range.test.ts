import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CountryBoxes } from '../../../../lib/data/country-boxes.ts';
import { readCountryBoxes } from '../../../../lib/data/country-boxes.ts';
import { orderRange } from '../../../../lib/lookup/remote/order-range.ts';
import { compiledData, compileTime } from '../../scripts/compiled-data.ts';
import { knownPlaces } from './known-places.ts';

const golden = join(import.meta.dirname, '../../../../../shared/golden/ips.jsonl');

const boxes: CountryBoxes = {
  GB: [[-8.6, 49.9, 1.8, 60.9]],
  EG: [[24.7, 22, 36.9, 31.7]],
  FJ: [
    [176.4, -19.7, 180.5, -12],
    [-180.5, -19.7, -177.5, -12],
  ],
  US: [
    [-179.8, 51.2, -130, 71.4],
    [-124.7, 24.5, -66.9, 49.4],
  ],
  AQ: [[-180, -90, 180, -60]],
};

it.each([
  ['latitude first', [51.5, -0.1], 'GB', { latitude: 51.5, longitude: -0.1 }],
  ['longitude first', [-0.1, 51.5], 'GB', { latitude: 51.5, longitude: -0.1 }],
  ['a second box', [-87.6, 41.9], 'US', { latitude: 41.9, longitude: -87.6 }],
  ['both fit: latitude first', [30, 31.2], 'EG', { latitude: 30, longitude: 31.2 }],
  ['outside every box', [2.4, 51], 'GB', null],
  ['another country', [48.9, 2.4], 'EG', null],
  ['east of the date line', [-179.5, -16.5], 'FJ', { latitude: -16.5, longitude: -179.5 }],
  ['west of the date line', [-17.8, 177.9], 'FJ', { latitude: -17.8, longitude: 177.9 }],
  ['all around the pole', [-75, 12], 'AQ', { latitude: -75, longitude: 12 }],
  ['no boxes for the country', [46.2, 6.1], 'XK', { latitude: 46.2, longitude: 6.1 }],
  ['no country', [120.5, 14.2], null, { latitude: 14.2, longitude: 120.5 }],
  ['no coordinate at all', [200, 300], null, null],
  ['one value too large for any', [14, 500], null, null],
  ['null island', [0, 0], null, null],
] as const)('%s', (_, range, country, expected) => {
  expect(orderRange(range, { country, boxes })?.coordinates ?? null).toEqual(expected);
});

it('without the data takes latitude first where it can be one', () => {
  expect(orderRange([10, 60], { country: 'NO', boxes: null })).toEqual({
    coordinates: { latitude: 10, longitude: 60 },
    inDoubt: true,
  });
  expect(orderRange([-118, 34], { country: 'US', boxes: null })).toEqual({
    coordinates: { latitude: 34, longitude: -118 },
    inDoubt: false,
  });
});

it.each([
  ['both orders fit', [30, 31.2], 'EG', true],
  ['one order fits', [51.5, -0.1], 'GB', false],
  ['both numbers are the same', [31, 31], 'EG', false],
  ['no boxes for the country', [46.2, 6.1], 'XK', true],
  ['no boxes, but one order is impossible', [120.5, 14.2], 'XK', false],
  ['no country', [46.2, 6.1], null, true],
] as const)('where %s, the order of %j in %s is in doubt: %s', (_, range, country, inDoubt) => {
  expect(orderRange(range, { country, boxes })?.inDoubt).toBe(inDoubt);
});

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
    'decides nothing wrongly for a thousand places in either order (skipped where they are not beside the project)',
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
