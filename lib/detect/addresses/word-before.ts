import { isLetter } from '../text/letters.ts';

/** A word, and up to two digits after it: `dns1`. */
export type Word = { start: number; end: number; letters: string };

/**
 * Returns the last word of a text that ends between `from` and `to`; null if there is none. A name of several words in
 * one is as many: `dstAddr`, `IPAddress`, but `IPv6`, `IPs`.
 */
export function wordBefore(text: string, to: number, from: number): Word | null {
  let end = to;
  while (end > from && !isLetter(text, end - 1)) end -= 1;
  if (end <= from) return null;
  let start = end - 1;
  while (start > 0 && isLetter(text, start - 1) && !startsInside(text, start)) start -= 1;
  return { start, end: Math.min(to, endOfDigits(text, end)), letters: text.slice(start, end).toLowerCase() };
}

/** Does a word start at a letter after another one? */
function startsInside(text: string, at: number): boolean {
  if (!isUpper(text, at)) return false;
  return !isUpper(text, at - 1) || (isLower(text, at + 1) && isLower(text, at + 2));
}

/** Returns the end of the one or two digits at `at`; `at` if there are more, or if a dotted number starts there. */
function endOfDigits(text: string, at: number): number {
  let end = at;
  while (end < at + 2 && isDigit(text, end)) end += 1;
  return isDigit(text, end) || text.charAt(end) === '.' ? at : end;
}

function isUpper(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x41 && code <= 0x5a;
}

function isLower(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x61 && code <= 0x7a;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}
