import type { Label } from '../labels/label.ts';
import type { DigitGroup } from './digit-groups.ts';
import { joinedDigits } from './digit-groups.ts';
import { isCallingCode } from './numbering-plan.ts';
import type { PhoneNumber } from './phone-number.ts';
import type { NumberReading } from './read-number.ts';
import { readNumber, readValid } from './read-number.ts';

/** A plus after the digits, not before those of the next number. */
const plusAfter = /^ ?\+(?! ?[\d(])/;
const dialedFromAbroad = /^00[1-9]\d{0,2}$/;
/** Letters of Hebrew, Arabic and their neighbors, and how far before the number they are looked for (UTF-16 units). */
const rightToLeft = /[\u0590-\u08ff]/;
const reach = 45;
const fewestGroups = 3;

/** `callingCode`: that of the page's country, empty if unknown. */
type Context = { country: string | null; callingCode: string; label: Label };

/** `inReverse`: the groups from the last to the first. `isAfterLetters`: letters of Hebrew or Arabic are before them. */
type ReversedRun = Context & {
  groups: readonly DigitGroup[];
  inReverse: readonly DigitGroup[];
  first: DigitGroup;
  last: DigitGroup;
  isAfterLetters: boolean;
};

/**
 * Reads a run as one number that was written from right to left: `966551234567+` with its plus last, and
 * `5601234 6 962+`, `88776655 21 0098` and `67 45 63 021` with its groups in reverse order, too. Null for all others.
 */
export function numberRightToLeft(plain: string, groups: readonly DigitGroup[], context: Context): PhoneNumber | null {
  const first = groups[0];
  const last = groups.at(-1);
  if (!first || !last) return null;
  const plus = plusAfter.exec(plain.slice(last.end, last.end + 4))?.[0] ?? '';
  if (plus === '' && !mayBeInReverse(groups, last, context.label)) return null;
  if (groups.some(({ before }) => /[+(]/.test(before))) return null;
  const isAfterLetters = rightToLeft.test(plain.slice(Math.max(0, first.start - reach), first.start));
  const run = { ...context, groups, inReverse: groups.toReversed(), first, last, isAfterLetters };
  const reading = plus === '' ? readInReverse(run) : readWithPlusLast(run);
  if (!reading) return null;
  const { e164, withCode, status } = reading;
  return { start: first.start, end: last.end + plus.length, e164, withCode, valid: status === 'valid' };
}

/** Without a plus, the last group must begin with a zero, and a phone word must be before the first. */
function mayBeInReverse(groups: readonly DigitGroup[], last: DigitGroup, label: Label): boolean {
  return label === 'direct' && groups.length >= fewestGroups && last.digits.startsWith('0');
}

/** `966551234567+`, `5601234 6 962+`: reads the groups in their own order, then in reverse. */
function readWithPlusLast({
  groups,
  inReverse,
  first,
  last,
  callingCode,
  isAfterLetters,
  label,
}: ReversedRun): NumberReading | null {
  const isOwn = callingCode.length > 1 && first.digits.startsWith(callingCode);
  const mayBeInOrder = isOwn || (isAfterLetters && groups.length === 1);
  const inOrder = mayBeInOrder ? readValid(`+${joinedDigits(groups)}`, null) : null;
  if (inOrder || !isCallingCode(last.digits) || (!isAfterLetters && last.digits !== callingCode)) return inOrder;
  const reading = readNumber(`+${joinedDigits(inReverse)}`, null);
  // After a phone word, a number of a possible length is enough.
  const isEnough = isAfterLetters && label === 'direct' && groups.length >= fewestGroups;
  return reading?.status === 'valid' || (isEnough && reading?.status === 'possible') ? reading : null;
}

/** `88776655 21 0098`, `67 45 63 021`: reads the groups in reverse, if they are no valid number in their own order. */
function readInReverse({ groups, inReverse, first, last, country, isAfterLetters }: ReversedRun): NumberReading | null {
  if (!isAfterLetters || first.digits.startsWith('0')) return null;
  if (dialedFromAbroad.test(last.digits)) return readValid(`+${joinedDigits(inReverse).slice(2)}`, null);
  const isNumberInOrder = readValid(joinedDigits(groups), country)?.trunkMissing() === false;
  return isNumberInOrder ? null : readValid(joinedDigits(inReverse), country);
}
