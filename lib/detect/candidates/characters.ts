/** The Unicode ranges that contain digits of other scripts, for a character class of a regular expression. */
export const otherDigits = '\\u0660-\\u1fff\\ua600-\\uabff\\ud801-\\ud83a\\ud83e\\uff10-\\uff19';

/** Finds characters that may be digits other than 0 to 9. A text without a match has none. */
export const mayHaveOtherDigits = new RegExp(`[${otherDigits}]`);

/**
 * A defanged dot, as the source of a regular expression: `[.]`, `(.)`, `<.>`, `[dot]`, even with one bracket missing, with
 * another than was opened, or with more than one after it.
 */
export const defangedDot = '[\\[({<]\\.[\\])}>]{0,3}|\\.[\\])}>]{1,3}|[\\[({][dD][oO][tT][\\])}]';

/** The signs that a dot may begin with. */
export const dotStarts = '.．。｡[({<';

/** A dot in an IP address, as the source of a regular expression: defanged, ASCII, or full width. */
export const dot = `(?:${defangedDot}|[.．。｡])`;

const joiners =
  ' \\u00a0\\u2000-\\u2015\\u202a-\\u202f\\u205f-\\u2069\\u2212\\u3000\\u00ad\\ufeff\\-./()~．／（）－～ーｰ・';

/**
 * The signs that people write inside phone numbers, as a character class of a regular expression: spaces, hyphens and
 * dashes, dots, slashes, brackets, soft hyphens and zero-width characters. It contains no digit.
 */
export const joiner = `[${joiners}]`;

/** The same signs, and all white space. */
export const joinerOrSpace = `[${joiners}\\s]`;

const joins = 1;
const digit = 2;
const firstHalf = 3;
const other = 4;

/** The kind of each UTF-16 unit, 0 until it is first needed. */
const kinds = new Uint8Array(0x1_0000);
const isJoiner = new RegExp(joiner);
const isDigit = /^\p{Nd}$/u;

function kindOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return kinds[code] || classify(code);
}

function classify(code: number): number {
  const character = String.fromCharCode(code);
  let kind = isJoiner.test(character) ? joins : other;
  if (code >= 0xd800 && code <= 0xdbff) kind = firstHalf;
  else if ((code >= 0x30 && code <= 0x39) || (code >= 0x660 && isDigit.test(character))) kind = digit;
  kinds[code] = kind;
  return kind;
}

/** Returns the length (UTF-16 units) of the digit of any script at `at`, 0 if there is no digit. */
export function digitAt(text: string, at: number): number {
  if (at >= text.length) return 0;
  const kind = kindOf(text, at);
  if (kind === digit) return 1;
  return kind === firstHalf && isDigit.test(String.fromCodePoint(text.codePointAt(at) ?? 0)) ? 2 : 0;
}

/** Returns the end of the row of digits that starts at `at`, at most `most` digits long. */
export function digitsEnd(text: string, at: number, most: number): number {
  let end = at;
  for (let left = most; left > 0; left -= 1) {
    const code = text.charCodeAt(end);
    const length = code >= 0x30 && code <= 0x39 ? 1 : code < 0x80 ? 0 : digitAt(text, end);
    if (length === 0) return end;
    end += length;
  }
  return end;
}

/** Is the character at `at` one that people write inside phone numbers? */
export function joinerAt(text: string, at: number): boolean {
  return at < text.length && kindOf(text, at) === joins;
}

const bracketedTrunkZero = /(?<=\+\d{1,3}[ -]?)[[{](0\d{0,3})[\]}](?= ?\d)/g;

/** Returns `text` with the brackets of `+49 [0]30` as round ones. The length is the same, so offsets are too. */
export function withRoundBrackets(text: string): string {
  return text.includes('[0') || text.includes('{0') ? text.replace(bracketedTrunkZero, '($1)') : text;
}
