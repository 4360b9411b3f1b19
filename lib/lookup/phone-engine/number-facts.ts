import type { LineType } from '../../model/phone-report.ts';
import type { NamesFile } from './names-file.ts';
import type { PhoneFile } from './phone-file.ts';
import { findPrefix } from './prefix-table.ts';

/** A valid number in its parts. `nationalNumber` keeps an Italian leading zero. */
export type ValidNumber = { callingCode: number; nationalNumber: string; type: LineType };

export type Names = { location: string | null; carrier: string | null };

/** `english` are the same names in English, null where they are in English already. */
export type NumberFacts = Names & { english: Names | null; timeZones: string[] };

const fixedTypes: ReadonlySet<LineType> = new Set(['FIXED_LINE', 'FIXED_LINE_OR_MOBILE']);
const mobileTypes: ReadonlySet<LineType> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PAGER']);

/** Calling codes whose mobile numbers belong to a place (libphonenumber `GEO_MOBILE_COUNTRIES`). */
const placedMobiles: ReadonlySet<number> = new Set([52, 54, 55, 62, 86]);

/** Digits before the area code of a mobile number that the places do not count (libphonenumber `MOBILE_TOKEN_MAPPINGS`). */
const mobileTokens: Readonly<Record<number, string>> = { 54: '9' };

/**
 * What a calling code's file says of a valid number, by the rules of libphonenumber's `PhoneNumberOfflineGeocoder`,
 * `PhoneNumberToCarrierMapper` and `PhoneNumberToTimeZonesMapper`: only a number that belongs to a place has a location
 * and the time zone of its prefix, every other one has all zones of its calling code; only numbers that may be mobile,
 * and pagers, have a carrier.
 *
 * `names` are the same calling code's names in the person's languages, best first. Each is asked for its own longest
 * prefix, English last (libphonenumber's `PrefixFileReader`). Chinese, Japanese and Korean fall back to English too,
 * which libphonenumber forbids: a person learns more from "Zurich" than from nothing.
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
