import { digitAt, digitsEnd, otherDigits, withRoundBrackets } from './characters.ts';
import { colonRuns, dottedRun, mayBeDot } from './ip-runs.ts';
import { letteredRuns } from './lettered-runs.ts';
import { phoneRun } from './phone-runs.ts';

/**
 * A part of a text that may contain one or more subjects. `start` and `end` are UTF-16 offsets, `end` exclusive.
 * Candidates of different kinds may overlap; `judge` decides between them.
 */
export type Candidate = { start: number; end: number; kind: 'phone' | 'ip' | 'letters' };

// A character that may be a digit. Searching for it is faster than checking each character.
const maybeDigit = new RegExp(`[\\d${otherDigits}]`, 'g');

/** Within this distance, checking each character finds the next digit faster than a search (UTF-16 units). */
const near = 6;

/**
 * Finds every part of a text that may be a phone number or an IP address, in the order of `start`. It finds too much
 * rather than too little; `judge` decides. Takes linear time. The page uses only `likelyParts`.
 */
export function findCandidates(written: string): Candidate[] {
  const text = withRoundBrackets(written);
  const colons = colonRuns(text);
  const found = [...colons, ...letteredRuns(text)];
  let phoneEnd = 0;
  let dottedEnd = 0;
  let colon = 0;
  for (let end = 0, start = nextDigit(text, 0); start !== -1; start = nextDigit(text, end)) {
    end = digitsEnd(text, start, text.length);
    if (start >= phoneEnd) {
      const run = phoneRun(text, start, phoneEnd);
      phoneEnd = run.end;
      if (run.found) found.push(run.found);
    }
    const quad = start >= dottedEnd && mayBeDot(text, end) ? dottedRun(text, start, end) : null;
    if (!quad) continue;
    dottedEnd = quad.end;
    // A dotted quad may be the end of a run with colons, which is found already.
    while ((colons[colon]?.end ?? quad.end) < quad.end) colon += 1;
    if ((colons[colon]?.start ?? text.length) > quad.start) found.push(quad);
  }
  return inOrder(found) ? found : found.sort(compare);
}

function inOrder(found: readonly Candidate[]): boolean {
  for (let index = 1; index < found.length; index += 1) {
    const before = found[index - 1];
    const next = found[index];
    if (before && next && compare(before, next) > 0) return false;
  }
  return true;
}

function compare(a: Candidate, b: Candidate): number {
  return a.start - b.start || a.end - b.end;
}

/** Returns the offset of the next digit of any script, -1 if there is none. */
function nextDigit(text: string, from: number): number {
  let at = from;
  for (; at > 0 && at < from + near; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && (code <= 0x39 || (code >= 0x80 && digitAt(text, at) > 0))) return at;
  }
  maybeDigit.lastIndex = at;
  while (maybeDigit.test(text)) {
    const found = maybeDigit.lastIndex - 1;
    if (digitAt(text, found) > 0) return found;
  }
  return -1;
}
