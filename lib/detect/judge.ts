import type { Find } from '../model/subject.ts';
import { judgeIps } from './addresses/judge-ips.ts';
import type { Candidate } from './candidates/find-candidates.ts';
import { plainText } from './labels/plain-text.ts';
import { judgePhones } from './phones/judge-phones.ts';

/** Longest text that is judged as a whole (UTF-16 units). */
const short = 2000;
/** Text kept on either side of a candidate (UTF-16 units). No rule looks that far. */
const context = 260;

/**
 * Returns the phone numbers and IP addresses among the candidates that `findCandidates` found in `text`, in order,
 * without overlaps: the background's half of detection. `country` (ISO 3166-1 alpha-2) is used for numbers without a
 * country code; if it is null, only international numbers are found. In a long text, only the surroundings of
 * candidates are read.
 */
export function judge(text: string, candidates: readonly Candidate[], { country }: { country: string | null }): Find[] {
  if (candidates.length === 0) return [];
  if (text.length <= short) return judgePart(text, candidates, country);
  const finds: Find[] = [];
  for (let first = 0; first < candidates.length; ) {
    let end = candidates[first]?.end ?? 0;
    let next = first + 1;
    for (let other = candidates[next]; other && other.start <= end + context; other = candidates[next]) {
      end = Math.max(end, other.end);
      next += 1;
    }
    const start = Math.max(0, (candidates[first]?.start ?? 0) - context);
    const inside = candidates.slice(first, next).map((each) => moved(each, -start));
    for (const find of judgePart(text.slice(start, end + context), inside, country)) finds.push(moved(find, start));
    first = next;
  }
  return finds;
}

function moved<Part extends { start: number; end: number }>(part: Part, by: number): Part {
  return { ...part, start: part.start + by, end: part.end + by };
}

function judgePart(text: string, candidates: readonly Candidate[], country: string | null): Find[] {
  const plain = plainText(text);
  const ips = judgeIps(plain, candidates, country);
  const phones = judgePhones(plain, candidates, ips, country);
  if (ips.length === 0) return phones;
  return phones.length === 0 ? ips : [...ips, ...phones].sort((a, b) => a.start - b.start);
}
