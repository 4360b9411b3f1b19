import { digitAt, joinerAt } from './characters.ts';
import type { Candidate } from './find-candidates.ts';

/**
 * Longest run (UTF-16 units). A longer one is a table row: it is cut at a space, and each part is judged separately.
 */
const longestRun = 400;
/** Fewest digits of a run. No number that can be looked up has fewer. */
const fewestDigits = 5;
/** Most digits that are read in one go. A longer run is read in pieces. */
const mostDigits = 401;
const mostJoiners = 5;

const lastBlank = /[ \u00a0\u2000-\u200a\u3000][^ \u00a0\u2000-\u200a\u3000]*$/;

/**
 * Reads the run that starts with the digit at `at`, with the bracket or plus before it if that is at or after `from`.
 * Returns where the run ends, and the candidate, null if it cannot be a phone number.
 */
export function phoneRun(text: string, at: number, from: number): { end: number; found: Candidate | null } {
  let { end, digits } = runAt(text, at);
  if (digits < fewestDigits) return { end, found: null };
  const start = openingBefore(text, at, from);
  if (end - start > longestRun) {
    const blank = lastBlank.exec(text.slice(start, start + longestRun));
    // A long run without a space is not a phone number.
    if (!blank || start + blank.index <= at) return { end: wholeRunEnd(text, end), found: null };
    end = start + blank.index;
    digits = runAt(text.slice(at, end), 0).digits;
  }
  return { end, found: digits >= fewestDigits ? { start, end, kind: 'phone' } : null };
}

/** Returns the end of a long run, of which the part up to `read` was read. */
function wholeRunEnd(text: string, read: number): number {
  let end = read;
  for (let next = runAt(text, end).end; next > end; next = runAt(text, end).end) end = next;
  return end;
}

/** Reads digits of every script from `at` on, with at most five joiners between two of them. */
function runAt(text: string, at: number): { end: number; digits: number } {
  let end = at;
  let digits = 0;
  let joiners = 0;
  for (let next = at; digits < mostDigits; ) {
    const code = text.charCodeAt(next);
    const length = code >= 0x30 && code <= 0x39 ? 1 : code < 0x80 ? 0 : digitAt(text, next);
    if (length > 0) {
      next += length;
      end = next;
      digits += 1;
      joiners = 0;
    } else {
      // A run starts with a digit.
      if (digits === 0 || joiners === mostJoiners || !joinerAt(text, next)) break;
      joiners += 1;
      next += 1;
    }
  }
  return { end, digits };
}

/** Returns the start of the bracket, the plus, or both, that open a number at `at`. */
function openingBefore(text: string, at: number, from: number): number {
  const before = text.charAt(at - 1);
  if (at === from || !'(（+＋'.includes(before)) return at;
  let start = at;
  if (start > from && isBracket(text.charAt(start - 1))) start -= 1;
  if (start > from && '+＋'.includes(text.charAt(start - 1))) start -= 1;
  if (start > from && isBracket(text.charAt(start - 1))) start -= 1;
  return start;
}

const isBracket = (character: string): boolean => character === '(' || character === '（';
