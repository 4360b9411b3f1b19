import type { Candidate } from './candidate.ts';

/** A run longer than this is cut at a blank: it is a table row, and each part is judged for itself. */
const longestRun = 400;

/** Fewer digits are never a number that can be looked up. */
const enoughDigits = /(?:\p{Nd}\P{Nd}*){5}/u;

// Digits of every script, joined by at most five characters of the kinds that people write inside phone numbers: blanks,
// hyphens and dashes, dots, slashes, brackets, soft hyphens and zero-width characters. The two classes have no character
// in common, so the pattern has one way to match and takes linear time.
const run =
  /[(（]?[+＋]?[(（]?\p{Nd}(?:[ \u00a0\u2000-\u2015\u202a-\u202f\u205f-\u2069\u2212\u3000\u00ad\ufeff\-./()~．／（）－～ー]{0,5}\p{Nd})+/gu;

const lastBlank = /[ \u00a0\u2000-\u200a\u3000][^ \u00a0\u2000-\u200a\u3000]*$/;

/** The runs of digits and phone punctuation in `text`, in order. */
export function phoneRuns(text: string): Candidate[] {
  const found: Candidate[] = [];
  run.lastIndex = 0;
  for (let match = run.exec(text); match; match = run.exec(text)) {
    let length = match[0].length;
    if (length > longestRun) {
      const blank = lastBlank.exec(match[0].slice(0, longestRun));
      // A run without a blank is one long number of another kind.
      if (blank && blank.index > 0) {
        length = blank.index;
        run.lastIndex = match.index + length;
      }
    }
    if (length <= longestRun && enoughDigits.test(match[0].slice(0, length))) {
      found.push({ start: match.index, end: match.index + length, kind: 'phone' });
    }
  }
  return found;
}
