/** The signs between and around the digits of a text, found in one pass, so that most patterns need not be tried. */
export type DigitSigns = {
  /** How many dots, dashes and slashes are between two digits. */
  dots: number;
  dashes: number;
  slashes: number;
  /** A dot after a digit and before a space. */
  dotAndBlank: boolean;
  /** A dash or a slash, with anything around it. */
  dash: boolean;
  slash: boolean;
  /** Between two digits. */
  colon: boolean;
  comma: boolean;
  /** A letter after a digit, or after a digit and a space. */
  letter: boolean;
  /** A group of four digits that may be a year from 1400 to 2099. */
  year: boolean;
  /** A group of eight digits or more. */
  long: boolean;
  /** Five digits and a dash, as in some postal codes. */
  fiveDash: boolean;
  /** A capital letter right before a digit. */
  capital: boolean;
  /** Four groups of four digits in a row. */
  fours: boolean;
};

const blank = 0x20;
/** The character before the letters of ASCII. */
const beforeLetters = 0x40;

/** Reads the signs of a text. */
export function digitSigns(text: string): DigitSigns {
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
    long: false,
    fiveDash: false,
    capital: false,
    fours: false,
  };
  let digits = 0;
  let fours = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (isDigit(text.charCodeAt(at))) {
      if (digits === 0) signs.capital ||= isCapital(text.charCodeAt(at - 1));
      digits += 1;
      continue;
    }
    if (digits > 0) {
      fours = digits === 4 ? fours + 1 : 0;
      signs.fours ||= fours === 4;
      signs.year ||= digits === 4 && mayBeYear(text, at - 4);
      signs.long ||= digits >= 8;
    }
    readSign(signs, text, at, digits);
    digits = 0;
  }
  return signs;
}

/** Reads the character at `at`. `digits`: how many digits are right before it. */
function readSign(signs: DigitSigns, text: string, at: number, digits: number): void {
  const next = text.charCodeAt(at + 1);
  const isBetween = digits > 0 && isDigit(next);
  switch (text.charAt(at)) {
    case '.':
      if (isBetween) signs.dots += 1;
      else signs.dotAndBlank ||= digits > 0 && next === blank;
      break;
    case '-':
      signs.dash = true;
      signs.fiveDash ||= digits === 5;
      if (isBetween) signs.dashes += 1;
      break;
    case '/':
      signs.slash = true;
      if (isBetween) signs.slashes += 1;
      break;
    case ':':
      signs.colon ||= isBetween;
      break;
    case ',':
      signs.comma ||= isBetween;
      break;
    case ' ':
      signs.letter ||= digits > 0 && next > beforeLetters;
      break;
    default:
      signs.letter ||= digits > 0 && text.charCodeAt(at) > beforeLetters;
  }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isCapital(code: number): boolean {
  return code >= 0x41 && code <= 0x5a;
}

function mayBeYear(text: string, at: number): boolean {
  const century = text.slice(at, at + 2);
  return century === '20' || (century >= '14' && century <= '19');
}
