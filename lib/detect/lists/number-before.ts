import type { DigitGroup } from '../groups/digit-groups.ts';
import type { Label } from '../labels/label.ts';
import { isShortGap, joinsList } from './list-gap.ts';
import type { Local } from './local-number.ts';

/**
 * The number before a run. The numbers of a list share its label, and those without an area code take its area code,
 * and its calling code if it has one (`withCode`). `end` is after its extension; `locals` are the parts of it that may
 * be a local number.
 */
export type NumberBefore = { end: number; label: Label; e164: string; withCode: boolean; locals: readonly Local[] };

/** Most digits of a number's alternative end: `…7394/5`. */
const mostOfOtherEnd = 3;

/** Returns the label of the number before, if only list signs or a short word such as "or" are in the gap. */
export function inheritedLabel(gap: string, { label }: NumberBefore): Label {
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

/** Is the group other last digits of the number before it: the `5` of `827394/5, 829418`? */
export function isOtherEnd({ before, digits }: DigitGroup): boolean {
  return digits.length <= mostOfOtherEnd && /^[/~-]$/.test(before);
}
