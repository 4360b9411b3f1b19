import { countryDomain } from '../../model/domain-country.ts';
import { once, remembered } from '../../model/once.ts';
import { numberingPlan } from '../plan/numbering-plan.ts';
import { isLetter } from '../text/letters.ts';
import { detectorWords } from '../words/detector-words.ts';
import { fold } from '../words/fold.ts';
import { words } from '../words/word-list.ts';
import { readLetters } from './text-scripts.ts';

/** How much each kind of evidence says about a text's country. A script says what `text-scripts.ts` gives it. */
const weights = { domain: 6, place: 4, register: 5, habit: 3, speech: 2, form: 3, code: 6, foreignCode: 4 };
/** How much a second word of the same kind says. */
const again = { place: 2, register: 2, habit: 2, speech: 1 };

/** Sums of evidence by country. */
export type CountryEvidence = ReadonlyMap<string, number>;

/** Formats of numbers that only one country uses. */
const forms: readonly (readonly [country: string, form: RegExp])[] = [
  ['US', /(?<![\d+] ?)\([2-9]\d\d\) ?[2-9]\d\d[-.]\d{4}(?!\d)|(?<![\d+.-])[2-9]\d\d([-.])[2-9]\d\d\1\d{4}(?!\d)/],
  ['RU', /(?<![\d+])(?:8[ -]?)?\(\d{3,5}\) ?\d{1,3}-\d\d-\d\d(?!\d)|(?<![\d+])8-800-\d{3}-\d\d-\d\d/],
  ['FR', /(?<![\d+])0[1-9]([ .])\d\d\1\d\d\1\d\d\1\d\d(?!\d)/],
  ['BR', /(?<![\d+] ?)\([1-9]\d\) ?9? ?\d{4}-\d{4}(?!\d)/],
  ['GB', /(?<![\d+])\(?(?:020\)? \d{4} \d{4}|07\d{3}\)? \d{6})(?!\d)/],
  ['AU', /(?<![\d+])04\d\d \d{3} \d{3}(?!\d)/],
  ['CO', /(?<!\d)01 ?8000[ -]?\d{3}[ -]?\d{3}(?!\d)/],
  ['MX', /(?<!\d)01 ?\(\d{2,3}\) ?\d{3}/],
  ['CN', /(?<![\d+]|\d[- ])1[3-9]\d(?:\d{8}|([- ])\d{4}\1\d{4})(?!\d)/],
  ['IN', /(?<![\d+])[6-9]\d{4} \d{5}(?!\d)/],
  ['KR', /(?<![\d+])010-\d{4}-\d{4}(?!\d)/],
];

/**
 * Weighs what a text shows about its country: letters, host names, names of places and registers, and how numbers are
 * written. `codes` are the countries of its numbers with a calling code; on a page of a known country (`home`) they may
 * be abroad. `isRead`: all numbers were read as those of `home`, so only letters or a host name can contradict it.
 */
export function countryEvidence(
  plain: string,
  { codes, home, isRead }: { codes: readonly string[]; home: string | null; isRead: boolean },
): CountryEvidence {
  const sums = new Map<string, number>();
  const add = (country: string, weight: number): void => {
    sums.set(country, (sums.get(country) ?? 0) + weight);
  };
  readLetters(plain, add);
  for (const country of hostsIn(plain)) add(country, weights.domain);
  if (isRead && ![...sums].some(([country, sum]) => country !== home && sum >= weights.domain)) return sums;
  for (const country of new Set(codes)) add(country, home === null ? weights.code : weights.foreignCode);
  readWords(plain, add);
  for (const [country, form] of forms) if (form.test(plain)) add(country, weights.form);
  return sums;
}

function hostsIn(plain: string): Set<string> {
  const countries = new Set<string>();
  for (let dot = plain.indexOf('.'); dot !== -1; dot = plain.indexOf('.', dot + 1)) {
    if (!isCountryDomain(plain, dot)) continue;
    const country = countryDomain(hostBefore(plain, dot + 3));
    if (country !== null && numberingPlan(country)) countries.add(country);
  }
  return countries;
}

const afterHost = /[\w-]|\.\w/y;
const hostSign = /[\w.@:/-]/;
const beginsHost = /@|www\.|:\/\/|\.(?:com?|org|net|gov|edu|ac|go|or|ne|gob)\.[a-z]{2}$/i;
const longestHost = 80;

/** Do exactly two letters and the end of a host name follow the dot? */
function isCountryDomain(plain: string, dot: number): boolean {
  if (!isLowerLetter(plain.charCodeAt(dot + 1)) || !isLowerLetter(plain.charCodeAt(dot + 2))) return false;
  afterHost.lastIndex = dot + 3;
  return !afterHost.test(plain);
}

const isLowerLetter = (code: number): boolean => code >= 0x61 && code <= 0x7a;

/** Returns the text that ends in the domain if it is a host name, an e-mail address or a link; otherwise `-`. */
function hostBefore(plain: string, end: number): string {
  let start = end;
  while (start > 0 && end - start < longestHost && hostSign.test(plain.charAt(start - 1))) start -= 1;
  const host = plain.slice(start, end);
  return beginsHost.test(host) ? host : '-';
}

/** `speech`: a word of a language that several countries may share. */
type SignKind = keyof typeof again;
/** Countries that a word shows: one, or all where its language is spoken. `name` tells one sign from another. */
type CountrySign = { name: string; countries: readonly string[]; kind: SignKind };
type SignsByWord = ReadonlyMap<string, readonly CountrySign[]>;

const signsByWord = once(() => {
  const { place, habit, register } = detectorWords.shows;
  const ofOne = (kind: SignKind, lists: Readonly<Record<string, string>>) =>
    Object.entries(lists).map(([country, list]) => ({ countries: country, words: list, kind }));
  const spoken = detectorWords.spoken.map((own) => ({ ...own, kind: 'speech' as const }));
  return {
    folded: signsOf([...ofOne('place', place), ...ofOne('habit', habit), ...spoken]),
    written: signsOf(ofOne('register', register)),
  };
});

function signsOf(lists: readonly { countries: string; words: string; kind: SignKind }[]): SignsByWord {
  const signs = new Map<string, CountrySign[]>();
  for (const { countries, words: list, kind } of lists) {
    const sign = { name: `${kind} ${countries}`, countries: words(countries), kind };
    for (const word of words(list)) signs.set(word, [...(signs.get(word) ?? []), sign]);
  }
  return signs;
}

const signsOfWord = remembered(5000, (word: string): readonly CountrySign[] => {
  const { folded, written } = signsByWord();
  return [...(folded.get(fold(word)) ?? []), ...(written.get(word) ?? [])];
});

/** Longest text whose places are those of its numbers: an address, not an article about a journey (UTF-16 units). */
const longestAddress = 300;

/**
 * Returns the country that two different place words of a short text name (`Casablanca, Maroc`); null if there are
 * none, or if a third names another country.
 */
export function countryNamedTwice(plain: string): string | null {
  if (plain.length > longestAddress) return null;
  const named = new Map<string, number>();
  readWords(plain, (country, _, kind) => {
    if (kind === 'place') named.set(country, (named.get(country) ?? 0) + 1);
  });
  const [first, ...others] = named;
  return first && others.length === 0 && first[1] > 1 ? first[0] : null;
}

/** Returns the countries whose place words a text has. */
export function placesNamed(plain: string): Set<string> {
  const named = new Set<string>();
  readWords(plain, (country, _, kind) => {
    if (kind === 'place') named.add(country);
  });
  return named;
}

/** Most different words of a kind that count for a country. The second weighs less than the first. */
const mostWords = 2;

/** Calls `add` with what each word of a text shows about its country. */
function readWords(plain: string, add: (country: string, weight: number, kind: SignKind) => void): void {
  /** The words that were counted, by the name of their sign. */
  const counted = new Map<string, Set<string>>();
  let previous = '';
  for (let at = 0; at < plain.length; at += 1) {
    if (!isLetter(plain, at)) continue;
    const start = at;
    while (at < plain.length && isLetter(plain, at)) at += 1;
    if (at - start < 2) continue;
    const word = plain.slice(start, at);
    const shown = signsOfWord(word);
    const signs = shown.length === 0 || isHalfName(word, previous) ? [] : shown;
    previous = word;
    for (const { name, countries, kind } of signs) {
      const words = counted.get(name) ?? new Set();
      if (words.size >= mostWords || words.has(word)) continue;
      const weight = words.size === 0 ? weights[kind] : again[kind];
      for (const country of countries) add(country, weight, kind);
      counted.set(name, words.add(word));
    }
  }
}

/** Place words that are also ordinary words (`aires acondicionados`, `rica`), and the word that must be before each. */
const secondWords: ReadonlyMap<string, string> = new Map([
  ['aires', 'buenos'],
  ['alegre', 'porto'],
  ['angeles', 'los'],
  ['domingo', 'santo'],
  ['horizonte', 'belo'],
  ['paulo', 'são'],
  ['rica', 'costa'],
  ['vegas', 'las'],
]);

/** Is the word the second half of a place's name, such as `Aires` and `Rica`, without the first half before it? */
function isHalfName(word: string, previous: string): boolean {
  const first = secondWords.get(word.toLowerCase());
  return first !== undefined && previous.toLowerCase() !== first;
}
