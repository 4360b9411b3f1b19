import type { Candidate } from './candidate.ts';
import { colonRuns, dottedRun } from './ip-runs.ts';
import { phoneRun } from './phone-runs.ts';

// Where a digit can be: the stretches of Unicode that have some. The search for it costs less than looking at each
// character.
const maybeDigit = /[\d\u0660-\u1c59\ua620-\uabf9\ud800-\udbff\uff10-\uff19]/g;
const digits = /\p{Nd}+/uy;

/**
 * Every stretch of `text` that may be a phone number or an IP address, in the order of `start`. It errs towards finding;
 * `judge` decides. Takes linear time and needs no library. The page only looks for `likelyParts`.
 */
export function findCandidates(text: string): Candidate[] {
  const found = colonRuns(text);
  const colons = found.length;
  let phoneEnd = 0;
  let dottedEnd = 0;
  let colon = 0;
  maybeDigit.lastIndex = 0;
  while (maybeDigit.test(text)) {
    const group = maybeDigit.lastIndex - 1;
    digits.lastIndex = group;
    if (!digits.test(text)) continue;
    const at = digits.lastIndex;
    maybeDigit.lastIndex = at;
    if (group >= phoneEnd) {
      const run = phoneRun(text, group, phoneEnd);
      phoneEnd = run.end;
      if (run.found) found.push(run.found);
    }
    const quad = group < dottedEnd ? null : dottedRun(text, group, at);
    if (!quad) continue;
    dottedEnd = quad.end;
    // A quad may be the tail of a colon run.
    while (colon < colons && (found[colon]?.end ?? 0) < quad.end) colon += 1;
    if (colon === colons || (found[colon]?.start ?? 0) > quad.start) found.push(quad);
  }
  return found.length > 1 ? found.sort((a, b) => a.start - b.start || a.end - b.end) : found;
}
