import type { Candidate } from './candidate.ts';
import { ipRuns } from './ip-runs.ts';
import { phoneRuns } from './phone-runs.ts';

// Everything that can be found has a digit, but for the address `::`.
const anyDigit = /\p{Nd}|::/u;

/**
 * The page's half of detection: every stretch of `text` that may be a phone number or an IP address, in the order of
 * `start`. It errs towards finding; `judge` decides. Takes linear time and needs no library.
 */
export function findCandidates(text: string): Candidate[] {
  if (!anyDigit.test(text)) return [];
  return [...phoneRuns(text), ...ipRuns(text)].sort((a, b) => a.start - b.start || a.end - b.end);
}
