import { parseIp } from '../../address/ip.ts';
import type { UnreadableReason } from '../../model/subject.ts';
import { beginsWithCallingCode, numberingPlan } from './numbering-plan.ts';
import { readNumber } from './read-number.ts';

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
  // Digits of no possible length are kept as they are, except for the trunk prefix.
  if (reading && reading.status !== 'readable') {
    return { kind: 'number', e164: reading.e164, country: reading.withCode ? null : country };
  }
  const e164 = `+${plan.callingCode}${withoutTrunk(digits, plan.trunkPrefix)}`;
  if (e164.length > mostTypedDigits + 1) return { kind: 'unreadable', reason: 'too-long' };
  return { kind: 'number', e164, country };
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
 * Four or more groups of up to three digits with dots between them, the first not led by a zero: an IP address with a
 * typing mistake in it.
 */
const addressShape = /^[1-9]\d{0,2}(?:\.\d{1,3}){3,}$/;
const partOfIpv4 = /^[1-9]\d{0,2}(?:\.\d{0,3}){1,3}$/;
const dates = [
  /^(?<year>\d{4})([-./])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})([-./])(?<month>\d{1,2})\2(?<year>\d{4})$/,
  /^(?<month>\d{1,2})([-./])(?<day>\d{1,2})\2(?<year>\d{4})$/,
];

/**
 * Are typed digits without a `+` something other than a phone number? They are if they are part of an IPv4 address that
 * is being typed; several addresses; an address with a typing mistake (`999.999.999.999`, `1.2.3.4.5`); a date. A phone
 * number with dots (`91.411.22.33` in Spain) has longer groups.
 */
export function typedOtherwise(text: string): boolean {
  if (partOfIpv4.test(text) && text.split('.').every((part) => Number(part) <= 255)) return true;
  if (text.split(/[\s/-]+/).some((part) => parseIp(part) !== null)) return true;
  if (addressShape.test(text)) {
    const groups = text.split('.');
    return groups.length > 4 || groups.some(({ length }) => length === 1) || groups.every(({ length }) => length === 3);
  }
  return dates.some((date) => isDay(date.exec(text)?.groups));
}

function isDay(groups: Record<string, string> | undefined): boolean {
  if (!groups) return false;
  const [year, month, day] = [Number(groups['year']), Number(groups['month']), Number(groups['day'])];
  return year >= 1900 && year <= 2100 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
