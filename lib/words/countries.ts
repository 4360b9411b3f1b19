import { plainName } from '../model/answer/contact.ts';
import { otherCountryNames } from '../model/country-names.ts';
import { callingCode } from './calling-codes.ts';
import { namesLanguage } from './language.ts';

/** ISO 3166-1 alpha-2 codes of the regions with phone numbers, as in libphonenumber. */
export const countryCodes: readonly string[] = [
  'AC AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ',
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM',
  'FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE',
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN',
  'MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT',
  'PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TG TH TJ TK',
  'TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW',
].flatMap((row) => row.split(' '));

/** Returns every country with its name in the browser's language, in that language's order. */
export function countries(): { code: string; name: string }[] {
  const order = new Intl.Collator(namesLanguage());
  return countryCodes
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => order.compare(one.name, other.name));
}

/** One for each language and style: making one takes longer than drawing a row of a list. */
const displayNames = new Map<string, Intl.DisplayNames>();

/** Returns the name of an ISO 3166-1 alpha-2 code in the browser's language, the code itself if no name is known. */
export function countryName(code: string): string {
  return nameIn('long', code);
}

/** Returns the shortest name of a country that people know ("US", "Bosnia"); its usual name if it has no shorter one. */
export function shortCountryName(code: string): string {
  return nameIn('short', code);
}

/** Most letters of a country's name for a row with other words. */
const rowLetters = 14;

/** Returns a country's usual name if it is short, otherwise the shortest one. */
export function rowCountryName(code: string): string {
  const name = countryName(code);
  return name.length > rowLetters ? shortCountryName(code) : name;
}

function nameIn(style: 'long' | 'short', code: string): string {
  const language = namesLanguage();
  const key = `${language} ${style}`;
  try {
    const names = displayNames.get(key) ?? new Intl.DisplayNames([language], { type: 'region', style });
    displayNames.set(key, names);
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

export type Country = { code: string; name: string };

const english = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * Finds countries by name, in the browser's language or in English, with or without accents; by code (`de`); or by
 * calling code (`49`, `+49`, `0049`). The best matches come first; equal ones keep their order.
 */
export function findCountries(countries: readonly Country[], search: string): Country[] {
  const wanted = plainName(search);
  if (wanted === '') return [...countries];
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, wanted) }));
  return ranked
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}

/** The codes of country names, plainly written, for each of the browser's languages that was asked. */
const codesOfNames = new Map<string, Map<string, string>>();

/**
 * Returns the ISO 3166-1 alpha-2 code of a country's name in English or in the browser's language, however it is
 * spelled there ("USA", "Turkey"); null if no country is called so.
 */
export function countryCodeOf(name: string): string | null {
  const language = namesLanguage();
  const known =
    codesOfNames.get(language) ??
    new Map(
      countryCodes.flatMap((code) => [
        [plainName(countryName(code)), code],
        [plainName(english.of(code) ?? code), code],
      ]),
    );
  codesOfNames.set(language, known);
  const plain = plainName(name);
  return known.get(plain) ?? otherCountryNames.get(plain.replace(/\P{L}/gu, '')) ?? null;
}

const noMatch = 5;

function rankOf({ code, name }: Country, wanted: string): number {
  const digits = /^(?:\+|00)?(\d+)$/.exec(wanted)?.[1];
  if (digits !== undefined) {
    const calling = callingCode(code) ?? '';
    return calling === digits ? 0 : calling.startsWith(digits) ? 1 : noMatch;
  }
  if (code.toLowerCase() === wanted) return 0;
  return Math.min(rankOfName(plainName(name), wanted), rankOfName(plainName(english.of(code) ?? ''), wanted));
}

function rankOfName(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 2;
  return wanted.length > 2 && name.includes(wanted) ? 3 : noMatch;
}
