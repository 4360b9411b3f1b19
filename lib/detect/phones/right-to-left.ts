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

/**
 * Reads a run as one number that was written from right to left: `966551234567+` with its plus last, and
 * `5601234 6 962+`, `88776655 21 0098` and `67 45 63 021` with its groups in reverse order, too. Null for all others.
 */
export function numberRightToLeft(
  plain: string,
  groups: readonly DigitGroup[],
  { country, callingCode, label }: Context,
): PhoneNumber | null {
  const first = groups[0];
  const last = groups.at(-1);
  if (!first || !last) return null;
  const plus = plusAt(plain, last.end);
  if (plus === '' && (label !== 'direct' || !last.digits.startsWith('0') || groups.length < fewestGroups)) return null;
  if (groups.some(({ before }) => /[+(]/.test(before))) return null;
  const inReverse = groups.toReversed();
  const isWrittenSo = rightToLeft.test(plain.slice(Math.max(0, first.start - reach), first.start));
  const isOwn = callingCode.length > 1 && first.digits.startsWith(callingCode);
  let reading: NumberReading | null = null;
  if (plus !== '') {
    if (isOwn || (isWrittenSo && groups.length === 1)) reading = readValid(`+${joinedDigits(groups)}`, null);
    if (!reading && isCallingCode(last.digits) && (isWrittenSo || last.digits === callingCode))
      reading = reversedWithCode(inReverse, isWrittenSo && label === 'direct');
  } else if (isWrittenSo && !first.digits.startsWith('0')) {
    if (dialedFromAbroad.test(last.digits)) reading = readValid(`+${joinedDigits(inReverse).slice(2)}`, null);
    else
      reading = isWhole(readNumber(joinedDigits(groups), country)) ? null : readValid(joinedDigits(inReverse), country);
  }
  if (!reading) return null;
  const { e164, withCode, status } = reading;
  return { start: first.start, end: last.end + plus.length, e164, withCode, valid: status === 'valid' };
}

/** Returns the plus at `at` with a space before it, if any; empty if there is no plus or it is the next number's. */
function plusAt(plain: string, at: number): string {
  return plusAfter.exec(plain.slice(at, at + 4))?.[0] ?? '';
}

/**
 * Reads groups that start with a calling code. After a phone word (`labeled`), a number of a possible length is enough.
 */
function reversedWithCode(groups: readonly DigitGroup[], labeled: boolean): NumberReading | null {
  const reading = readNumber(`+${joinedDigits(groups)}`, null);
  const isEnough = labeled && groups.length >= fewestGroups && reading?.status === 'possible';
  return isEnough || reading?.status === 'valid' ? reading : null;
}

/** Is the order as written that of a valid number with its trunk zero? */
function isWhole(reading: NumberReading | null): boolean {
  return reading?.status === 'valid' && !reading.trunkMissing();
}
