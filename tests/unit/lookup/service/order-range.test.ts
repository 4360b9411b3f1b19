import { expect, it } from 'vitest';
import type { CountryBoxes } from '../../../../lib/data/country-map.ts';
import { orderRange } from '../../../../lib/lookup/service/ip-geolocation.ts';

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
