import type { CountryCentres } from '../model/country-centres.ts';
import type { CountryBoxes } from './country-boxes.ts';

/** The middle of each country's largest box, by ISO 3166-1 alpha-2. */
export function countryCentres(boxes: CountryBoxes): CountryCentres {
  return Object.fromEntries(
    Object.entries(boxes).map(([country, own]) => {
      const [west, south, east, north] = own.reduce((one, other) => (size(other) > size(one) ? other : one));
      return [country, { latitude: (south + north) / 2, longitude: (west + east) / 2 }];
    }),
  );
}

/** Its area on the globe, in no unit of its own: degrees of longitude shrink towards the poles. */
function size([west, south, east, north]: CountryBoxes[string][number]): number {
  return (east - west) * (north - south) * Math.cos(((south + north) * Math.PI) / 360);
}
