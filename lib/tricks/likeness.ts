import { isCallingCode } from '../detect/plan/numbering-plan.ts';
import { parseDigits } from '../detect/plan/parse-digits.ts';

/** What two numbers that look alike differ in: one digit, or the country code. */
export type Likeness = 'digit' | 'code';

/** Numbers of one place of work differ in their last digits, so a difference there is no trick. */
const ownDigits = 2;
/** Fewest digits after the country code that are compared: many short numbers are the same. */
const fewestCompared = 7;

/** Returns a function that tells how other numbers (E.164) look like this one; null if they do not. */
export function likenessTo(e164: string): (other: string) => Likeness | null {
  const national = parseDigits(e164, null)?.national ?? '';
  return (other) => {
    if (other === e164) return null;
    if (isOtherCode(national, other)) return 'code';
    return e164.length === other.length && isOneDigit(e164, other) ? 'digit' : null;
  };
}

function isOtherCode(national: string, other: string): boolean {
  if (national.length < fewestCompared || !other.endsWith(national)) return false;
  return isCallingCode(other.slice(1, -national.length));
}

function isOneDigit(one: string, other: string): boolean {
  let differing = -1;
  for (let at = 0; at < one.length; at += 1) {
    if (one[at] === other[at]) continue;
    if (differing !== -1) return false;
    differing = at;
  }
  return differing < one.length - ownDigits;
}
