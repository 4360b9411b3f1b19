import { once } from '../model/once.ts';
import type { Find } from '../model/subject.ts';
import type { Candidate } from './candidates/find-candidates.ts';
import type { OtherCountry } from './country/choose-country.ts';
import { otherCountry } from './country/choose-country.ts';
import { rowCountry } from './country/row-country.ts';
import { countryEvidence, countryNamedTwice } from './country/text-country.ts';
import type { JudgedText } from './phones/judge-phones.ts';
import { judgePhones } from './phones/judge-phones.ts';
import { mainCountryOf } from './plan/parse-digits.ts';
import { readValid } from './plan/read-number.ts';
import type { Span } from './text/spans.ts';
import { overlapping, sortByStart } from './text/spans.ts';

/** The country of numbers without a country code (ISO 3166-1 alpha-2), null if unknown. */
export type HomeCountry = {
  country: string | null;
  /**
   * `chosen`: the user's choice; a text cannot show another country. `likely`: a text may show another one. `guessed`:
   * only the usual country of the page's language; a text shows another one more easily.
   */
  certainty?: 'chosen' | 'likely' | 'guessed';
};

const cellSign = /[\t|;,]/;
/** Countries whose regions have codes of two letters (`Milano | MI`). Such a code does not overrule a number of theirs. */
const haveRegionCodes = ['AU', 'BR', 'CA', 'CH', 'ES', 'IN', 'IT', 'MX', 'US'];
/** As many digits as a candidate must have to be a number of another country. */
const enoughAbroad = /(?:\d\D*){7}/;
/** Most digits of an American number without its area code. */
const mostLocal = 7;
/** `13523734182`, `135-2373-4182`: China's mobile numbers begin with America's calling code. */
const chineseMobile = /^1[3-9]\d(?:\d{8}|([- ])\d{4}\1\d{4})$/;

/**
 * Returns the phone numbers of a text, read with the country that a cell of their row names, the one that the text shows,
 * or the page's.
 */
export function phonesByCountry(text: JudgedText, home: HomeCountry): Find[] {
  if (home.certainty === 'chosen') return judgePhones(text, home.country);
  return withRows(text, phonesOfText(text, home), home.country);
}

/** Returns the phone numbers of a text as a whole. */
function phonesOfText(text: JudgedText, { country, certainty }: HomeCountry): Find[] {
  const home = judgePhones(text, country);
  const named = certainty === 'guessed' ? countryNamedTwice(text.plain) : null;
  if (named !== null && named !== country) {
    const there = readElsewhere(named, text);
    if (there.length > 0 && validCount(there) >= validCount(home)) return there;
  }
  const other = shownCountry(text, home, country);
  if (!other) return home;
  if (other.role === 'labels' || other.role === 'hints') return withHinted(other, text, home);
  const there = readElsewhere(other.country, text);
  if (other.role === 'replaces' && validCount(there) >= validCount(home)) return there;
  const added = there.filter((find) => !hasValidIn(home, find));
  return sortByStart([...home.filter((find) => overlapping(added, find).length === 0), ...added]);
}

/** Reads national numbers with the country that a cell of their row names. `home` is the page's. */
function withRows(text: JudgedText, finds: Find[], home: string | null): Find[] {
  if (!cellSign.test(text.plain)) return finds;
  const rows = text.candidates.flatMap((each) => {
    const country = countryOfRow(text, each, finds, home);
    return country === null ? [] : [{ ...each, country }];
  });
  const added = [...Map.groupBy(rows, ({ country }) => country)].flatMap(([country, candidates]) =>
    judgePhones({ ...text, candidates }, country)
      .filter((find) => find.country !== null && isValid(find))
      .map((find) => ({ ...find, inRow: true as const })),
  );
  if (added.length === 0) return finds;
  return sortByStart([...finds.filter((find) => overlapping(added, find).length === 0), ...added]);
}

/** Returns the country that decides for a number by its row; null if none does. */
function countryOfRow(
  { plain, ips }: JudgedText,
  candidate: Candidate,
  finds: readonly Find[],
  home: string | null,
): string | null {
  if (isShort(plain, candidate) || overlapping(ips, candidate).length > 0) return null;
  const there = overlapping(finds, candidate);
  if (there.some(({ country }) => country === null)) return null;
  const isRead = once(() => there.some(isValid));
  const row = rowCountry(plain, candidate, { places: () => !isRead() });
  if (row === null || (row.country === home && there.every(({ country }) => country === home))) return null;
  const isOther = isRead() && there.some(({ country }) => country !== row.country);
  return isOther && row.by === 'code' && haveRegionCodes.includes(home ?? '') ? null : row.country;
}

/** Reads with another country. A number in no range is no evidence for a country that is itself a guess. */
function readElsewhere(country: string, text: JudgedText): Find[] {
  return judgePhones(text, country).filter((find) => find.country === null || isValid(find));
}

/** Returns the country that a text shows, if it is another than the page's (`country`); `home` are the numbers there. */
function shownCountry(text: JudgedText, home: readonly Find[], country: string | null): OtherCountry | null {
  const { plain, candidates, ips } = text;
  const unread = candidates.filter(
    (each) => !isShort(plain, each) && !hasValidIn(home, each) && overlapping(ips, each).length === 0,
  );
  const isAllRead = unread.length === 0;
  if (isAllRead && home.every((find) => find.country === null && !mayBeChinese(plain, find))) return null;
  const codes = home.flatMap((find) => codeCountry(plain, find) ?? []);
  const evidence = countryEvidence(plain, { codes, home: country, isRead: isAllRead && country !== null });
  const digits = once(() => unread.map(({ start, end }) => plain.slice(start, end).replace(/\D/g, '')));
  return otherCountry(evidence, country, (there) => digits().filter((each) => isOf(each, there)).length);
}

/** Are the digits a number as it is written in this country? */
function isOf(digits: string, country: string): boolean {
  return readValid(digits, country)?.trunkMissing() === false;
}

/** Adds the numbers of a country that a text only hints at, which are announced as numbers and not read at home. */
function withHinted({ country, role }: OtherCountry, text: JudgedText, home: readonly Find[]): Find[] {
  const { plain, candidates } = text;
  const unread = candidates.filter((each) => !isShort(plain, each) && overlapping(home, each).length === 0);
  const there = unread.length === 0 ? [] : judgePhones({ ...text, candidates: unread }, country);
  return sortByStart([...home, ...there.filter((find) => isValid(find) && isAnnounced(plain, find, role))]);
}

/** Does the number have a phone word and more digits than a local American number, or, if that is enough, a trunk zero? */
function isAnnounced(plain: string, { start, end, sure, country }: Find, role: OtherCountry['role']): boolean {
  if (country === null) return false;
  const digits = plain.slice(start, end).replace(/\D/g, '');
  return (role === 'hints' && digits.startsWith('0')) || (sure && digits.length > mostLocal);
}

/** Does it have too few digits for a number of another country? */
function isShort(plain: string, { kind, start, end }: Candidate): boolean {
  return kind !== 'phone' || !enoughAbroad.test(plain.slice(start, end));
}

function hasValidIn(phones: readonly Find[], span: Span): boolean {
  return overlapping(phones, span).some(isValid);
}

/** Returns the main country of the calling code that a number is written with; null if it has none. */
function codeCountry(plain: string, find: Find): string | null {
  const { subject, country } = find;
  const hasCode = subject.kind === 'phone' && country === null && !mayBeChinese(plain, find);
  return hasCode ? mainCountryOf(subject.e164) : null;
}

function mayBeChinese(plain: string, { start, end }: Find): boolean {
  return chineseMobile.test(plain.slice(start, end));
}

function validCount(phones: readonly Find[]): number {
  return phones.filter(isValid).length;
}

function isValid({ subject }: Find): boolean {
  return subject.kind === 'phone' && readValid(subject.e164, null) !== null;
}
