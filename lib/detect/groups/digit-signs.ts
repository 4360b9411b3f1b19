/** The signs between and around the digits of a text, as bits. They say which patterns cannot match, without trying. */
export const sign = {
  /** A dash or a slash anywhere. */
  dash: 1 << 0,
  slash: 1 << 1,
  /** Between two digits. */
  dot: 1 << 2,
  dotOrSlash: 1 << 3,
  colon: 1 << 4,
  comma: 1 << 5,
  /** A letter after a digit, or after a digit and a space. */
  letter: 1 << 6,
  /** A capital letter right before a digit. */
  capital: 1 << 7,
  /** Four digits that may be a year: from 1900 to 2099, or (`anyYear`) from 1400 on. */
  year: 1 << 8,
  anyYear: 1 << 9,
  /** A group of eight digits or more. */
  long: 1 << 10,
  /** Five digits and a dash, as in some postal codes. */
  fiveDash: 1 << 11,
  /** Four groups of four digits in a row. */
  fours: 1 << 12,
  /** Two dots or more, each between two digits. */
  twoDots: 1 << 13,
  /** Two nines. */
  nines: 1 << 14,
} as const;

/** The character before the letters of ASCII. */
const beforeLetters = 0x40;

/** Returns the signs of a text. */
export function digitSigns(text: string): number {
  let signs = text.includes('-') ? sign.dash : 0;
  if (text.includes('/')) signs |= sign.slash;
  if (text.includes('99')) signs |= sign.nines;
  let digits = 0;
  let fours = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (isDigit(text.charCodeAt(at))) {
      digits += 1;
      continue;
    }
    if (digits === 0) continue;
    fours = digits === 4 ? fours + 1 : 0;
    if (fours === 4) signs |= sign.fours;
    const after = signsAfter(text, at, digits);
    if (signs & after & sign.dot) signs |= sign.twoDots;
    signs |= signsOfGroup(text, at - digits, at) | after;
    digits = 0;
  }
  return signs;
}

/** Returns the signs of the digits from `start` to `end`, and of the character before them. */
function signsOfGroup(text: string, start: number, end: number): number {
  const before = text.charCodeAt(start - 1);
  const capital = before >= 0x41 && before <= 0x5a ? sign.capital : 0;
  if (end - start >= 8) return sign.long | capital;
  return end - start === 4 ? signsOfYear(text.slice(start, end)) | capital : capital;
}

function signsOfYear(year: string): number {
  if (year > '2099' || year < '1400') return 0;
  return year >= '1900' ? sign.year | sign.anyYear : sign.anyYear;
}

/** Returns the signs of the character at `at`, after a group of `digits` digits. */
function signsAfter(text: string, at: number, digits: number): number {
  const next = text.charCodeAt(at + 1);
  switch (text.charAt(at)) {
    case '.':
      return isDigit(next) ? sign.dot | sign.dotOrSlash : 0;
    case '/':
      return isDigit(next) ? sign.dotOrSlash : 0;
    case ':':
      return isDigit(next) ? sign.colon : 0;
    case ',':
      return isDigit(next) ? sign.comma : 0;
    case '-':
      return digits === 5 ? sign.fiveDash : 0;
    case ' ':
      return next > beforeLetters ? sign.letter : 0;
    default:
      return text.charCodeAt(at) > beforeLetters ? sign.letter : 0;
  }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
