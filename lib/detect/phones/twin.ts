import type { DigitGroup } from './digit-groups.ts';
import { joinedDigits } from './digit-groups.ts';
import type { PhoneNumber } from './read-number.ts';

const fewestDigits = 7;
/** Most digits of a calling code and a trunk prefix together. */
const mostLeftOut = 4;

/**
 * Reads digits as a number that the text has with its calling code too: `+256 723 123456 … 0723 123456`. `known` are
 * those numbers (E.164).
 */
export function twinOf(groups: readonly DigitGroup[], known: readonly string[]): PhoneNumber | null {
  const first = groups[0];
  const last = groups.at(-1);
  if (!first || !last || known.length === 0) return null;
  const digits = joinedDigits(groups);
  const telling = digits.replace(/^0+/, '');
  if (telling.length < fewestDigits) return null;
  const twin = known.find((e164) => e164.endsWith(telling) && e164.length - telling.length <= mostLeftOut);
  if (twin === undefined) return null;
  return { start: first.start, end: last.end, e164: twin, withCode: true, valid: false };
}
