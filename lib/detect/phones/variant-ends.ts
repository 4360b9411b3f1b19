import type { DigitGroup } from '../groups/digit-groups.ts';
import { digitCount } from '../groups/digit-groups.ts';

/** Fewest digits of a number whose last ones a list varies. */
const fewestBefore = 6;
/** Fewest digits of a local number whose last three a list varies: `2539138/216`. */
const fewestOfLine = 7;
/** Fewest digits of a whole national number with its trunk zero. */
const wholeNumber = 10;
/** More national digits than any area code has. */
const moreThanArea = 6;

/**
 * Calling codes of countries that print extensions after a dash as part of the number: `030 901820-4`. Elsewhere one
 * last digit after a dash is another number's.
 */
const directDialling = /^(?:\+|00)?(?:49|43|41|423|352)$/;

/**
 * Are the last digits only a variant of the number before them? `882-4150-77`, `5250 4510~12`, `040/123456-80/81`,
 * `7728 1234/1235`, `030 901820/21/22`, `06 83847162-3`. `callingCode`: that of the page's country, empty if unknown.
 */
export function endsInVariant(inside: readonly DigitGroup[], callingCode: string): boolean {
  const last = inside.at(-1);
  if (last?.before.includes('~')) return true;
  const line = inside.at(-2);
  if (!line || !last) return false;
  const isDirect = directDialling.test(callingCodeOf(inside, callingCode));
  if (/^ ?\/ ?$/.test(last.before)) return endsInVariantAfterSlash(inside, line, last, isDirect);
  if (endsInSingleDigit(inside, last)) return !isDirect;
  return (
    inside.length >= 4 &&
    inside.at(-3)?.digits.length === 3 &&
    line.digits.length === 4 &&
    last.digits.length <= 2 &&
    line.before === '-' &&
    last.before === '-'
  );
}

function endsInVariantAfterSlash(
  inside: readonly DigitGroup[],
  line: DigitGroup,
  last: DigitGroup,
  isDirect: boolean,
): boolean {
  if (last.before !== '/') return last.digits.length <= 2;
  if (inside.length < 3 && last.digits.length === 3)
    return !isDirect && line.digits.length >= fewestOfLine && !line.digits.startsWith('0');
  if (inside.length < 3) return line.digits.length >= fewestBefore && last.digits.length <= 2;
  // All of `0475/12/34/56` is one number.
  if (inside.slice(2, -1).some((group) => group.before === '/')) return variesWholeNumber(inside, last);
  return last.digits.length <= 2 || (last.digits.length <= 5 && last.digits.length === line.digits.length);
}

/** `06/83847162-3`, `0-2590-4361-2`: is there one digit after a dash, and a number long enough without it? */
function endsInSingleDigit(inside: readonly DigitGroup[], last: DigitGroup): boolean {
  if (last.digits.length !== 1 || last.before !== '-') return false;
  return digitCount(inside) > fewestBefore + 2 && (inside.at(-2)?.digits.length ?? 0) >= 3;
}

/** Most lines of a range of which only the last two digits are repeated. */
const mostLines = 10;

/** `021-34537621-24`: are these the last two digits of the last line, a few lines after the first? */
function endsFewLinesLater(inside: readonly DigitGroup[], next: DigitGroup): boolean {
  const line = inside.at(-1)?.digits ?? '';
  if (inside.length !== 2 || line.length < fewestBefore || next.digits.length !== 2) return false;
  const lines = Number(next.digits) - Number(line.slice(-2));
  return lines > 0 && lines < mostLines;
}

/**
 * `053-112233-4`, `021-34537621-24`: are the next digits the last ones of another number, which begins like the one
 * before them? That one has its trunk zero, and no short groups, as account numbers have (`053-4-11223-5`).
 */
export function isVariantOfNumberBefore(inside: readonly DigitGroup[], next: DigitGroup, callingCode: string): boolean {
  if (next.before === '-' && inside[0]?.digits.startsWith('0') && endsFewLinesLater(inside, next))
    return !directDialling.test(callingCode);
  if (next.digits.length !== 1 || next.before !== '-' || inside.length < 2) return false;
  if (!inside[0]?.digits.startsWith('0') || inside.slice(1).some(({ digits }) => digits.length < 3)) return false;
  return endsInSingleDigit([...inside, next], next) && !directDialling.test(callingCode);
}

/** Most digits of an extension after a dash with blanks: `87 24 - 99`. */
const mostOfExtension = 2;

/** Returns the calling code in the first group if the number is international, otherwise the page's. */
function callingCodeOf([first]: readonly DigitGroup[], home: string): string {
  return isInternational(first) ? first.digits : home;
}

function isInternational(first: DigitGroup | undefined): first is DigitGroup {
  return first !== undefined && (first.before.includes('+') || first.digits.startsWith('00'));
}

/** Is there a whole number before the variants of its last digits, which are all of one length? */
function variesWholeNumber(inside: readonly DigitGroup[], last: DigitGroup): boolean {
  const isVariant = ({ before, digits }: DigitGroup): boolean => before === '/' && digits.length === last.digits.length;
  const number = inside.slice(0, inside.findLastIndex((group) => !isVariant(group)) + 1);
  const line = number.at(-1);
  return line !== undefined && line.digits.length > last.digits.length && digitCount(number) > fewestBefore;
}

/**
 * `651-3847 / 651-3848`: does a slash or a dash with blanks separate two numbers? One after an area code does not (`030 /
 * 901820`).
 */
export function joinsTwoNumbers(inside: readonly DigitGroup[]): boolean {
  const international = isInternational(inside[0]);
  let digits = 0;
  for (let index = 0; index < inside.length; index += 1) {
    const group = inside[index];
    if (!group) break;
    if (digits > moreThanArea && / \/|\/ /.test(group.before)) return true;
    if (digits > moreThanArea && group.before === ' - ' && group.digits.length > mostOfExtension) return true;
    const isCode = international && index === 0;
    if (!isCode) digits += group.digits === '0' ? 0 : group.digits.length;
  }
  return false;
}

/**
 * `09127394182-09357394182`, `3104739418-3114739418`: is the group the second of two whole national numbers with a dash
 * between?
 */
export function isSecondOfTwo(groups: readonly DigitGroup[], index: number): boolean {
  const other = groups[index];
  const one = groups[index - 1];
  if (!one || other?.before !== '-' || one.digits.length !== other.digits.length) return false;
  return one.digits.length >= wholeNumber && one.digits.startsWith('0') === other.digits.startsWith('0');
}
