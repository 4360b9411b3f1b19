import type { NumberingPlan } from './numbering-plan.ts';
import { isCallingCode, numberingPlan } from './numbering-plan.ts';

/** Digits read as a number: the calling code, the national number, and the plan that it belongs to. */
export type ParsedDigits = { callingCode: string; national: string; plan: NumberingPlan; valid: boolean };

const fewestDigits = 2;
/** Some German numbers are longer than the 15 digits that E.164 allows. */
const mostDigits = 17;

/**
 * Reads digits 0-9, with a leading `+` if international, as a number of `country` (a supported one, or null). Null if
 * they are no number. The result equals that of libphonenumber-js (`parsePhoneNumberFromString` with `extract: false`),
 * which `parse-digits.test.ts` checks. It takes about a thirtieth of the time: patterns are compiled once per country,
 * and the input is known to be digits.
 */
export function parseDigits(digits: string, country: string | null): ParsedDigits | null {
  const home = country === null ? null : numberingPlan(country);
  const { plan, rest } = splitCode(digits, home);
  if (!plan || rest === '') return null;
  const { callingCode } = plan;
  const { national, exact = exactPlan(plan, national) } = withoutTrunk(rest, plan);
  if (national.length < fewestDigits || national.length > mostDigits) return null;
  const ownPlan = exact?.plan ?? plan;
  return { callingCode, national, plan: ownPlan, valid: exact?.isKnownValid || ownPlan.valid(national) };
}

/** A numbering plan, null if there is none, and the digits after its calling code, if they began with one. */
type SplitDigits = { plan: NumberingPlan | null; rest: string };

/** Splits the calling code off. Without one, the plan is `home`. */
function splitCode(digits: string, home: NumberingPlan | null): SplitDigits {
  if (digits.startsWith('+')) return splitInternational(digits.slice(1));
  if (!home) return { plan: null, rest: digits };
  const abroad = afterAbroadPrefix(digits, home);
  if (abroad !== null) return splitInternational(abroad);
  const { callingCode } = home;
  return digits.startsWith(callingCode) && isWithoutPlus(digits, home)
    ? { plan: numberingPlan(callingCode), rest: digits.slice(callingCode.length) }
    : { plan: home, rest: digits };
}

function splitInternational(digits: string): SplitDigits {
  const code = codeOf(digits);
  return code === null ? { plan: null, rest: digits } : { plan: numberingPlan(code), rest: digits.slice(code.length) };
}

/** Returns the main country of a number's calling code, such as GB for `+44`; null for `+1`, which many share. */
export function mainCountryOf(e164: string): string | null {
  const code = codeOf(e164.slice(1));
  return code === null || code === '1' ? null : (numberingPlan(code)?.sharing[0] ?? null);
}

/** Returns the digits after the international prefix, null if they do not start with it. */
function afterAbroadPrefix(digits: string, { abroad }: NumberingPlan): string | null {
  const length = abroad?.(digits)?.length ?? 0;
  if (length === 0) return null;
  const rest = digits.slice(length);
  return rest === '' || rest.startsWith('0') ? null : rest;
}

function codeOf(digits: string): string | null {
  if (digits.startsWith('0')) return null;
  for (let length = 1; length <= 3 && length <= digits.length; length += 1) {
    const code = digits.slice(0, length);
    if (isCallingCode(code)) return code;
  }
  return null;
}

/** Do digits that begin with the plan's calling code begin with it as a code, so that only the rest is a number? */
function isWithoutPlus(digits: string, plan: NumberingPlan): boolean {
  const whole = withoutTrunk(digits, plan).national;
  if (whole.length > (plan.lengths.at(-1) ?? 0)) return true;
  return !plan.general(whole) && plan.general(withoutTrunk(digits.slice(plan.callingCode.length), plan).national);
}

/**
 * Drops the trunk prefix, if a number of the plan is left. `exact` is the country that the number belongs to, undefined
 * if it was not needed.
 */
function withoutTrunk(digits: string, plan: NumberingPlan): { national: string; exact?: ExactPlan | null } {
  const match = plan.trunk?.(digits);
  if (!match) return { national: digits };
  const national =
    plan.transform !== null && match.captured
      ? digits.replace(match.captured, plan.transform)
      : digits.slice(match.length);
  if (national === digits) return { national };
  if (plan.general(digits) && !plan.general(national)) return { national: digits };
  const exact = exactPlan(plan, national);
  const { lengths } = exact?.plan ?? plan;
  const fits = lengths.includes(national.length) || national.length > (lengths.at(-1) ?? 0);
  return fits ? { national, exact } : { national: digits };
}

/** `isKnownValid`: finding the country has proved that the number is valid. */
type ExactPlan = { plan: NumberingPlan; isKnownValid: boolean };

/**
 * Returns the country that a number belongs to among those that share its code; null if none matches, or if only one
 * has the code.
 */
function exactPlan({ sharing }: NumberingPlan, national: string): ExactPlan | null {
  if (sharing.length <= 1) return null;
  for (let index = 0; index < sharing.length; index += 1) {
    const plan = numberingPlan(sharing[index] ?? '');
    if (!plan) continue;
    if (plan.leadingDigits) {
      if (plan.leadingDigits(national)) return { plan, isKnownValid: false };
    } else if (plan.valid(national)) return { plan, isKnownValid: true };
  }
  return null;
}
