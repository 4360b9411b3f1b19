import type { DigitGroup } from './digit-groups.ts';
import { isCallingCode, numberingPlan } from './numbering-plan.ts';
import { parseDigits } from './parse-digits.ts';

/**
 * A number as libphonenumber reads it. `status`: valid, of a possible length, or only readable. `nearPossible`: the
 * plan has numbers of about its length, as plans grow by a digit or two and old numbers stay printed. `withCode`: the
 * digits had their country code. `trunkMissing`: the country writes a trunk zero that is not there. `mobile`: only
 * mobiles have this range. `written`: the number as its country writes it.
 */
export type NumberReading = {
  e164: string;
  status: 'valid' | 'possible' | 'readable';
  nearPossible: () => boolean;
  withCode: boolean;
  trunkMissing: () => boolean;
  mobile: () => boolean;
  written: () => string;
};

/**
 * A phone number found in a run, before its label and extension are known. Offsets are in the whole text. `withCode`:
 * the digits had their country code. `valid`: it is in a range of the numbering plan.
 */
export type PhoneNumber = { start: number; end: number; e164: string; withCode: boolean; valid: boolean };

const mostDigits = 250;
const fewestNear = 7;
const near = 2;

/**
 * Reads digits 0-9, with a leading `+` if international, as a number of `country` (ISO 3166-1 alpha-2, null if
 * unknown). Null if they are no number.
 */
export function readNumber(digits: string, country: string | null): NumberReading | null {
  return digits.length > mostDigits ? null : read(digits, country);
}

function read(digits: string, country: string | null): NumberReading | null {
  const home = country !== null && country >= 'A' && numberingPlan(country) ? country : null;
  if (home === null) return readFrom(digits.startsWith('00') ? `+${digits.slice(2)}` : digits, null);
  const plain = readFrom(digits, home);
  if (plain?.status === 'valid') return plain;
  const trunk = oldTrunk(home);
  if (trunk?.test(digits)) {
    const modern = readFrom(digits.replace(trunk, ''), home);
    if (modern?.status === 'valid') return { ...modern, trunkMissing: () => false };
  }
  // `00` is understood everywhere, even if the country has another international prefix.
  if (digits.startsWith('00') && digits.charAt(2) > '0') {
    const abroad = readFrom(`+${digits.slice(2)}`, null);
    if (abroad?.status === 'valid') return abroad;
  }
  return plain;
}

function readFrom(digits: string, country: string | null): NumberReading | null {
  const parsed = parseDigits(digits, country);
  if (!parsed) return null;
  const { callingCode, plan, valid } = parsed;
  const withoutMobile = valid ? null : withoutMobileDigit(digits, callingCode, parsed.national);
  if (withoutMobile) return readFrom(withoutMobile, null);
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
    trunkMissing: () =>
      !withCode &&
      !digits.startsWith('0') &&
      digits.length <= national.length &&
      plan.writesTrunkZero(national) &&
      // Bolivia writes its mobile numbers without a trunk zero.
      !(plan.mobile(national) && plan.written(national) === national),
    mobile: () => plan.mobile(national),
    written: () => plan.written(national),
  };
}

/**
 * `+52 1 55 1234 5678`: Mexico's mobile numbers had a 1 after the country's code until August 2019 (IFT's numbering
 * plan), and links to chats still have it. Returns the number without it, null for all others.
 */
function withoutMobileDigit(digits: string, callingCode: string, national: string): string | null {
  const isMobile = callingCode === '52' && /^1[2-9]\d{9}$/.test(national);
  return isMobile && digits.endsWith(`52${national}`) ? `+52${national.slice(1)}` : null;
}

/** Fewest digits of an ungrouped number with its country code: `85222155100`. Fewer may be a national number. */
const fewestWithCode = 11;
/** Most digits of an area code that brackets join to the country's code. */
const mostOfArea = 2;

/**
 * Reads the number after a phone word as another country's, if the page's country (`home`) has no such number: `(412)
 * 268-7395`, grouped as in the North American plan, or `972-3-561-3699`, with a country code but no plus. Null
 * otherwise.
 */
export function readAsAbroad(home: NumberReading | null, inside: readonly DigitGroup[]): NumberReading | null {
  const own = ownCodeAndFormerArea(home, inside);
  if (own) return own;
  const american = readAsAmerican(home, inside);
  if (american) return american;
  if (home?.status === 'valid' || inside[0]?.digits.startsWith('0')) return null;
  const [code] = inside;
  const digits = inside.map((group) => group.digits).join('');
  if (
    inside.length === 1
      ? digits.length < fewestWithCode
      : !isCallingCode(code?.digits ?? '') && !code?.before.endsWith('(')
  )
    return null;
  return validAbroad(digits) ?? ownCodeTwice(home, digits) ?? ownCodeInBrackets(home, inside, digits);
}

/**
 * Reads `011 44 121 496 0124` or `0011 49 30 901820`, as dialled from America or Australia, on a page of any country.
 */
export function readAsDialled(inside: readonly DigitGroup[]): NumberReading | null {
  const [prefix, code, ...others] = inside;
  if (
    (prefix?.digits !== '011' && prefix?.digits !== '0011') ||
    !code ||
    others.length === 0 ||
    !isCallingCode(code.digits)
  )
    return null;
  return validAbroad(code.digits + others.map((group) => group.digits).join(''));
}

/**
 * `972-68-719751` in Israel: the country's own code, which is not part of the national digits, before a number of a
 * possible length.
 */
function ownCodeTwice(home: NumberReading | null, digits: string): NumberReading | null {
  if (!home?.e164.endsWith(digits)) return null;
  const code = home.e164.slice(1, -digits.length);
  const reading = code !== '' && digits.startsWith(code) ? readNumber(`+${digits}`, null) : null;
  return reading?.status === 'possible' ? reading : null;
}

/**
 * `(574) 403 1770` in Colombia: the country's own code and a former area code in brackets, before a number of a
 * possible length.
 */
function ownCodeInBrackets(
  home: NumberReading | null,
  [first]: readonly DigitGroup[],
  digits: string,
): NumberReading | null {
  const code = home?.e164.slice(1, -digits.length) ?? '';
  if (!first?.before.endsWith('(') || code === '' || !first.digits.startsWith(code)) return null;
  const reading = first.digits.length > code.length + mostOfArea ? null : readNumber(`+${digits}`, null);
  return reading?.status === 'possible' ? reading : null;
}

/** Colombia's numbers until September 2021 (CRC's resolution 5826), with an area code of one digit: `(571) 345 6789`. */
const formerColombian = /^57[1245678][2-9]\d{6}$/;

/** `(571) 345 6789` in Colombia is Bogotá, not Virginia. */
function ownCodeAndFormerArea(home: NumberReading | null, inside: readonly DigitGroup[]): NumberReading | null {
  const digits = inside.map((group) => group.digits).join('');
  return formerColombian.test(digits) ? ownCodeInBrackets(home, inside, digits) : null;
}

function readAsAmerican(home: NumberReading | null, inside: readonly DigitGroup[]): NumberReading | null {
  if (inside.length !== 3 && inside.length !== 4) return null;
  const withCode = inside.length === 4 && inside[0]?.digits === '1';
  const [area, exchange, line, more] = withCode ? inside.slice(1) : inside;
  if (more || area?.digits.length !== 3 || exchange?.digits.length !== 3) return null;
  if (line?.digits.length !== 4 || home?.e164.startsWith('+1')) return null;
  // A country with a trunk zero would have one here.
  if (home?.status === 'valid' && (!home.trunkMissing() || home.mobile())) return null;
  return validAbroad(`1${area.digits}${exchange.digits}${line.digits}`);
}

function validAbroad(digits: string): NumberReading | null {
  const reading = readNumber(`+${digits}`, null);
  return reading?.status === 'valid' ? reading : null;
}

/**
 * Trunk prefixes that a numbering plan no longer has, but that people still write. Mexico dropped 01, 044 and 045 in
 * August 2019 (IFT's numbering plan), and they are still widely printed. Chile and Poland had a zero, Ukraine an 8
 * before the zero.
 */
const oldTrunks: Readonly<Record<string, RegExp>> = {
  CL: /^0(?=[2-79]\d{8}$)/,
  MX: /^(?:01|044|045)(?=\d{10}$)/,
  PL: /^0(?=[1-9]\d{8}$)/,
  UA: /^8(?=0\d{9}$)/,
};

/** Returns the trunk prefix that `country` no longer uses, as a pattern on national digits; null if there is none. */
function oldTrunk(country: string): RegExp | null {
  return oldTrunks[country] ?? null;
}
