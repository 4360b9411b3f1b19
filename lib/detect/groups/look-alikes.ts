import { remembered } from '../../model/once.ts';
import type { Label } from '../labels/label.ts';
import { detectorWords } from '../words/detector-words.ts';
import { digitSigns, sign } from './digit-signs.ts';

/**
 * Text that looks like the digit groups of a phone number but is certainly something else.
 *
 * - `reason`: what it is.
 * - `needs`: the signs that a text has if the pattern matches. Without them, it is not even compiled.
 * - `unlessLabeled`: not if a phone word is right before it.
 * - `unlessCalled`: not after a call word and a preposition (`contactez-moi au`).
 * - `unlessAfter`: not if this matches the text before it.
 */
type LookAlike = {
  reason: string;
  pattern: RegExp;
  needs: number;
  unlessLabeled?: true;
  unlessCalled?: true;
  unlessAfter?: RegExp;
};

const { hours: hourWords, days: dayWords } = detectorWords;
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const month = '(?:0?[1-9]|1[0-2])';
const year = '(?:19|20)\\d\\d';
const hour = '(?:[01]?\\d|2[0-4])';
const dottedTime = `${hour}\\.[0-5]\\d\\.[0-5]\\d(?:[.,]\\d{1,9})?`;
/** No digits go on before or after the match. */
const begin = '(?<![\\d+]|\\d[.,:/-])';
const end = '(?!\\d|[.:/-]\\d)';
/** As `end`, but a dash may follow, because a time or a second date may touch a date. */
const endOrDash = '(?!\\d|[./]\\d)';

/** The patterns. `needs` saves a third of the time of dense text; a test proves that it misses no match. */
export const lookAlikes: readonly LookAlike[] = [
  {
    reason: 'date, year first',
    needs: sign.year,
    // A time written with dots may follow: `2026-11-21-08.49.26.875181`.
    pattern: new RegExp(`${begin}${year}([-./])${month}\\1${day}(?:[-_T ]${dottedTime})?${endOrDash}`, 'g'),
  },
  {
    reason: 'date, year first, with blanks',
    needs: sign.year,
    pattern: new RegExp(`${begin}${year}[.] ${month}[.] ${day}${end}`, 'g'),
  },
  {
    reason: 'date, year last',
    needs: sign.year,
    // A backreference to a group that did not match matches the empty text, so a sign is required before it.
    pattern: new RegExp(
      `${begin}(?:${day}([-./])${month}|${month}([-./])${day})(?=[-./])(?:\\1|\\2)${year}${endOrDash}`,
      'g',
    ),
  },
  {
    reason: 'date, year last, with blanks',
    needs: sign.year,
    pattern: new RegExp(`${begin}${day}[.] ${month}[.] ${year}${endOrDash}`, 'g'),
  },
  {
    reason: 'date in blanks',
    needs: sign.year,
    pattern: new RegExp(`${begin}(?:0[1-9]|[12]\\d|3[01]) (?:0[1-9]|1[0-2]) ${year}(?! ?[\\d./-])`, 'g'),
  },
  {
    reason: 'date, month in English',
    needs: sign.year,
    pattern: new RegExp(
      `(?<=\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.? )${day},? ${year}(?![\\d/-])`,
      'gi',
    ),
  },
  {
    reason: 'date, two-digit year',
    needs: sign.dotOrSlash,
    pattern: new RegExp(
      `${begin}(?:${day}([./])${month}|${month}([./])${day})(?=[-./])(?:\\1|\\2)\\d\\d(?! ?[/.-]? ?\\d)`,
      'g',
    ),
  },
  {
    reason: 'dates from to, two-digit years',
    needs: sign.dotOrSlash | sign.dash,
    pattern: new RegExp(`${begin}${day}\\.${month}\\.\\d\\d ?- ?${day}\\.${month}\\.\\d\\d${end}`, 'g'),
  },
  {
    reason: 'version of a package',
    needs: sign.twoDots | sign.dash,
    pattern: /(?<![\d.+)/ -]|\d )[1-9]?\d\.\d{1,3}\.\d{1,3}-\d{1,2}(?![\d.-])/g,
  },
  {
    reason: 'mask of an input',
    needs: sign.nines,
    pattern: /(?<=\+\d{1,3} |(?<!\d[ .)-]{0,2}|[\d+]))\(?9(?:[ .()-]{0,2}9){6,}(?![ .-]?\d)/g,
  },
  {
    reason: 'compact date and time',
    needs: sign.long,
    pattern:
      /(?<![\d+])(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[-.]?(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?)?(?!\d)/g,
    unlessLabeled: true,
  },
  {
    reason: 'hours with dots',
    needs: sign.twoDots,
    pattern: new RegExp(`${begin}${hour}\\.[0-5]\\d ?(?:-|bis) ?${hour}\\.[0-5]\\d${end}`, 'g'),
  },
  {
    reason: 'hours',
    needs: sign.dash | sign.letter,
    pattern: /(?<!\d)\d{1,2} ?- ?\d{1,2}(?= ?(?:uhr|h\b|am\b|pm\b|Uhr|час|год))/g,
  },
  { reason: 'every hour, after a number', needs: sign.slash, pattern: /(?<=\d )24 ?\/ ?7(?!\d)/g },
  {
    // `1800 209 1234 24x7`, `98110 27394 24 hrs`, `… 9 am`
    reason: 'hours after a number',
    needs: sign.letter,
    pattern: new RegExp(
      `(?<=\\d )(?:24 ?(?:[x×*] ?7(?!\\d)|-?(?:${hourWords})(?![a-z]))|7 ?(?:${dayWords})(?![a-z])|(?:0?\\d|1[0-2])(?:\\.[0-5]\\d)? ?[ap]\\.?m(?![a-z]))`,
      'gi',
    ),
  },
  {
    reason: 'hours before a number',
    needs: sign.dash,
    pattern: /(?=\d)(?<![\d+./(-] ?)(?:[01]?\d|2[0-4])-(?:[01]?\d|2[0-4])(?= (?:0\d|\(0|\+))/g,
  },
  {
    reason: 'hours before a number without a zero',
    needs: sign.dash,
    pattern: /(?=\d)(?<=[^\d\s+.(/-] )(?:[6-9]|1[0-2])-(?:1[2-9]|2[0-2])(?= \d{2,4}[ .-]\d)/g,
    unlessLabeled: true,
  },
  {
    reason: 'docket of a court',
    needs: sign.slash,
    // `3 C 0221/22`, `VIII ZR 123/19`: a chamber, a register, a number and a year.
    pattern:
      /(?=\d)(?<=(?:^|[^\d.])(?:\d{1,3}|[IVX]{1,5}) (?:[A-Z]{1,3}|[A-Z][a-z]{1,3}) )\d{1,5}\/(?:19|20)?\d\d(?:-\d{1,3})?(?!\d)/g,
    unlessLabeled: true,
  },
  {
    reason: 'clock time',
    needs: sign.colon,
    pattern: /(?<=\d:)[0-5]\d(?!\d)|(?<!\d)(?:[01]?\d|2[0-4])(?=:[0-5]\d(?!\d))/g,
  },
  {
    reason: 'years from to',
    needs: sign.anyYear,
    pattern: new RegExp(`${begin}(?:1[4-9]|20)\\d\\d ?[-/] ?(?:1[4-9]|20)\\d\\d${end}`, 'g'),
    unlessLabeled: true,
  },
  { reason: 'Brazilian postal code', needs: sign.fiveDash, pattern: /(?<=\bcep\b[:.]? ?)\d{5}-\d{3}(?!\d)/gi },
  {
    reason: 'IBAN',
    needs: sign.capital,
    pattern: /(?<![A-Z\d])[A-Z]{2}\d{2}(?:\s?[\dA-Z]{4}){3,7}(?:\s?\d{1,4})?(?![\dA-Z])/g,
  },
  {
    reason: 'United States postal code',
    needs: sign.fiveDash,
    // Also alone on a line. `(11) 98765-4321` is Brazilian.
    pattern: /(?<=[A-Z]{2}\s{1,3})\d{5}-\d{4}(?!\d)|(?<![\d)+./-] ?)[1-9]\d{4}-\d{4}(?!\d|-\d)/g,
    unlessLabeled: true,
  },
  {
    reason: 'Finnish business identity code',
    needs: sign.dash,
    pattern: /(?<![\d)+./-] ?)\d{7}-\d(?!\d|[-/]\d)/g,
    unlessLabeled: true,
  },
  {
    reason: 'row of groups of four, as on cards and invoices',
    needs: sign.fours,
    pattern: /(?<![\d+] ?)\d{4}(?: \d{4}){3,}(?! ?\d)/g,
    unlessLabeled: true,
  },
  { reason: 'nothing but zeros', needs: sign.long, pattern: /(?<![\d+])0{8,}(?!\d)/g },
  { reason: 'one digit again and again', needs: sign.long, pattern: /(?<!\d)\d*(\d)\1{7,}\d*/g, unlessLabeled: true },
  {
    reason: 'version or object identifier',
    needs: sign.twoDots,
    // `(55) 55.12.34.56`: an area code is before it.
    pattern: /(?<![\d.+)]|\(\d{2,4}\) )(?!1\.\d{3}\.\d{3}\.\d{4})(?=[\d.]*(?<!\d)\d(?!\d))[1-9]\d*(?:\.\d+){3,}(?!\d)/g,
    unlessLabeled: true,
  },
  {
    reason: 'decimal, one or two places',
    needs: sign.dot,
    pattern: /(?<![\d.+])\d{4,}\.\d{1,2}(?!\d|[.-]\d)/g,
    unlessLabeled: true,
  },
  {
    reason: 'years in a row',
    needs: sign.year,
    pattern: new RegExp(`(?<!\\d)${year}(?:[ ,]+${year}){2,}(?!\\d)`, 'g'),
  },
  {
    reason: 'grouped thousands',
    needs: sign.comma,
    pattern: /(?<![\d.])\d{1,3}(?:\.\d{3})+(?=,\d)|(?<=(?<!\d)\d{1,3},)\d{3}(?!\d)|(?<!\d)\d{1,3}(?=,\d{3}(?!\d))/g,
  },
  {
    reason: 'thousands with dots',
    needs: sign.dot,
    // `+216 71.234.567 / 71.234.568` and `(+216) 71.234.567` are numbers.
    unlessAfter: /\+\d{1,3}\)? ?(?:[\d.]+ ?\/ )?$/,
    pattern: /(?<![\d.+/-])[1-9]\d{0,2}(?:\.\d{3})+(?![\d]|[.-]\d)/g,
    unlessLabeled: true,
    unlessCalled: true,
  },
  {
    reason: 'decimal',
    needs: sign.dot,
    pattern: /(?<![\d.+)])(?:[1-9]?\d|1[0-7]\d|0)\.\d{4,}(?![\d]|[.-]\d)/g,
    unlessLabeled: true,
  },
];

/** `… au 98.123.456`, `Contact : 98.123.456`. */
const callBefore = /(?: (?:al|ao|at|au|em|na|on|op|sur)|contacto? ?:?) $/i;

/** Can the pattern match a text with these signs? */
export function mayMatch({ needs }: LookAlike, signs: number): boolean {
  return (signs & needs) === needs;
}

const lookAlikesOf = remembered(2000, (signs: number) => lookAlikes.filter((each) => mayMatch(each, signs)));

/** How much text beside a number the patterns look at (UTF-16 units). */
const context = 12;

/** Returns the parts of `plain` between `start` and `end` that look like a number. `label`: that of the text there. */
export function lookAlikeParts(
  plain: string,
  { start, end }: { start: number; end: number },
  label: Label,
): { start: number; end: number }[] {
  const from = Math.max(0, start - context);
  const window = plain.slice(from, end + context);
  const signs = digitSigns(window);
  const isLabeled = label === 'direct';
  const isCalled = label === 'near' && callBefore.test(plain.slice(from, start));
  const parts: { start: number; end: number }[] = [];
  for (const lookAlike of lookAlikesOf(signs)) {
    const { pattern, unlessLabeled, unlessCalled, unlessAfter } = lookAlike;
    if ((isLabeled && unlessLabeled) || (isCalled && unlessCalled)) continue;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(window); match; match = pattern.exec(window)) {
      if (unlessAfter?.test(window.slice(0, match.index))) continue;
      const part = { start: from + match.index, end: from + pattern.lastIndex };
      if (part.start < end && part.end > start) parts.push(part);
    }
  }
  return parts;
}
