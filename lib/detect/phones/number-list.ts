import type { Label } from '../labels/label.ts';
import type { DigitGroup } from './digit-groups.ts';
import { isShortGap, joinsList } from './list-gap.ts';
import type { Local } from './local-number.ts';
import type { TextOfCountry } from './phone-number.ts';
import { readNumber } from './read-number.ts';

/**
 * The number before a run. The numbers of a list share its label, and those without an area code take its area code,
 * and its calling code if it has one (`withCode`). `end` is after its extension; `locals` are the parts of it that may
 * be a local number.
 */
export type NumberBefore = { end: number; label: Label; e164: string; withCode: boolean; locals: readonly Local[] };

/** How far a number of a similar one may be from that (UTF-16 units), and how many of its last digits may differ. */
const siblingReach = 40;
const differing = 3;
const besideSibling = /^[\s,;·|/()-]+\p{L}*[.:]?\s*$/u;
/** Fewest digits of a group that is read as a list's next number, after a dash or a slash. */
const fewestListed = 10;
/** Most digits of a number's alternative end: `…7394/5`. */
const mostOfOtherEnd = 3;

/** Returns the label that the groups from `start` on have because they continue a list; null if they do not. */
export function labelInList(
  text: TextOfCountry,
  groups: readonly DigitGroup[],
  start: number,
  before: NumberBefore,
): Label {
  return (
    inheritedLabel(text.plain.slice(before.end, start), before) ?? (isSibling(text, groups, before) ? 'near' : null)
  );
}

/** Returns the label of the number before, if only list signs or a short word such as "or" are in the gap. */
function inheritedLabel(gap: string, { label }: NumberBefore): Label {
  if (!isShortGap(gap) || !joinsList(gap)) return null;
  if (label !== null) return label === 'direct' ? 'direct' : 'near';
  // Two numbers on one line are a list, even without a phone word.
  return /^[^\n]*[^\s]/.test(gap) ? 'near' : null;
}

const beforeTones = /^[ ,;*#pw]*[,;*#pw][ ,;*#pw]*$/;

/** `+49 69 7104 9922,,9472623647#`: are the digits tones that a telephone dials after the number? */
export function isDialedAfter(plain: string, groups: readonly DigitGroup[], before: NumberBefore): boolean {
  const end = groups.at(-1)?.end ?? 0;
  const isEnded = plain.charAt(end) === '#' && !/\d/.test(plain.charAt(end + 1));
  return isEnded && beforeTones.test(plain.slice(before.end, groups[0]?.from));
}

/**
 * `542 211 234, Bestellungen 542211235`: ungrouped digits that differ from the number before only in their last ones.
 */
function isSibling({ plain, country }: TextOfCountry, groups: readonly DigitGroup[], before: NumberBefore): boolean {
  const [only, ...others] = groups;
  if (!only || others.length > 0 || only.start - before.end > siblingReach) return false;
  if (!besideSibling.test(plain.slice(before.end, only.start))) return false;
  const reading = readNumber(only.digits, country);
  const shared = before.e164.slice(0, -differing);
  return reading?.status === 'valid' && reading.e164.length === before.e164.length && reading.e164.startsWith(shared);
}

/**
 * `+1 (415) 863-1234 – 14158631235`: does a long group of digits follow a number after a dash or a slash, so that it is
 * the next one of a list?
 */
export function continuesList(plain: string, [first]: readonly DigitGroup[], before: NumberBefore): boolean {
  if (!first || first.digits.length < fewestListed || first.start - before.end > 3) return false;
  return /^ ?[/-] ?$/.test(plain.slice(before.end, first.start));
}

/** Is the group other last digits of the number before it: the `5` of `827394/5, 829418`? */
export function isOtherEnd({ before, digits }: DigitGroup): boolean {
  return digits.length <= mostOfOtherEnd && /^[/~-]$/.test(before);
}

/** Returns the number before with its end after the group, if that is other last digits of it: a list continues there. */
export function withOtherEnd(before: NumberBefore, group: DigitGroup): NumberBefore {
  return group.start === before.end + 1 && isOtherEnd(group) ? { ...before, end: group.end } : before;
}
