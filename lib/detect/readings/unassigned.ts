import type { DigitGroup } from '../groups/digit-groups.ts';
import { digitCount } from '../groups/digit-groups.ts';
import { isCallingCode, keepsZeroFromAbroad } from '../plan/numbering-plan.ts';
import type { NumberReading } from '../plan/read-number.ts';
import { readNumber } from '../plan/read-number.ts';
import type { PhoneNumber, TextOfCountry } from './phone-number.ts';

/** A number that no range of the numbering plan contains, and how it is written. */
type Written = { reading: NumberReading; inside: readonly DigitGroup[]; plus: boolean; labeled: boolean };

const fewestLabeled = 7;
const manyDigits = 9;
/** Most digits of a number without its area code. */
const mostLocal = 8;
/**
 * Digits of every number with its area code, in North America by calling code. libphonenumber also takes shorter ones
 * for possible.
 */
const withArea: Readonly<Record<string, number>> = { '+1': 10, BR: 10, CL: 9, MX: 10 };

/** May this be a number although no range contains it? There must be a plus or a phone word right before it. */
export function mayBeUnassigned(written: Written): boolean {
  const { reading, inside, plus, labeled } = written;
  if (!plus && !labeled) return false;
  // `011 827 3941` on a page of America is one of Johannesburg, not the end of one of Korea.
  if (!plus && reading.withCode && inside[0]?.digits.startsWith('011')) return false;
  if (reading.status === 'readable' && !reading.nearPossible()) return false;
  // Every number of the North American plan has ten digits and starts with neither 0 nor 1.
  if (reading.e164.startsWith('+1') && (reading.status !== 'possible' || /^\+1[01]/.test(reading.e164))) return false;
  if (beginsWithZero(reading.e164) || (!plus && hasCodeTwice(reading, inside))) return false;
  return digitCount(inside) >= (labeled ? fewestLabeled : manyDigits);
}

/**
 * Does a number in no range lack its area code, as `Tel: 4739-4182` in Argentina? With the country's code before it, it
 * would be another number.
 */
export function lacksAreaCode(
  { plain, country }: TextOfCountry,
  { start, end, valid, withCode, e164 }: PhoneNumber,
): boolean {
  if (valid || withCode) return false;
  const digits = plain.slice(start, end).replace(/\D/g, '');
  const fewest = withArea[e164.startsWith('+1') ? '+1' : (country ?? '')];
  if (fewest !== undefined && digits.length < fewest) return true;
  // `cel 15-5827-3941`: Argentina's mobile prefix comes after an area code.
  if (country === 'AR' && digits.startsWith('15')) return true;
  return digits.length <= mostLocal && readNumber(digits, country)?.trunkMissing() === true;
}

/**
 * Does the number begin with a zero after its calling code, although its plan has no such numbers? Until 2019 those of
 * Gabon did (ARCEP's numbering plan), and pages print them.
 */
function beginsWithZero(e164: string): boolean {
  if (!e164.includes('0') || e164.startsWith('+241') || keepsZeroFromAbroad(e164)) return false;
  return [2, 3, 4].some((end) => e164.charAt(end) === '0' && isCallingCode(e164.slice(1, end)));
}

/** `234-1-749 7322` in Nigeria: is the first group, which is the calling code, read as part of the national number? */
function hasCodeTwice({ e164 }: NumberReading, [first, ...others]: readonly DigitGroup[]): boolean {
  if (!first || others.length === 0) return false;
  return isCallingCode(first.digits) && e164.startsWith(`+${first.digits}${first.digits}`);
}
