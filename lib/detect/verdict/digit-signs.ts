/** What stands between and around digits, seen in one pass, so that most patterns need not be tried or compiled. */
export type DigitSigns = {
  /** How many dots, dashes and slashes stand between two digits. */
  dots: number;
  dashes: number;
  slashes: number;
  /** A dot behind a digit and before a blank. */
  dotAndBlank: boolean;
  /** A dash, whatever stands around it. */
  dash: boolean;
  slash: boolean;
  /** Between two digits. */
  colon: boolean;
  comma: boolean;
  /** A letter behind a digit, or behind a digit and a blank. */
  letter: boolean;
  /** A group of four digits that may be a year: of a date, or any from 1400 on. */
  year: boolean;
  anyYear: boolean;
  /** A group of eight digits or more. */
  long: boolean;
  /** Five digits and a dash, as in some postal codes. */
  fiveDash: boolean;
  /** A capital letter right before a digit. */
  capital: boolean;
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
  };
  let digits = 0;
  for (let at = 0; at <= window.length; at += 1) {
    const code = at < window.length ? window.charCodeAt(at) : 0;
    if (code >= 0x30 && code <= 0x39) {
      digits += 1;
      const before = digits === 1 && at > 0 ? window.charCodeAt(at - 1) : 0;
      if (before >= 0x41 && before <= 0x5a) signs.capital = true;
      continue;
    }
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

/** No pattern asks whether a sign stands there more often. */
const mostCounted = 15;

/** A number for each set of signs; equal ones have the same. A sign that is added needs its bit here. */
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
    (Number(signs.anyYear) << 22)
  );
}
