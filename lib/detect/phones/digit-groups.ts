import { noCharacter, wideHalf } from '../labels/plain-text.ts';

/**
 * One group of digits in a run. `before` is the text between it and the group before it (or the run's start), without
 * invisible characters.
 */
export type DigitGroup = { start: number; end: number; digits: string; before: string };

const digits = new RegExp(`\\d${wideHalf}?(?:${noCharacter}*\\d${wideHalf}?)*`, 'g');
const invisible = new RegExp(`[${noCharacter}${wideHalf}]`, 'g');

/** Returns the digits of all groups, without what separates them. */
export function joinedDigits(groups: readonly DigitGroup[]): string {
  return groups.map(({ digits }) => digits).join('');
}

/** Returns how many digits the groups have in total. */
export function digitCount(groups: readonly DigitGroup[]): number {
  let count = 0;
  for (let index = 0; index < groups.length; index += 1) count += groups[index]?.digits.length ?? 0;
  return count;
}

/** Returns the groups of digits in `plain` from `start` to `end`. */
export function digitGroups(plain: string, start: number, end: number): DigitGroup[] {
  const run = plain.slice(start, end);
  const groups: DigitGroup[] = [];
  if (!run.includes(noCharacter) && !run.includes(wideHalf)) {
    let last = 0;
    for (let at = 0; at < run.length; at += 1) {
      let code = run.charCodeAt(at);
      if (!(code >= 0x30 && code <= 0x39)) continue;
      const first = at;
      for (; code >= 0x30 && code <= 0x39; code = run.charCodeAt(at)) at += 1;
      groups.push({
        start: start + first,
        end: start + at,
        digits: run.slice(first, at),
        before: run.slice(last, first),
      });
      last = at;
    }
    return groups;
  }
  let last = 0;
  digits.lastIndex = 0;
  for (let match = digits.exec(run); match; match = digits.exec(run)) {
    const after = match.index + match[0].length;
    groups.push({
      start: start + match.index,
      end: start + after,
      digits: match[0].replace(invisible, ''),
      before: run.slice(last, match.index).replace(invisible, ''),
    });
    last = after;
  }
  return groups;
}

/** The signs between and around digits, found in one pass, so that most patterns need not be tried or compiled. */
export type DigitSigns = {
  /** How many dots, dashes and slashes are between two digits. */
  dots: number;
  dashes: number;
  slashes: number;
  /** A dot after a digit and before a space. */
  dotAndBlank: boolean;
  /** A dash, with anything around it. */
  dash: boolean;
  slash: boolean;
  /** Between two digits. */
  colon: boolean;
  comma: boolean;
  /** A letter after a digit, or after a digit and a space. */
  letter: boolean;
  /** A group of four digits that may be a year: one from 1900 to 2099, or (`anyYear`) any from 1400 on. */
  year: boolean;
  anyYear: boolean;
  /** A group of eight digits or more. */
  long: boolean;
  /** Five digits and a dash, as in some postal codes. */
  fiveDash: boolean;
  /** A capital letter right before a digit. */
  capital: boolean;
  /** Four groups of four digits with a space between them. */
  fours: boolean;
};

/** Reads the signs of a text. */
export function digitSigns(window: string): DigitSigns {
  const signs: DigitSigns = {
    dots: 0,
    dashes: 0,
    slashes: 0,
    dotAndBlank: false,
    dash: false,
    slash: false,
    colon: false,
    comma: false,
    letter: false,
    year: false,
    anyYear: false,
    long: false,
    fiveDash: false,
    capital: false,
    fours: false,
  };
  let digits = 0;
  let fours = 0;
  for (let at = 0; at <= window.length; at += 1) {
    const code = at < window.length ? window.charCodeAt(at) : 0;
    if (code >= 0x30 && code <= 0x39) {
      digits += 1;
      const before = digits === 1 && at > 0 ? window.charCodeAt(at - 1) : 0;
      if (before >= 0x41 && before <= 0x5a) signs.capital = true;
      continue;
    }
    if (digits > 0) fours = digits === 4 && (code === 0x20 || fours > 0 || at === window.length) ? fours + 1 : 0;
    if (fours >= 4) signs.fours = true;
    if (digits === 4) {
      signs.year ||= window.startsWith('19', at - 4) || window.startsWith('20', at - 4);
      signs.anyYear ||= mayBeYear(window, at - 4);
    }
    if (digits >= 8) signs.long = true;
    const between = digits > 0 && isDigit(window.charCodeAt(at + 1));
    if (code === 0x2e) {
      if (between) signs.dots += 1;
      else if (digits > 0 && window.charCodeAt(at + 1) === 0x20) signs.dotAndBlank = true;
    } else if (code === 0x2d) {
      signs.dash = true;
      if (between) signs.dashes += 1;
      signs.fiveDash ||= digits === 5;
    } else if (code === 0x2f) {
      signs.slash = true;
      if (between) signs.slashes += 1;
    } else if (code === 0x3a) signs.colon ||= between;
    else if (code === 0x2c) signs.comma ||= between;
    else if (digits > 0) signs.letter ||= code > 0x40 || (code === 0x20 && window.charCodeAt(at + 1) > 0x40);
    digits = 0;
  }
  return signs;
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** From 1400 to 2099. */
function mayBeYear(window: string, at: number): boolean {
  const first = window.charAt(at);
  return first === '1' ? window.charAt(at + 1) >= '4' : first === '2' && window.charAt(at + 1) === '0';
}

/** Signs are counted up to this. No pattern needs more. */
const mostCounted = 15;

/** Returns a number for a set of signs, the same for equal sets. A new sign needs its bit here. */
export function signsKey(signs: DigitSigns): number {
  return (
    Math.min(signs.dots, mostCounted) |
    (Math.min(signs.dashes, mostCounted) << 4) |
    (Math.min(signs.slashes, mostCounted) << 8) |
    (Number(signs.dotAndBlank) << 12) |
    (Number(signs.dash) << 13) |
    (Number(signs.slash) << 14) |
    (Number(signs.colon) << 15) |
    (Number(signs.comma) << 16) |
    (Number(signs.letter) << 17) |
    (Number(signs.year) << 18) |
    (Number(signs.long) << 19) |
    (Number(signs.fiveDash) << 20) |
    (Number(signs.capital) << 21) |
    (Number(signs.anyYear) << 22) |
    (Number(signs.fours) << 23)
  );
}
