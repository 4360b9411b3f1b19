import { expect, test } from 'vitest';
import { countryCenters } from '../../../lib/data/country-map.ts';

test('a country’s point is the middle of its largest box, by area on the globe', () => {
  const centers = countryCenters({
    DE: [[5.5, 47, 15.5, 55.5]],
    // Wide in degrees, but far north: smaller than the one below it.
    XX: [
      [0, 80, 60, 84],
      [0, 0, 14, 14],
    ],
  });
  expect(centers).toEqual({
    DE: { latitude: 51.25, longitude: 10.5 },
    XX: { latitude: 7, longitude: 7 },
  });
});
