import { zeroOf } from './digit-systems.ts';

/** Replaces characters without width: soft hyphens and zero-width characters. */
export const noCharacter = '\u2060';

/** Replaces the second half of a digit that is two UTF-16 units long. */
export const wideHalf = '\u2063';

const unusual = /[^\n\t -~]/;
/** `\nTel: …` in program text: an escaped line end or tab. A small letter may follow in `C:\name` or `\rho`. */
const escaped = /\\[nrt](?![a-z])/g;
/** A plus in what a form sent, `From=%2B49…`, and its plain form. */
const plusInForm = /%2[bB](?=[1-9])/g;
export const escapedPlus = `+${noCharacter}${noCharacter}`;
const digit = /^\p{Nd}$/u;

/**
 * Returns `text` with digits of every script as 0-9, spaces of every kind as a space, hyphens and dashes as `-`,
 * full-width forms as ASCII, escaped line ends and pluses as what they mean, and invisible characters as `noCharacter`. The length is
 * the same, so offsets are too.
 */
export function plainText(original: string): string {
  const text = withoutEscapes(original);
  const first = text.search(unusual);
  if (first === -1) return text;
  let plain = '';
  let copied = 0;
  for (let at = first; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Latin, Greek and Cyrillic letters are kept.
    if (code < 0xa0 || (code > 0xad && code < 0x660)) continue;
    // After a katakana letter this is a long vowel or joins two words.
    if ((code === 0x30fc || code === 0x30fb) && isKatakana(text.charCodeAt(at - 1))) continue;
    const written = code >= 0xd800 && code <= 0xdbff ? pairDigit(text, at) : plainCharacter(code);
    if (written === null) continue;
    plain += text.slice(copied, at) + written;
    copied = at + written.length;
    at = copied - 1;
  }
  return copied === 0 ? text : plain + text.slice(copied);
}

function withoutEscapes(original: string): string {
  const text = original.includes('\\')
    ? original.replace(escaped, (sign) => (sign === '\\t' ? ' \t' : ' \n'))
    : original;
  return text.includes('%2') ? text.replace(plusInForm, escapedPlus) : text;
}

const isKatakana = (code: number): boolean => code >= 0x30a1 && code <= 0x30fe;

/** Returns the replacement of a character of one UTF-16 unit, null if it is kept. */
function plainCharacter(code: number): string | null {
  if (code === 0xa0) return ' ';
  if (code === 0xad) return noCharacter;
  if (code < 0x2000) return code >= 0x660 && code <= 0x1c59 ? oneDigit(code) : null;
  if (code <= 0x206f) return punctuation(code);
  if (code === 0x2212 || code === 0x30fb || code === 0x30fc || code === 0x301c || code === 0xff70) return '-';
  if (code === 0x3000) return ' ';
  if (code === 0x3002 || code === 0xff61) return '.';
  if (code === 0xfeff) return noCharacter;
  // Full-width forms; the tilde becomes a dash.
  if (code >= 0xff01 && code <= 0xff5e) return code === 0xff5e ? '-' : String.fromCharCode(code - 0xfee0);
  return code >= 0xa620 && code <= 0xabf9 ? oneDigit(code) : null;
}

/** The General Punctuation block: spaces, invisible signs, dashes. */
function punctuation(code: number): string | null {
  if (code <= 0x200a || code === 0x202f || code === 0x205f) return ' ';
  if (code <= 0x200f || (code >= 0x202a && code <= 0x202e) || (code >= 0x2060 && code <= 0x2069)) return noCharacter;
  return code <= 0x2015 ? '-' : null;
}

function oneDigit(code: number): string | null {
  return digit.test(String.fromCharCode(code)) ? digitValue(code) : null;
}

function pairDigit(text: string, at: number): string | null {
  // Chromium’s optimized codePointAt was seen to read one unit past the end of a text.
  if (at + 1 === text.length) return null;
  const code = text.codePointAt(at) ?? 0;
  return code > 0xffff && digit.test(String.fromCodePoint(code)) ? digitValue(code) + wideHalf : null;
}

/** Returns the value of a decimal digit. */
function digitValue(code: number): string {
  return String(code - zeroOf(code));
}
