import type { LineType } from '../../../model/answer/report.ts';
import type { NamesFile } from './names.ts';
import type { PhoneFile } from './prefix-table.ts';
import { findPrefix } from './prefix-table.ts';

/** The parts of a valid number. `nationalNumber` keeps an Italian leading zero. */
export type ValidNumber = { callingCode: number; nationalNumber: string; type: LineType };

export type Names = { location: string | null; carrier: string | null };

/** `english` is the same names in English; null if they are in English already. */
export type NumberFacts = Names & { english: Names | null; timeZones: string[] };

const fixedTypes: ReadonlySet<LineType> = new Set(['FIXED_LINE', 'FIXED_LINE_OR_MOBILE']);
const mobileTypes: ReadonlySet<LineType> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PAGER']);

/** Calling codes whose mobile numbers belong to a location (libphonenumber `GEO_MOBILE_COUNTRIES`). */
const placedMobiles: ReadonlySet<number> = new Set([52, 54, 55, 62, 86]);

/**
 * Digits before a mobile number's area code that are not in the locations' prefixes (libphonenumber
 * `MOBILE_TOKEN_MAPPINGS`).
 */
const mobileTokens: Readonly<Record<number, string>> = { 54: '9' };

/**
 * Returns what a calling code's file has about a valid number, by the rules of libphonenumber's
 * `PhoneNumberOfflineGeocoder`, `PhoneNumberToCarrierMapper` and `PhoneNumberToTimeZonesMapper`. Only a number that
 * belongs to a location has that location and the time zone of its prefix; every other number has all zones of its
 * calling code. Only pagers and numbers that may be mobile have a carrier.
 *
 * `names` is the same calling code's names in the user's languages, best first. Each is searched for its own longest
 * prefix, English last (libphonenumber's `PrefixFileReader`). Chinese, Japanese and Korean fall back to English too,
 * which libphonenumber forbids: users learn more from "Zurich" than from nothing.
 */
export function numberFacts(
  file: PhoneFile,
  { callingCode, nationalNumber, type }: ValidNumber,
  { names = [] }: { names?: readonly NamesFile[] } = {},
): NumberFacts {
  const geographic = fixedTypes.has(type) || (type === 'MOBILE' && placedMobiles.has(callingCode));
  const token = mobileTokens[callingCode];
  const area =
    token !== undefined && nationalNumber.startsWith(token) ? nationalNumber.slice(token.length) : nationalNumber;
  const { timeZones } = file;
  const everywhere = timeZones.texts[timeZones.fallback] ?? '';
  const zones = (geographic ? findPrefix(timeZones, nationalNumber) : null) ?? everywhere;
  const namesIn = ({ places, carriers }: NamesFile): Names => ({
    location: geographic ? findPrefix(places, area) : null,
    carrier: mobileTypes.has(type) ? findPrefix(carriers, nationalNumber) : null,
  });
  const english = namesIn(file);
  const facts = { ...english, english: null, timeZones: zones === '' ? [] : zones.split('&') };
  if (names.length === 0) return facts;
  const { location, carrier } = [...names.map(namesIn), english].reduce(completed);
  const isEnglish = location === english.location && carrier === english.carrier;
  return isEnglish ? facts : { ...facts, location, carrier, english };
}

function completed(names: Names, others: Names): Names {
  return { location: names.location ?? others.location, carrier: names.carrier ?? others.carrier };
}
