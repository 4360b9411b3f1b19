// Cheap tests that spare most patterns on most runs.
const signs = {
  date: /\d[-./]\d{1,2}[-./]\d/,
  spacedDate: /[.] \d/,
  spacedYear: /(?:19|20)\d\d[, ]| (?:19|20)\d\d/,
  yearRange: /\d{4} ?[-/] ?\d{4}/,
  shortRange: /\d ?- ?\d{1,2} ?\p{L}/u,
  dash: /\d{5}-\d/,
  dot: /\d\.\d/,
  colon: /\d:/,
  comma: /,\d/,
  capitals: /[A-Z]{2}\d\d/,
};
type Sign = keyof typeof signs;

/**
 * Stretches that are certainly something else than a phone number, although they look like groups of its digits. Each
 * pattern names its reason. `unlessLabelled` patterns give way to a phone word right before them. Where
 * its `sign` is not there, a pattern cannot match.
 */
type DeadPattern = { reason: string; pattern: RegExp; sign?: Sign; unlessLabelled?: true };

const day = '(?:0?[1-9]|[12]\\d|3[01])';
const month = '(?:0?[1-9]|1[0-2])';
const year = '(?:19|20)\\d\\d';
const hour = '(?:[01]?\\d|2[0-4])';
const from = '(?<![\\d+]|\\d[.,:/-])';
const to = '(?!\\d|[.:/-]\\d)';
// A date's end may touch a time or a second date, so a dash may follow.
const toDash = '(?!\\d|[./]\\d)';

const deadPatterns: readonly DeadPattern[] = [
  {
    reason: 'date, year first',
    sign: 'date',
    pattern: new RegExp(`${from}${year}([-./])${month}\\1${day}${toDash}`, 'g'),
  },
  {
    reason: 'date, year first, with blanks',
    sign: 'spacedDate',
    pattern: new RegExp(`${from}${year}[.] ${month}[.] ${day}${to}`, 'g'),
  },
  {
    reason: 'date, year last',
    sign: 'date',
    pattern: new RegExp(`${from}(?:${day}([-./])${month}|${month}([-./])${day})(?:\\1|\\2)${year}${toDash}`, 'g'),
  },
  {
    reason: 'date, year last, with blanks',
    sign: 'spacedDate',
    pattern: new RegExp(`${from}${day}[.] ${month}[.] ${year}${toDash}`, 'g'),
  },
  {
    reason: 'date in blanks',
    sign: 'spacedYear',
    pattern: new RegExp(`${from}(?:0[1-9]|[12]\\d|3[01]) (?:0[1-9]|1[0-2]) ${year}(?! ?[\\d./-])`, 'g'),
  },
  {
    reason: 'date, two-digit year',
    sign: 'date',
    pattern: new RegExp(`${from}(?:${day}([./])${month}|${month}([./])${day})(?:\\1|\\2)\\d\\d(?! ?[/.-]? ?\\d)`, 'g'),
  },
  {
    reason: 'compact date and time',
    pattern:
      /(?<![\d+])(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[-.]?(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?)?(?!\d)/g,
    unlessLabelled: true,
  },
  {
    reason: 'hours with dots',
    sign: 'dot',
    pattern: new RegExp(`${from}${hour}\\.[0-5]\\d ?(?:-|bis) ?${hour}\\.[0-5]\\d${to}`, 'g'),
  },
  {
    reason: 'hours',
    sign: 'shortRange',
    pattern: /(?<!\d)\d{1,2} ?- ?\d{1,2}(?= ?(?:uhr|h\b|am\b|pm\b|Uhr|час|год))/g,
  },
  {
    reason: 'clock time',
    sign: 'colon',
    pattern: /(?<=\d:)[0-5]\d(?!\d)|(?<!\d)(?:[01]?\d|2[0-4])(?=:[0-5]\d(?!\d))/g,
  },
  {
    reason: 'years from to',
    sign: 'yearRange',
    pattern: new RegExp(`${from}(?:1[4-9]|20)\\d\\d ?[-/] ?(?:1[4-9]|20)\\d\\d${to}`, 'g'),
    unlessLabelled: true,
  },
  { reason: 'Brazilian postal code', sign: 'dash', pattern: /(?<=\bcep\b[:.]? ?)\d{5}-\d{3}(?!\d)/gi },
  {
    reason: 'IBAN',
    sign: 'capitals',
    pattern: /(?<![A-Z\d])[A-Z]{2}\d{2}(?:\s?[\dA-Z]{4}){3,7}(?:\s?\d{1,4})?(?![\dA-Z])/g,
  },
  {
    reason: 'United States postal code',
    sign: 'dash',
    pattern: /(?<=[A-Z]{2}\s{1,3})\d{5}-\d{4}(?!\d)/g,
    unlessLabelled: true,
  },
  { reason: 'one digit again and again', pattern: /(?<!\d)\d*(\d)\1{7,}\d*/g, unlessLabelled: true },
  {
    reason: 'version or object identifier',
    sign: 'dot',
    pattern: /(?<![\d.+)])(?!1\.\d{3}\.\d{3}\.\d{4})(?=[\d.]*(?<!\d)\d(?!\d))[1-9]\d*(?:\.\d+){3,}(?!\d)/g,
    unlessLabelled: true,
  },
  {
    reason: 'decimal, one or two places',
    sign: 'dot',
    pattern: /(?<![\d.+])\d{4,}\.\d{1,2}(?!\d|[.-]\d)/g,
    unlessLabelled: true,
  },
  {
    reason: 'years in a row',
    sign: 'spacedYear',
    pattern: new RegExp(`(?<!\\d)${year}(?:[ ,]+${year}){2,}(?!\\d)`, 'g'),
  },
  {
    reason: 'grouped thousands',
    sign: 'comma',
    pattern: /(?<![\d.])\d{1,3}(?:\.\d{3})+(?=,\d)|(?<=\d,)\d{3}(?!\d)|(?<!\d)\d{1,3}(?=,\d{3}(?!\d))/g,
  },
  {
    reason: 'thousands with dots',
    sign: 'dot',
    pattern: /(?<![\d.+/-])[1-9]\d{0,2}(?:\.\d{3})+(?![\d]|[.-]\d)/g,
    unlessLabelled: true,
  },
  {
    reason: 'decimal',
    sign: 'dot',
    pattern: /(?<![\d.+)])(?:[1-9]?\d|1[0-7]\d|0)\.\d{4,}(?![\d]|[.-]\d)/g,
    unlessLabelled: true,
  },
];

/** Marks of the parts of `plain` between `start` and `end` that a dead pattern covers. */
export function deadParts(
  plain: string,
  start: number,
  end: number,
  labelled: boolean,
): { start: number; end: number }[] {
  const base = Math.max(0, start - 12);
  const window = plain.slice(base, end + 12);
  const absent = new Map<Sign, boolean>();
  const parts: { start: number; end: number }[] = [];
  for (const { pattern, sign, unlessLabelled } of deadPatterns) {
    if (labelled && unlessLabelled) continue;
    if (sign) {
      const missing = absent.get(sign) ?? !signs[sign].test(window);
      absent.set(sign, missing);
      if (missing) continue;
    }
    pattern.lastIndex = 0;
    for (let match = pattern.exec(window); match; match = pattern.exec(window)) {
      const at = base + match.index;
      if (at < end && at + match[0].length > start) parts.push({ start: at, end: at + match[0].length });
    }
  }
  return parts;
}
