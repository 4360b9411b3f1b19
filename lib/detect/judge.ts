import type { Find } from '../model/subject.ts';
import { judgeIps } from './addresses/judge-ips.ts';
import { withRoundBrackets } from './candidates/characters.ts';
import type { Candidate } from './candidates/find-candidates.ts';
import { headingReach } from './labels/heading.ts';
import { letteredIn } from './phones/lettered-numbers.ts';
import type { HomeCountry } from './phones-by-country.ts';
import { phonesByCountry } from './phones-by-country.ts';
import { plainText } from './text/plain-text.ts';
import type { Span } from './text/spans.ts';
import { moved, overlapping, sortByStart } from './text/spans.ts';
import { isShownOtherwise } from './unseen-signs.ts';

/** Longest text that is judged as a whole (UTF-16 units). */
const short = 2000;
/** Text kept on either side of a candidate (UTF-16 units): no rule looks further than the one for headings. */
const context = headingReach;

/**
 * Returns the phone numbers and IP addresses among the candidates that `findCandidates` found in `text`, in order,
 * without overlaps: the background's half of detection. In a long text, only the surroundings of candidates are read.
 */
export function judge(text: string, candidates: readonly Candidate[], home: HomeCountry): Find[] {
  if (candidates.length === 0) return [];
  if (text.length <= short) return judgePart(text, candidates, home);
  return windowsAround(candidates).flatMap(({ start, end, inside }) => {
    const candidatesThere = inside.map((each) => moved(each, -start));
    return judgePart(text.slice(start, end), candidatesThere, home).map((find) => moved(find, start));
  });
}

/** Returns the parts of a text around its candidates, each with the candidates `inside`. */
function windowsAround(candidates: readonly Candidate[]): (Span & { inside: Candidate[] })[] {
  const windows: (Span & { inside: Candidate[] })[] = [];
  for (const candidate of candidates) {
    const last = windows.at(-1);
    const end = candidate.end + context;
    if (last && candidate.start <= last.end) {
      last.end = Math.max(last.end, end);
      last.inside.push(candidate);
    } else windows.push({ start: Math.max(0, candidate.start - context), end, inside: [candidate] });
  }
  return windows;
}

function judgePart(text: string, candidates: readonly Candidate[], home: HomeCountry): Find[] {
  const plain = plainText(withRoundBrackets(text));
  return findsIn(plain, candidates, home).filter((find) => !isShownOtherwise(text, plain, find)); // guard shown-otherwise
}

function findsIn(plain: string, candidates: readonly Candidate[], home: HomeCountry): Find[] {
  const ips = judgeIps({ plain, country: home.country }, candidates);
  const phones = phonesByCountry({ plain, candidates, ips }, home);
  const lettered = letteredIn(plain, candidates, home.country).filter((each) => overlapping(phones, each).length === 0);
  return ips.length + lettered.length === 0 ? phones : sortByStart([...ips, ...phones, ...lettered]);
}
