import { countryName } from '../words/country-name.ts';
import type { Claim, Source } from './fact.ts';

/**
 * A claim about a country: by its code, with name and flag, and what the source calls it where that is something else; by
 * its name alone where no code came.
 */
export function countryClaim(code: string | null, source: Source, name: string | null = null): Claim | null {
  if (code !== null) {
    const text = countryName(code);
    const claim = { key: code, text, sources: [source], flag: code };
    return name === null || name === text ? claim : { ...claim, detail: name };
  }
  return name === null ? null : { key: name, text: name, sources: [source] };
}
