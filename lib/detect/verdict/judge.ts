import type { Find } from '../../model/find.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { judgeIps } from './judge-ips.ts';
import { judgePhones } from './judge-phones.ts';
import { plainText } from './plain-text.ts';

/** A text up to this length is judged whole. */
const short = 2000;
/** More than any rule looks at on either side of a candidate. */
const context = 260;

/**
 * The background's half of detection: the phone numbers and addresses among the candidates that `findCandidates` found
 * in `text`, in order, without overlaps. `country` (ISO 3166-1 alpha-2) is where numbers without a country code are
 * read, null when unknown: then only international numbers are found. Of a long text only what stands around candidates
 * is looked at.
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
