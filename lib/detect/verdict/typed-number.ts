import type { UnreadableReason } from '../../model/unreadable-reason.ts';
import { beginsWithCallingCode } from './calling-codes.ts';
import { numberingPlan } from './numbering-plan.ts';
import { readNumber } from './read-number.ts';

/**
 * Digits that are meant as one number (typed, or from a link), also when they are too few or too many: then the engine
 * says what is wrong with them. `country` is where it was read, null when the number carries its own code.
 */
export type TypedNumber =
  | { kind: 'number'; e164: string; country: string | null }
  | { kind: 'unreadable'; reason: Exclude<UnreadableReason, 'empty'> };

/** E.164 allows 15 digits; a few more are kept so that the engine can say that they are too many. */
const mostDigits = 20;
const fewestDigits = 3;
/** An international number of at least so many digits is meant as one even if no country has its code. */
const clearlyMeant = 7;

/** Reads digits 0-9, with a leading `+` when international. */
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
  // Digits of no possible length are kept as they are, but for the trunk prefix.
  if (reading && reading.status !== 'readable') {
    return { kind: 'number', e164: reading.e164, country: reading.withCode ? null : country };
  }
  const e164 = `+${plan.callingCode}${withoutTrunk(digits, plan.trunkPrefix)}`;
  if (e164.length > mostDigits + 1) return { kind: 'unreadable', reason: 'too-long' };
  return { kind: 'number', e164, country };
}

function international(digits: string): TypedNumber {
  if (digits.length > mostDigits) return { kind: 'unreadable', reason: 'too-long' };
  const reading = readNumber(`+${digits}`, null);
  if (reading) return { kind: 'number', e164: reading.e164, country: null };
  const meant = digits.length >= clearlyMeant || (digits.length >= fewestDigits && beginsWithCallingCode(digits));
  if (!meant) return { kind: 'unreadable', reason: 'neither' };
  return { kind: 'number', e164: `+${digits}`, country: null };
}

function withoutTrunk(digits: string, prefix: string): string {
  return prefix !== '' && digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
}
