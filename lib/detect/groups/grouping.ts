import { isCallingCode } from '../plan/numbering-plan.ts';
import type { DigitGroup } from './digit-groups.ts';
import { digitCount } from './digit-groups.ts';

/**
 * Are these groups, without a plus, more likely several numbers side by side, even after a phone word? `e164` is how
 * they were read. Only a phone word (`labeled`) keeps the two ends of a range together.
 */
export function readsAsTable(inside: readonly DigitGroup[], e164: string, { labeled }: { labeled: boolean }): boolean {
  // `Tel: 0.212.345 67 89`: the first dot is after a trunk zero, so it begins no decimal places.
  const zeroApart = labeled && inside[0]?.digits === '0' && inside[1]?.before === '.' && inside.at(-1)?.before !== '.';
  if (isTableRow(inside) && !zeroApart) return true;
  return e164.startsWith('+1') && !beginsAsInAmerica(inside);
}

/**
 * `0 986 452 041`: a separate zero and groups of three, as in part numbers. Phone numbers in this form start with an 8
 * (`0 800 …`).
 */
export function isPartNumber(inside: readonly DigitGroup[]): boolean {
  const [zero, first] = inside;
  if (inside.length < 3 || zero?.digits !== '0' || first?.digits.startsWith('8')) return false;
  return inside.slice(1).every(({ digits, before }) => digits.length === 3 && before === ' ');
}

/**
 * Are these numbers side by side? They are if they are far apart, are decimals with a space between them (`465.895
 * 158.9`, not `0351.4956 789`), or a version (`9.0.1`).
 */
function isTableRow(inside: readonly DigitGroup[]): boolean {
  const mayBeDecimals = !/^0\d/.test(inside[0]?.digits ?? '');
  let point = false;
  let pointThenBlank = false;
  let single = inside[0]?.digits.length === 1;
  for (let index = 1; index < inside.length; index += 1) {
    const { before = '', digits = '' } = inside[index] ?? {};
    if (before.includes('   ') || (mayBeDecimals && point && before.includes(' '))) return true;
    if (pointThenBlank && before === '.') return true;
    pointThenBlank ||= point && before.includes(' ');
    if (single && digits.length === 1 && before === '.') return true;
    point ||= before === '.';
    single = digits.length === 1;
  }
  return false;
}

/** `06000-06300`: two numbers of one length that start alike, the greater one last. */
export function isFromTo(inside: readonly DigitGroup[]): boolean {
  if (inside.length !== 2) return false;
  const [from, to] = inside;
  if (!from || !to || from.digits.length < (from.digits.startsWith('0') ? 4 : 5) || !/^ ?- ?$/.test(to.before))
    return false;
  return (
    from.digits.length === to.digits.length &&
    from.digits.slice(0, 2) === to.digits.slice(0, 2) &&
    from.digits < to.digits
  );
}

/**
 * Is the country code of a number without a plus separate from its other digits? `49 30 901820`, `00 49 30 901820`,
 * `011 52 …`, `(511) 415-1234`.
 */
export function isCodeSeparate(inside: readonly DigitGroup[], e164: string): boolean {
  const [first, second] = inside;
  if (!first || !second) return false;
  const code = /^0?0(?:11)?$/.test(first.digits) && first.digits !== '0' ? second.digits : first.digits;
  return e164.startsWith(`+${code}`) && (isCallingCode(code) || first.before.includes('('));
}

/** `0069 0307 …` is not an international number: no country has the code 69, and a code is never split. */
export function beginsWithWholeCode(digits: string, e164: string): boolean {
  return [1, 2, 3].some(
    (length) =>
      digits.length >= length &&
      isCallingCode(digits.slice(0, length)) &&
      e164.startsWith(`+${digits.slice(0, length)}`),
  );
}

/** Does an American number start with its code, its area code, or all but its last four digits? */
function beginsAsInAmerica([first, second]: readonly DigitGroup[]): boolean {
  if (!first || !second) return true;
  const { digits } = first;
  const hasCode = digits === '1' || (digits.startsWith('1') && digits.length === 4);
  return hasCode || digits.startsWith('0') || digits.length === 3 || digits.length >= 6;
}

/**
 * Is a number that was read as an American one without its code grouped in another way: `(322) 273 94 18`, one of Mexico
 * on a page of the United States?
 */
export function isOddAmerican(e164: string, inside: readonly DigitGroup[]): boolean {
  return e164.startsWith('+1') && inside.length > 1 && !inside[0]?.before.includes('+') && !groupedAsInAmerica(inside);
}

/** The North American plan has groups of three, three and four digits. Adjacent groups may be joined. */
export function groupedAsInAmerica(inside: readonly DigitGroup[]): boolean {
  let digits = digitCount(inside) === 11 ? -1 : 0;
  for (const group of inside) {
    digits += group.digits.length;
    if (![0, 3, 6, 10].includes(digits)) return false;
    // `274749 2685`: the space separates two numbers.
    if (group.digits.length === 4 && group.before === ' ' && inside[0]?.digits.length === 6) return false;
  }
  return true;
}

/**
 * Formats without a trunk zero that everyone in a country knows, so they need no phone word, by calling code: the
 * groups' digits with one space between them, and the signs that may join them.
 */
const forms: readonly (readonly [callingCode: string, form: RegExp, joint: RegExp])[] = [
  // Argentina omits the zero: area codes of two, three and four digits.
  ['+54', /^(?:11 \d{4} \d{4}|[23]\d\d \d{3} \d{4}|[23]\d{3} (?:\d\d \d{4}|\d{6}))$/, /^[ -]$/],
  // Hungary's mobile numbers without their 06, with a slash after the first two digits.
  ['+36', /^(?:20|30|31|50|70) (?:\d{3} \d{4}|\d{4} \d{3}|\d{3} \d\d \d\d)$/, /^[/ -]$/],
  // Numbers with one price in all of Australia: 13 and four digits.
  ['+61', /^13(?: \d\d \d\d|\d \d{3})$/, /^ $/],
  // Turkey's numbers without an area code: 444 and four digits.
  ['+90', /^444 (?:\d \d{3}|\d\d \d\d)$/, /^[ -]$/],
];

/** Is the valid number in one of its country's well-known formats? */
export function isWellKnownForm(e164: string, inside: readonly DigitGroup[]): boolean {
  const form = forms.find(([callingCode]) => e164.startsWith(callingCode));
  if (!form) return false;
  const [, written, joint] = form;
  return (
    inside.slice(1).every(({ before }) => joint.test(before)) &&
    written.test(inside.map(({ digits }) => digits).join(' '))
  );
}
