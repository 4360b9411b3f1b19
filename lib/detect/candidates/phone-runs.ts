import type { Candidate } from './candidate.ts';
import { joiner } from './written-forms.ts';

/** A run longer than this is cut at a blank: it is a table row, and each part is judged for itself. */
const longestRun = 400;

/** Fewer digits are never a number that can be looked up. */
const enoughDigits = /(?:\p{Nd}\P{Nd}*){5}/u;

// Digits of every script with at most five joiners between them. Joiners are no digits, so the pattern has one way to
// match and takes linear time. A run without end is read in pieces.
const run = new RegExp(`\\p{Nd}(?:${joiner}{0,5}\\p{Nd}){0,400}`, 'uy');

const opening = /[(（]?[+＋]?[(（]?$/;
const lastBlank = /[ \u00a0\u2000-\u200a\u3000][^ \u00a0\u2000-\u200a\u3000]*$/;

/** The run that begins with the digit at `at`, with the bracket or plus before it that stands behind `from`. */
export function phoneRun(text: string, at: number, from: number): { end: number; found: Candidate | null } {
  let end = endOf(text, at);
  const start = at - (opening.exec(text.slice(Math.max(from, at - 3), at))?.[0].length ?? 0);
  if (end - start > longestRun) {
    const blank = lastBlank.exec(text.slice(start, start + longestRun));
    // A run without a blank is one long number of another kind.
    if (!blank || start + blank.index <= at) {
      for (let next = endOf(text, end); next > end; next = endOf(text, end)) end = next;
      return { end, found: null };
    }
    end = start + blank.index;
  }
  return { end, found: enoughDigits.test(text.slice(at, end)) ? { start, end, kind: 'phone' } : null };
}

function endOf(text: string, at: number): number {
  run.lastIndex = at;
  return run.test(text) ? run.lastIndex : at;
}
