import type { LineType } from '../../model/phone-report.ts';
import type { PhoneFile } from './phone-file.ts';
import { findPrefix } from './prefix-table.ts';

/** A valid number in its parts. `nationalNumber` keeps an Italian leading zero. */
export type ValidNumber = { callingCode: number; nationalNumber: string; type: LineType };

export type NumberFacts = { location: string | null; carrier: string | null; timeZones: string[] };

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
 */
export function numberFacts(file: PhoneFile, { callingCode, nationalNumber, type }: ValidNumber): NumberFacts {
  const geographic = fixedTypes.has(type) || (type === 'MOBILE' && placedMobiles.has(callingCode));
  const token = mobileTokens[callingCode];
  const area =
    token !== undefined && nationalNumber.startsWith(token) ? nationalNumber.slice(token.length) : nationalNumber;
  const { timeZones } = file;
  const everywhere = timeZones.texts[timeZones.fallback] ?? '';
  const zones = (geographic ? findPrefix(timeZones, nationalNumber) : null) ?? everywhere;
  return {
    location: geographic ? findPrefix(file.places, area) : null,
    carrier: mobileTypes.has(type) ? findPrefix(file.carriers, nationalNumber) : null,
    timeZones: zones === '' ? [] : zones.split('&'),
  };
}
