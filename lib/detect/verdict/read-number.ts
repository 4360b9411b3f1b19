import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { oldTrunk } from './old-trunk.ts';
import { trunkPrefix } from './trunk-prefix.ts';

/**
 * A number as libphonenumber reads it. `status`: valid, of a possible length, or merely readable. `withCode` is true
 * when the digits carried their country code; `trunkMissing` when the country writes a trunk zero that is not there;
 * `mobile` when the range belongs to mobiles alone.
 */
export type Reading = {
  e164: string;
  status: 'valid' | 'possible' | 'readable';
  withCode: boolean;
  trunkMissing: () => boolean;
  mobile: () => boolean;
};

const mostKept = 4000;
const kept = new Map<string, Reading | null>();

/** Reads digits 0-9, with a leading `+` when international, as a number of `country`. Remembers a bounded number. */
export function readNumber(digits: string, country: string | null): Reading | null {
  const key = `${country ?? ''} ${digits}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const reading = digits.length > 250 ? null : read(digits, country);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, reading);
  return reading;
}

function read(digits: string, country: string | null): Reading | null {
  const home = country !== null && isSupportedCountry(country) ? country : null;
  if (home === null) return readFrom(digits.startsWith('00') ? `+${digits.slice(2)}` : digits, null, true);
  const plain = readFrom(digits, home, digits.startsWith('+'));
  if (plain?.status === 'valid') return plain;
  const trunk = oldTrunk(home);
  if (trunk?.test(digits)) {
    const modern = readFrom(digits.replace(trunk, ''), home, false);
    if (modern?.status === 'valid') return { ...modern, trunkMissing: () => false };
  }
  // `00` is understood everywhere, also where another prefix leads abroad.
  if (/^00[1-9]/.test(digits)) {
    const abroad = readFrom(`+${digits.slice(2)}`, null, true);
    if (abroad?.status === 'valid') return abroad;
  }
  return plain;
}

function readFrom(digits: string, country: CountryCode | null, international: boolean): Reading | null {
  const number = parsePhoneNumberFromString(
    digits,
    country === null ? { extract: false } : { defaultCountry: country, extract: false },
  );
  if (!number || number.number.length > 20) return null;
  // The digits end in the whole number where the code was written, behind `00` or nothing too.
  const withCode = international || digits.endsWith(number.number.slice(1));
  return {
    e164: number.number,
    status: number.isValid() ? 'valid' : number.isPossible() ? 'possible' : 'readable',
    withCode,
    trunkMissing: once(() => !withCode && country !== null && !digits.startsWith('0') && writesTrunkZero(number)),
    mobile: once(() => number.getType() === 'MOBILE'),
  };
}

/** Is a number of this kind written with a trunk zero? Where no format is known, the country's habit decides. */
function writesTrunkZero(number: PhoneNumber): boolean {
  const national = number.formatNational();
  if (national !== number.nationalNumber)
    return national.replace(/^\D+/, '').startsWith('0') && !number.nationalNumber.startsWith('0');
  return number.country !== undefined && trunkPrefix(number.country) === '0';
}

/** Formatting and typing a number cost more than reading it, so they are done when asked for, and then once. */
function once(compute: () => boolean): () => boolean {
  let known: boolean | null = null;
  return () => {
    known ??= compute();
    return known;
  };
}
