import { parseIp } from '../../address/ip.ts';
import type { UnreadableReason } from '../../model/subject.ts';
import { beginsWithCallingCode, numberingPlan } from '../plan/numbering-plan.ts';
import type { NumberReading } from '../plan/read-number.ts';
import { readNumber, readValid } from '../plan/read-number.ts';

/**
 * Digits that the user or a link gives as one number, even if they are too few or too many: the report says what is
 * wrong with them. `country` is the one used to read them, null if the number has its own code.
 */
export type TypedNumber =
  | { kind: 'number'; e164: string; country: string | null }
  | { kind: 'unreadable'; reason: Exclude<UnreadableReason, 'empty'> };

/** E.164 allows 15 digits. A few more are kept, so that the report can say that there are too many. */
const mostTypedDigits = 20;
const fewestDigits = 3;
/** An international number with at least this many digits is kept even if no country has its code. */
const fewestClearDigits = 7;

/** Reads digits 0-9, with a leading `+` if international. */
export function typedNumber(digits: string, country: string | null): TypedNumber {
  if (digits.startsWith('+')) return international(digits.slice(1));
  const plan = country === null ? null : numberingPlan(country);
  if (/^00[1-9]/.test(digits) && (plan === null || readNumber(digits, country)?.status !== 'valid')) {
    const abroad = international(digits.slice(2));
    if (abroad.kind === 'number') return abroad;
  }
  if (digits.length < fewestDigits) return { kind: 'unreadable', reason: 'neither' };
  if (plan === null) return { kind: 'unreadable', reason: 'needs-country' };
  const reading = readNumber(digits, country);
  const own = reading && readOwnCode(digits, reading);
  if (own) return { kind: 'number', e164: own.e164, country };
  // Digits of no possible length are kept as they are, except for the trunk prefix.
  if (reading && reading.status !== 'readable') {
    return { kind: 'number', e164: reading.e164, country: reading.withCode ? null : country };
  }
  const e164 = `+${plan.callingCode}${withoutTrunk(digits, plan.trunkPrefix)}`;
  if (e164.length > mostTypedDigits + 1) return { kind: 'unreadable', reason: 'too-long' };
  return { kind: 'number', e164, country };
}

/** Fewest digits of a whole number with its calling code. A national number that lost its trunk zero may have fewer. */
const fewestWithCode = 10;

/**
 * `4917612345678` in Germany: reads digits that begin with the country's own calling code as that code, if `national`,
 * their reading as a national number, lacks the country's trunk zero. Null if they are no valid number so. Plans grow by
 * a digit, and old numbers stay printed: `6221520123` is one of Jakarta.
 */
function readOwnCode(digits: string, national: NumberReading): NumberReading | null {
  const isOwn = national.e164.endsWith(digits) && digits.startsWith(national.e164.slice(1, -digits.length));
  if (!isOwn || digits.length < fewestWithCode || !national.trunkMissing()) return null;
  const own = readNumber(`+${digits}`, null);
  const isFormer = own?.status === 'possible' && readValid(`+${digits}0`, null) !== null;
  return own?.status === 'valid' || isFormer ? own : null;
}

/** Returns what digits are besides the number that `typedNumber` gives: `+49 4917 612345678`. Null if that is no guess. */
export function typedBesides(digits: string, country: string | null): string | null {
  const national = country === null ? null : readValid(digits, country);
  return national && readOwnCode(digits, national) ? national.e164 : null;
}

function international(digits: string): TypedNumber {
  if (digits.length > mostTypedDigits) return { kind: 'unreadable', reason: 'too-long' };
  const reading = readNumber(`+${digits}`, null);
  if (reading) return { kind: 'number', e164: reading.e164, country: null };
  const isMeantAsNumber =
    digits.length >= fewestClearDigits || (digits.length >= fewestDigits && beginsWithCallingCode(digits));
  if (!isMeantAsNumber) return { kind: 'unreadable', reason: 'neither' };
  return { kind: 'number', e164: `+${digits}`, country: null };
}

function withoutTrunk(digits: string, prefix: string): string {
  return prefix !== '' && digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
}

/**
 * Four or more groups of up to three digits with dots between them, the last perhaps a port: an IP address, or one with a
 * typing mistake in it.
 */
const addressShape = /^\d{1,3}(?:\.\d{1,3}){3,}(?:\.\d{1,5})?$/;
const mostOfPart = 255;
const padded = /^0\d\d$/;
const partOfIpv4 = /^[1-9]\d{0,2}(?:\.\d{0,3}){1,3}$/;
const dates = [
  /^(?<year>\d{4})([-./])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})([-./])(?<month>\d{1,2})\2(?<year>\d{4})$/,
  /^(?<month>\d{1,2})([-./])(?<day>\d{1,2})\2(?<year>\d{4})$/,
];

/**
 * Are typed digits without a `+` something other than a phone number? They are if they are part of an IPv4 address that
 * is being typed; several addresses; an address with a typing mistake (`999.999.999.999`, `1.2.3.4.5`, `010.019.020.30`)
 * or a port (`10.1.1.117.4222`); a date. A phone number with dots (`91.411.22.33` in Spain) has longer groups, or is valid
 * in its country (`030.90.18.20` in Germany).
 */
export function typedOtherwise(text: string, country: string | null): boolean {
  if (partOfIpv4.test(text) && text.split('.').every((part) => Number(part) <= mostOfPart)) return true;
  if (text.split(/[\s/-]+/).some((part) => parseIp(part) !== null)) return true;
  return isAddressShaped(text, country) || dates.some((date) => isDay(date.exec(text)?.groups));
}

function isAddressShaped(text: string, country: string | null): boolean {
  if (!addressShape.test(text)) return false;
  const groups = text.split('.');
  if (groups[0]?.startsWith('0')) {
    if (groups.length > 4 || groups.some((group) => Number(group) > mostOfPart) || !padded.test(groups[0]))
      return false;
    return groups.filter((group) => padded.test(group)).length > 1 || readValid(groups.join(''), country) === null;
  }
  return groups.length > 4 || groups.some(({ length }) => length === 1) || groups.every(({ length }) => length === 3);
}

function isDay(groups: Record<string, string> | undefined): boolean {
  if (!groups) return false;
  const [year, month, day] = [Number(groups['year']), Number(groups['month']), Number(groups['day'])];
  return year >= 1900 && year <= 2100 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
