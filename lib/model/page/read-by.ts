import type { CountryRung } from './page-reading.ts';

/** How the number's country is known: `rung` named it; null if the number has its own country code. */
export type ReadBy = { country: string; rung: CountryRung } | null;

/** Returns how a number found on a page is read. */
export function howRead({ country, rung }: { country: string | null; rung: CountryRung | null }): ReadBy {
  return country === null || rung === null ? null : { country, rung };
}

/** Was the country assumed, so that the number may belong elsewhere? The user's own choice is not an assumption. */
export function isAssumed(read: ReadBy): read is NonNullable<ReadBy> {
  return read !== null && read.rung !== 'chosen';
}

/** Was a country assumed, and may it be another one? An ordinary number of the user's own country is nothing special. */
export function isDoubtful(read: ReadBy): boolean {
  return isAssumed(read) && read.rung !== 'home';
}
