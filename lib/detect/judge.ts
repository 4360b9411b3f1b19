import type { Find } from '../model/subject.ts';
import { judgeIps } from './addresses/judge-ips.ts';
import { withRoundBrackets } from './candidates/characters.ts';
import type { Candidate } from './candidates/find-candidates.ts';
import { otherCountry } from './country/choose-country.ts';
import { countryEvidence, countryNamedTwice } from './country/text-country.ts';
import { headingReach } from './labels/heading.ts';
import { plainText } from './labels/plain-text.ts';
import { letteredIn } from './lettered-in-text.ts';
import { judgePhones } from './phones/judge-phones.ts';
import { mainCountryOf } from './phones/parse-digits.ts';
import { readNumber } from './phones/read-number.ts';

/** A place in the text (UTF-16 units). */
type Span = { start: number; end: number };

/** The country of numbers without a country code (ISO 3166-1 alpha-2), null if unknown. */
export type HomeCountry = {
  country: string | null;
  /**
   * `chosen`: the user's choice; a text cannot show another country. `likely`: a text may show another one. `guessed`:
   * only the usual country of the page's language; a text shows another one more easily.
   */
  certainty?: 'chosen' | 'likely' | 'guessed';
};

/** Longest text that is judged as a whole (UTF-16 units). */
const short = 2000;
/** Text kept on either side of a candidate (UTF-16 units): no rule looks further than the one for headings. */
const context = headingReach;
/** Fewest digits of a candidate that may be a number of another country. */
const fewest = 7;
/** Most digits of an American number without its area code. */
const mostLocal = 7;
const chineseMobile = /^1[3-9]\d(?:\d{8}|([- ])\d{4}\1\d{4})$/;

/**
 * Returns the phone numbers and IP addresses among the candidates that `findCandidates` found in `text`, in order,
 * without overlaps: the background's half of detection. In a long text, only the surroundings of candidates are read.
 */
export function judge(text: string, candidates: readonly Candidate[], home: HomeCountry): Find[] {
  if (candidates.length === 0) return [];
  if (text.length <= short) return judgePart(text, candidates, home);
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
    for (const find of judgePart(text.slice(start, end + context), inside, home)) finds.push(moved(find, start));
    first = next;
  }
  return finds;
}

function moved<Part extends Span>(part: Part, by: number): Part {
  return { ...part, start: part.start + by, end: part.end + by };
}

function judgePart(text: string, candidates: readonly Candidate[], home: HomeCountry): Find[] {
  const plain = plainText(withRoundBrackets(text));
  const ips = judgeIps(plain, candidates, home.country);
  const phones = phonesOf(plain, candidates, ips, home);
  const lettered = letteredIn(plain, candidates, home.country).filter((each) => overlapping(phones, each).length === 0);
  if (ips.length + lettered.length === 0) return phones;
  return phones.length + lettered.length === 0 ? ips : inOrder([...ips, ...phones, ...lettered]);
}

/** Returns the phone numbers, read with the page's country, or with the one that the text shows. */
function phonesOf(
  plain: string,
  candidates: readonly Candidate[],
  ips: Find[],
  { country, certainty }: HomeCountry,
): Find[] {
  const home = judgePhones(plain, candidates, ips, country);
  if (certainty === 'chosen') return home;
  const named = certainty === 'guessed' ? countryNamedTwice(plain) : null;
  if (named !== null && named !== country) {
    const there = judgePhones(plain, candidates, ips, named).filter((find) => find.country === null || isValid(find));
    if (there.length > 0 && validCount(there) >= validCount(home)) return there;
  }
  const isAllRead = candidates.every(
    (each) => isShort(plain, each) || isReadAt(home, each) || overlapping(ips, each).length > 0,
  );
  if (isAllRead && !home.some((find) => find.country !== null || mayBeChinese(plain, find))) return home;
  const isRead = isAllRead && country !== null;
  const evidence = countryEvidence(plain, { codes: codeCountries(plain, home), home: country, isRead });
  const other = otherCountry(evidence, country);
  if (!other) return home;
  if (other.role === 'hints') {
    const unread = candidates.filter((each) => !isShort(plain, each) && overlapping(home, each).length === 0);
    const there = unread.length === 0 ? [] : judgePhones(plain, unread, ips, other.country);
    return inOrder([...home, ...there.filter((find) => isValid(find) && isAnnounced(plain, find))]);
  }
  const read = judgePhones(plain, candidates, ips, other.country);
  // A number in no range is no evidence for a country that is itself a guess.
  const elsewhere = read.filter((find) => find.country === null || isValid(find));
  if (other.role === 'replaces' && validCount(elsewhere) >= validCount(home)) return elsewhere;
  const added = elsewhere.filter((find) => !isReadAt(home, find));
  const kept = home.filter((find) => overlapping(added, find).length === 0);
  return inOrder([...kept, ...added]);
}

function inOrder(finds: Find[]): Find[] {
  return finds.sort((a, b) => a.start - b.start);
}

/**
 * Does the number start with a trunk zero, or does it have a phone word and more digits than a local American number?
 */
function isAnnounced(plain: string, { start, end, sure, country }: Find): boolean {
  if (country === null) return false;
  const digits = plain.slice(start, end).replace(/\D/g, '');
  return digits.startsWith('0') || (sure && digits.length > mostLocal);
}

/** Does it have too few digits for a number of another country? */
function isShort(plain: string, { kind, start, end }: Candidate): boolean {
  if (kind !== 'phone' || end - start < fewest) return true;
  let digits = 0;
  for (let at = start; at < end && digits < fewest; at += 1) {
    const code = plain.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) digits += 1;
  }
  return digits < fewest;
}

function isReadAt(phones: readonly Find[], span: Span): boolean {
  return overlapping(phones, span).some(isValid);
}

/** Returns the finds that overlap a span. `finds` are in order, without overlaps: a log may have thousands. */
function overlapping(finds: readonly Find[], span: Span): Find[] {
  let first = 0;
  for (let end = finds.length; first < end; ) {
    const middle = (first + end) >> 1;
    if ((finds[middle]?.end ?? 0) <= span.start) first = middle + 1;
    else end = middle;
  }
  let next = first;
  while ((finds[next]?.start ?? span.end) < span.end) next += 1;
  return finds.slice(first, next);
}

function codeCountries(plain: string, phones: readonly Find[]): string[] {
  return phones.flatMap((find) => {
    const { subject, country } = find;
    const isCode = subject.kind === 'phone' && country === null && !mayBeChinese(plain, find);
    return (isCode ? mainCountryOf(subject.e164) : null) ?? [];
  });
}

/** `13523734182`, `135-2373-4182`: China's mobile numbers begin with America's calling code. */
function mayBeChinese(plain: string, { start, end }: Find): boolean {
  return chineseMobile.test(plain.slice(start, end));
}

function validCount(phones: readonly Find[]): number {
  return phones.filter(isValid).length;
}

function isValid({ subject }: Find): boolean {
  return subject.kind === 'phone' && readNumber(subject.e164, null)?.status === 'valid';
}
