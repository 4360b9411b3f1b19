import type { DigitGroup } from './digit-groups.ts';
import { digitCount, joinedDigits } from './digit-groups.ts';
import { isCallingCode, keepsZeroFromAbroad } from './numbering-plan.ts';
import type { PhoneNumber, TextOfCountry } from './phone-number.ts';
import type { NumberReading } from './read-number.ts';
import { readNumber } from './read-number.ts';

/** A number that no range of the numbering plan contains, and how it is written. */
type Written = { reading: NumberReading; inside: readonly DigitGroup[]; plus: boolean; labeled: boolean };

/** A trait of such a number, and how much it speaks for it (or, below zero, against it). */
type Evidence = { name: string; weight: number; has: (written: Written) => boolean };

const enough = 8;
const fewestLabeled = 7;
const manyDigits = 9;
/** Most digits of a number without its area code. */
const mostLocal = 8;
/**
 * Digits of every number with its area code, in North America by calling code. libphonenumber also takes shorter ones
 * for possible.
 */
const withArea: Readonly<Record<string, number>> = { '+1': 10, BR: 10, CL: 9, MX: 10 };

/**
 * The traits that make digits a phone number although no range contains it: data on ranges is late, and pages print
 * withdrawn numbers. A plus or a phone word is required, and the weights must add up to `enough`.
 */
const evidence: readonly Evidence[] = [
  { name: 'plus and calling code', weight: 4, has: ({ plus }) => plus },
  { name: 'phone word or link', weight: 5, has: ({ labeled }) => labeled },
  { name: 'possible length', weight: 4, has: ({ reading }) => reading.status === 'possible' },
  {
    name: 'about that length',
    weight: 1,
    has: ({ reading }) => reading.status === 'readable' && reading.nearPossible(),
  },
  { name: 'trunk zero', weight: 3, has: ({ inside, plus }) => !plus && inside[0]?.digits.startsWith('0') === true },
  { name: 'groups', weight: 2, has: ({ inside }) => inside.length > 1 },
  { name: 'code apart', weight: 1, has: ({ inside, plus, reading }) => plus && isCodeApart(inside, reading) },
  { name: 'many digits', weight: 1, has: ({ inside }) => digitCount(inside) >= manyDigits },
  {
    name: 'one group without its trunk zero',
    weight: -4,
    has: ({ inside, plus, reading }) => !plus && inside.length === 1 && reading.trunkMissing(),
  },
  { name: 'thousands', weight: -4, has: ({ inside, reading }) => reading.status === 'readable' && isThousands(inside) },
  {
    name: 'no digits of its own',
    weight: -6,
    has: ({ inside }) => /000000$|^(\d)\1*$/.test(joinedDigits(inside)),
  },
];

/** Is this a number although no range contains it? There must be a plus or a phone word right before it. */
export function isUnassignedNumber(written: Written): boolean {
  const { reading, inside, plus, labeled } = written;
  if (!plus && !labeled) return false;
  // `011 827 3941` on a page of America is one of Johannesburg, not the end of one of Korea.
  if (!plus && reading.withCode && inside[0]?.digits.startsWith('011')) return false;
  if (reading.status === 'readable' && !reading.nearPossible()) return false;
  // Every number of the North American plan has ten digits and starts with neither 0 nor 1.
  if (reading.e164.startsWith('+1') && (reading.status !== 'possible' || /^\+1[01]/.test(reading.e164))) return false;
  if (beginsWithZero(reading.e164) || (!plus && hasCodeTwice(reading, inside))) return false;
  if (digitCount(inside) < (labeled ? fewestLabeled : manyDigits)) return false;
  let sum = 0;
  for (const { weight, has } of evidence) if (has(written)) sum += weight;
  return sum >= enough;
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

function isCodeApart([code]: readonly DigitGroup[], reading: NumberReading): boolean {
  return code !== undefined && code.digits.length <= 3 && reading.e164.startsWith(`+${code.digits}`);
}

/** `+20 000 000`: groups of three after the first, as in a quantity. */
function isThousands(inside: readonly DigitGroup[]): boolean {
  return (
    inside.length > 1 && inside.slice(1).every(({ digits, before }) => digits.length === 3 && /^[ .]$/.test(before))
  );
}
