import { detect } from '../../../lib/detect/detect.ts';
import { numberCountry } from '../../../lib/lookup/country/name-country.ts';

/**
 * Returns the country of which a contact's number looks like more than of the one it was read with, as `(312) 555-0188`
 * does in Germany; null if there is none. `read`: its number with that country, E.164.
 */
export function betterCountry(text: string, read: string, country: string | null): string | null {
  // Its field says that it is a phone number, as this word does in a text.
  const [find, ...others] = detect(`Tel.: ${text}`, { country });
  if (find?.subject.kind !== 'phone' || others.length > 0 || find.subject.e164 === read) return null;
  return numberCountry(find.subject.e164);
}
