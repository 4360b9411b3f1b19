import { plainName } from '../model/plain-name.ts';
import { callingCode } from './calling-code.ts';

export type Country = { code: string; name: string };

const english = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * The countries that a search means: by name, in the person's language or in English, whatever its accents; by code
 * (`de`); by calling code (`49`, `+49`, `0049`). What fits best comes first, else the order stays.
 */
export function findCountries(countries: readonly Country[], search: string): Country[] {
  const wanted = plainName(search);
  if (wanted === '') return [...countries];
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, wanted) }));
  return ranked
    .filter(({ rank }) => rank < none)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}

const none = 5;

function rankOf({ code, name }: Country, wanted: string): number {
  const digits = /^(?:\+|00)?(\d+)$/.exec(wanted)?.[1];
  if (digits !== undefined) {
    const calling = callingCode(code) ?? '';
    return calling === digits ? 0 : calling.startsWith(digits) ? 1 : none;
  }
  if (code.toLowerCase() === wanted) return 0;
  return Math.min(rankOfName(plainName(name), wanted), rankOfName(plainName(english.of(code) ?? ''), wanted));
}

function rankOfName(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 2;
  return wanted.length > 2 && name.includes(wanted) ? 3 : none;
}
