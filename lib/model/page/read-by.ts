import type { CountryRung } from './page-reading.ts';

/** How the number's country is known: `rung` named it; null if the number has its own country code. */
export type ReadBy = { country: string; rung: CountryRung } | null;

/** Returns how a number found on a page is read. */
export function howRead({ country, rung }: { country: string | null; rung: CountryRung | null }): ReadBy {
  return country === null || rung === null ? null : { country, rung };
}

/**
 * Returns how a number of a typed or listed text is read. `country`: with which country, null if it has its own country
 * code. `home`: the user's own. Null as well if the user `chose` the country for this text.
 */
export function readTypedWith(
  country: string | null,
  { home, chosen }: { home: string | null; chosen: string | null },
): ReadBy {
  if (country === null || country === chosen) return null;
  return { country, rung: country === home ? 'home' : 'text' };
}

/** Was the country assumed, so that the number may belong elsewhere? The user's own choice is not an assumption. */
export function isAssumed(read: ReadBy): read is NonNullable<ReadBy> {
  return read !== null && read.rung !== 'chosen';
}

/** Was a country assumed, and may it be another one? An ordinary number of the user's own country is nothing special. */
export function isDoubtful(read: ReadBy): boolean {
  return isAssumed(read) && read.rung !== 'home';
}
