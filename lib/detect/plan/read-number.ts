import { once } from '../../model/once.ts';
import { keepsZeroFromAbroad, numberingPlan } from './numbering-plan.ts';
import type { ParsedDigits } from './parse-digits.ts';
import { parseDigits } from './parse-digits.ts';

/** A number as libphonenumber reads it. */
export type NumberReading = {
  e164: string;
  /** In a range of the numbering plan, of a possible length, or only readable. */
  status: 'valid' | 'possible' | 'readable';
  /** The plan has numbers of about its length: plans grow by a digit or two, and old numbers stay printed. */
  nearPossible: () => boolean;
  /** The digits had their calling code, or it follows from `formOf`. */
  withCode: boolean;
  /** The country of which it is a number only by its form: `(206) 555-0118` in Germany. */
  formOf?: string;
  /** The country writes a trunk zero that is not there. */
  trunkMissing: () => boolean;
  /** Only mobiles have this range. */
  mobile: () => boolean;
  /** The number as its country writes it. */
  written: () => string;
};

/** Fewest digits of a number of about a possible length, and how many digits it may have more or less. */
const fewestNear = 7;
const near = 2;

/**
 * Reads digits 0-9, with a leading `+` if international, as a number of `country` (ISO 3166-1 alpha-2, null if
 * unknown). Null if they are no number.
 */
export function readNumber(digits: string, country: string | null): NumberReading | null {
  // `numberingPlan` also takes calling codes, which are no countries.
  const home = country !== null && country >= 'A' && numberingPlan(country) ? country : null;
  if (home === null) return readFrom(digits.startsWith('00') ? `+${digits.slice(2)}` : digits, null);
  const plain = readFrom(digits, home);
  if (plain?.status === 'valid') return plain;
  const oldTrunk = oldTrunks[home];
  if (oldTrunk?.test(digits)) {
    const modern = readFrom(digits.replace(oldTrunk, ''), home);
    if (modern?.status === 'valid') return { ...modern, trunkMissing: () => false };
  }
  // `00` is understood everywhere, even if the country has another international prefix.
  if (digits.startsWith('00') && digits.charAt(2) > '0') {
    const abroad = readFrom(`+${digits.slice(2)}`, null);
    if (abroad?.status === 'valid') return abroad;
  }
  return plain;
}

/** As `readNumber`; null unless the number is valid. */
export function readValid(digits: string, country: string | null): NumberReading | null {
  const reading = readNumber(digits, country);
  return reading?.status === 'valid' ? reading : null;
}

function readFrom(digits: string, country: string | null): NumberReading | null {
  const parsed = parseDigits(digits, country);
  if (!parsed) return null;
  const { callingCode, plan, valid } = parsed;
  const corrected = valid ? null : (withoutMobileDigit(digits, parsed) ?? withoutZeroOfOthers(digits, parsed));
  if (corrected) return corrected;
  // If no possible number is left without the trunk prefix, the library keeps the prefix. It is not part of the number.
  const strayTrunk = !valid && plan.trunkPrefix === '0' && parsed.national.startsWith('0');
  const national = strayTrunk ? parsed.national.slice(1) : parsed.national;
  const number = callingCode + national;
  if (number.length > 19) return null;
  // If the code was written after `00`, or without any prefix, the digits end in the whole number too.
  const withCode = digits.startsWith('+') || digits.endsWith(number);
  return {
    e164: `+${number}`,
    status: valid ? 'valid' : plan.possible(national) ? 'possible' : 'readable',
    nearPossible: () =>
      national.length >= fewestNear && plan.lengths.some((length) => Math.abs(length - national.length) <= near),
    withCode,
    // If digits before the number were dropped, they are another trunk prefix: Lithuania's 8.
    trunkMissing: once(
      () =>
        !withCode &&
        !digits.startsWith('0') &&
        digits.length <= national.length &&
        plan.writesTrunkZero(national) &&
        // Bolivia writes its mobile numbers without a trunk zero.
        !(plan.mobile(national) && plan.written(national) === national),
    ),
    mobile: () => plan.mobile(national),
    written: () => plan.written(national),
  };
}

/**
 * `+52 1 55 1234 5678`: Mexico's mobile numbers had a 1 after the country's code until August 2019 (IFT's numbering
 * plan), and links to chats still have it. Reads the number without it; null for all others.
 */
function withoutMobileDigit(digits: string, { callingCode, national }: ParsedDigits): NumberReading | null {
  const isMobile = callingCode === '52' && /^1[2-9]\d{9}$/.test(national) && digits.endsWith(`52${national}`);
  return isMobile ? readFrom(`+52${national.slice(1)}`, null) : null;
}

/**
 * `+975 02 323456`, `+371 067123456`: people write a zero after the codes of countries that have no trunk zero, too.
 * Reads the number without it; null if it is not valid, and for all others.
 */
function withoutZeroOfOthers(digits: string, { callingCode, national, plan }: ParsedDigits): NumberReading | null {
  if (!digits.startsWith('+') || plan.trunkPrefix === '0' || !national.startsWith('0')) return null;
  if (keepsZeroFromAbroad(`+${callingCode}`)) return null;
  const reading = readFrom(`+${callingCode}${national.slice(1)}`, null);
  return reading?.status === 'valid' ? reading : null;
}

/**
 * Trunk prefixes that a numbering plan no longer has, but that people still write. Mexico dropped 01, 044 and 045 in
 * August 2019 (IFT's numbering plan), and they are still widely printed. Chile and Poland had a zero, Ukraine an 8
 * before the zero. Bhutan never had one, but its area codes are written with a zero. By country, as patterns on
 * national digits.
 */
const oldTrunks: Readonly<Record<string, RegExp | undefined>> = {
  BT: /^0(?=[2-8]\d{6}$)/,
  CL: /^0(?=[2-79]\d{8}$)/,
  MX: /^(?:01|044|045)(?=\d{10}$)/,
  PL: /^0(?=[1-9]\d{8}$)/,
  UA: /^8(?=0\d{9}$)/,
};
