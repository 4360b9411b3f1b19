import type { Report } from '../../model/answer/report.ts';
import { callingCode } from '../../words/calling-codes.ts';
import { countryCodeOf, countryName } from '../../words/countries.ts';
import type { Claim, Source } from './fact.ts';

/**
 * Returns a claim about a country. With a code, or a name whose code we know: our name and flag, and the source's own
 * name as the detail if it means something else. Otherwise the source's name alone, or null if there is none either.
 */
export function countryClaim(given: string | null, source: Source, name: string | null = null): Claim | null {
  const named = name === null ? null : countryCodeOf(name);
  const code = given ?? named;
  if (code !== null) {
    const text = countryName(code);
    const claim = { key: code, text, sources: [source], flag: code };
    return name === null || name === text || named === code ? claim : { ...claim, detail: name };
  }
  return name === null ? null : { key: name, text: name, sources: [source] };
}

/**
 * Returns the country to name for a number that was read with `country`: the country that the number belongs to, if
 * both have the same calling code (as the United States and Canada do), otherwise `country`.
 */
export function foundCountry({ device }: Report, country: string): string {
  if (device.kind !== 'phone' || device.region === null) return country;
  return callingCode(device.region) === callingCode(country) ? device.region : country;
}
