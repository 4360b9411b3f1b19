import type { Report } from '../model/report.ts';
import { callingCode } from '../words/calling-code.ts';

/**
 * The country that a national number is said to be read as one of: of those that share the calling code of `country`, with
 * which it was read, the one that it was found to belong to.
 */
export function foundCountry({ device }: Report, country: string): string {
  if (device.kind !== 'phone' || device.region === null) return country;
  return callingCode(device.region) === callingCode(country) ? device.region : country;
}
