import type { DigitGroup } from './digit-groups.ts';
import { digitCount } from './digit-groups.ts';
import type { PhoneNumber } from './read-number.ts';
import { readNumber } from './read-number.ts';

/** Fewest digits of a number without its area code. Towns with fewer print them, and so do postal codes. */
const fewestLocal = 6;
/**
 * A local number as short as a postal code (`022 234567, 431001`) must begin and be grouped as the one before it is.
 */
const mostPostal = 6;
const alikeDigits = 2;
/** A calling code and an area code have at least so many digits together. */
const fewestBefore = 2;
const mostGroups = 3;
/** A list's sign or a word such as "or". A space or a dash alone may be within a number. */
const listSign = /[,;|/&•·、，]|\p{L}/u;
const signsOnly = /^[ ,;|/&•·、，()-]*$/;

/** The number that others of its list may follow, where it ends, and the parts of it that may be a local number. */
export type ListHead = { end: number; e164: string; locals: readonly Local[] };

/** A local number's digits in all, and in each group: `2,2,2`. */
type Local = { digits: number; shape: string };

/**
 * Returns what may be the number in these groups without its area code: the groups from the second on, from the third,
 * and so on (of `+254 20 2729200` nine digits and seven).
 */
export function localsOf(groups: readonly DigitGroup[]): Local[] {
  return groups
    .map((_, from) => localOf(groups.slice(from)))
    .slice(1)
    .filter(({ digits }) => digits >= fewestLocal);
}

function localOf(groups: readonly DigitGroup[]): Local {
  return { digits: digitCount(groups), shape: groups.map(({ digits }) => digits.length).join() };
}

/**
 * Reads the first groups as a number without its area code, which is that of the number before it in the list:
 * `+254 20 2729200 / 2729270`, `021-34991114, 34986437`. It must be as long as the local part of that number. Null
 * otherwise. `gap`: the text between the two.
 */
export function localInList(gap: string, groups: readonly DigitGroup[], head: ListHead): PhoneNumber | null {
  const first = groups[0];
  if (!first || !listSign.test(gap) || first.before.includes('+') || first.digits.startsWith('0')) return null;
  const count = groups.findIndex((_, index) => endsThere(groups[index + 1])) + 1;
  const inside = groups.slice(0, count);
  if (count > mostGroups || inside.some(({ before }, index) => index > 0 && !/^[ -]$/.test(before))) return null;
  const { digits, shape } = localOf(inside);
  const local = head.locals.find((each) => each.digits === digits);
  const area = head.e164.slice(1, -digits);
  if (!local || area.length < fewestBefore) return null;
  const dialled = inside.map((group) => group.digits).join('');
  const isAlike = local.shape === shape && head.e164.slice(-digits).startsWith(dialled.slice(0, alikeDigits));
  if (digits <= mostPostal && !isAlike) return null;
  const whole = readNumber(`+${area}${dialled}`, null);
  if (whole?.status !== 'valid') return null;
  return { start: first.start, end: inside.at(-1)?.end ?? first.end, e164: whole.e164, withCode: false, valid: true };
}

/** Is the next group another number? */
function endsThere(next: DigitGroup | undefined): boolean {
  return next === undefined || (signsOnly.test(next.before) && listSign.test(next.before));
}
