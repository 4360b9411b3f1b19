/** Stands for characters that take no room: soft hyphens and zero-width characters. */
export const nothing = '\u2060';

/** Stands for the second half of a digit beyond the first plane, which is two UTF-16 units long. */
export const wideHalf = '\u2063';

const unusual = /[^\n\t -~]/;
const digit = /^\p{Nd}$/u;

/**
 * `text` with digits of every script as 0-9, blanks as spaces, hyphens and dashes as `-`, full-width forms as ASCII and
 * invisible characters as `nothing`. The length stays, so offsets stay too.
 */
export function plainText(text: string): string {
  const first = text.search(unusual);
  if (first === -1) return text;
  let plain = '';
  let copied = 0;
  for (let at = first; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Latin, Greek and Cyrillic letters stay.
    if (code < 0xa0 || (code > 0xad && code < 0x660)) continue;
    // Behind a katakana letter it is a long vowel, not a dash.
    if (code === 0x30fc && isKatakana(text.charCodeAt(at - 1))) continue;
    const written = code >= 0xd800 && code <= 0xdbff ? pairDigit(text, at) : plainCharacter(code);
    if (written === null) continue;
    plain += text.slice(copied, at) + written;
    copied = at + written.length;
    at = copied - 1;
  }
  return copied === 0 ? text : plain + text.slice(copied);
}

const isKatakana = (code: number): boolean => code >= 0x30a1 && code <= 0x30fe;

/** What stands for a character of one UTF-16 unit, null where it stays. */
function plainCharacter(code: number): string | null {
  if (code === 0xa0) return ' ';
  if (code === 0xad) return nothing;
  if (code < 0x2000) return code >= 0x660 && code <= 0x1c59 ? oneDigit(code) : null;
  if (code <= 0x206f) return punctuation(code);
  if (code === 0x2212 || code === 0x30fc || code === 0x301c) return '-';
  if (code === 0x3000) return ' ';
  if (code === 0x3002 || code === 0xff61) return '.';
  if (code === 0xfeff) return nothing;
  // Full width; its tilde is written as a dash.
  if (code >= 0xff01 && code <= 0xff5e) return code === 0xff5e ? '-' : String.fromCharCode(code - 0xfee0);
  return code >= 0xa620 && code <= 0xabf9 ? oneDigit(code) : null;
}

/** The General Punctuation block: blanks, invisible signs, dashes. */
function punctuation(code: number): string | null {
  if (code <= 0x200a || code === 0x202f || code === 0x205f) return ' ';
  if (code <= 0x200f || (code >= 0x202a && code <= 0x202e) || (code >= 0x2060 && code <= 0x2069)) return nothing;
  return code <= 0x2015 ? '-' : null;
}

function oneDigit(code: number): string | null {
  return digit.test(String.fromCharCode(code)) ? digitValue(code) : null;
}

function pairDigit(text: string, at: number): string | null {
  const code = text.codePointAt(at) ?? 0;
  return code > 0xffff && digit.test(String.fromCodePoint(code)) ? digitValue(code) + wideHalf : null;
}

const known = new Map<number, string>();

/**
 * The value of a decimal digit. Unicode keeps the ten digits of a script in one row (Unicode Standard 4.6), so the
 * value is the distance from the row's first; the mathematical digits are five rows without a gap.
 */
function digitValue(code: number): string {
  let value = known.get(code);
  if (value === undefined) {
    let steps = 0;
    if (code >= 0x1d7ce && code <= 0x1d7ff) steps = (code - 0x1d7ce) % 10;
    else while (steps < 9 && digit.test(String.fromCodePoint(code - steps - 1))) steps += 1;
    value = String(steps);
    known.set(code, value);
  }
  return value;
}
