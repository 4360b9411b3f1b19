import { countryName } from '../words/country-name.ts';
import type { Claim, Source } from './fact.ts';

/** A claim about a country: by its code, with name and flag; by its name alone where no code came. */
export function countryClaim(code: string | null, source: Source, name: string | null = null): Claim | null {
  if (code !== null) return { key: code, text: countryName(code), sources: [source], flag: code };
  return name === null ? null : { key: name, text: name, sources: [source] };
}
