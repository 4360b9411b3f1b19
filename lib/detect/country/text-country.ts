import { countryDomain } from '../../model/domain-country.ts';
import { unicodePattern } from '../labels/letters.ts';
import { fold } from '../labels/meaning.ts';
import { numberingPlan } from '../phones/numbering-plan.ts';
import { habitWords, placeWords, registerWords } from './country-words.ts';
import { readLetters } from './text-scripts.ts';

/** How much each kind of evidence says about a text's country. A script says what `text-scripts.ts` gives it. */
const weights = { domain: 6, place: 4, register: 5, habit: 3, form: 3, code: 6, foreignCode: 3 };

/** Sums of evidence by country. */
export type CountryEvidence = ReadonlyMap<string, number>;

const letterWord = unicodePattern(String.raw`[\p{L}]{2,}`, 'g');
const host =
  /(?:@|www\.|:\/\/)[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2}\b|\b[a-z\d-]+\.(?:com?|org|net|gov|edu|ac|go|or|ne|gob)\.[a-z]{2}\b/gi;

/** Forms that one country writes its numbers in. */
const forms: readonly (readonly [country: string, form: RegExp])[] = [
  ['US', /(?<![\d+] ?)\([2-9]\d\d\) ?[2-9]\d\d[-.]\d{4}(?!\d)|(?<![\d+.-])[2-9]\d\d([-.])[2-9]\d\d\1\d{4}(?!\d)/],
  ['RU', /(?<![\d+])(?:8[ -]?)?\(\d{3,5}\) ?\d{1,3}-\d\d-\d\d(?!\d)|(?<![\d+])8-800-\d{3}-\d\d-\d\d/],
  ['FR', /(?<![\d+])0[1-9]([ .])\d\d\1\d\d\1\d\d\1\d\d(?!\d)/],
  ['BR', /(?<![\d+] ?)\(\d\d\) ?9? ?\d{4}-\d{4}(?!\d)/],
  ['GB', /(?<![\d+])\(?(?:020\)? \d{4} \d{4}|07\d{3}\)? \d{6})(?!\d)/],
  ['AU', /(?<![\d+])04\d\d \d{3} \d{3}(?!\d)/],
  ['CN', /(?<![\d+])1[3-9]\d{9}(?!\d)/],
  ['IN', /(?<![\d+])[6-9]\d{4} \d{5}(?!\d)/],
  ['KR', /(?<![\d+])010-\d{4}-\d{4}(?!\d)/],
];

/**
 * Weighs what a text shows about its country: letters, host names, names of places and registers, and how numbers are
 * written. `codes` are the countries of its numbers with a calling code; on a page of a known country (`home`) they may be
 * abroad.
 */
export function countryEvidence(plain: string, codes: readonly string[], home: string | null): CountryEvidence {
  const sums = new Map<string, number>();
  const add = (country: string, weight: number): void => {
    sums.set(country, (sums.get(country) ?? 0) + weight);
  };
  readLetters(plain, add);
  for (const country of new Set(codes)) add(country, home === null ? weights.code : weights.foreignCode);
  for (const country of hostsIn(plain)) add(country, weights.domain);
  readWords(plain, add);
  for (const [country, form] of forms) if (form.test(plain)) add(country, weights.form);
  return sums;
}

function hostsIn(plain: string): Set<string> {
  const countries = new Set<string>();
  if (!plain.includes('.')) return countries;
  for (const [name] of plain.matchAll(host)) {
    const country = countryDomain(name);
    if (country !== null && numberingPlan(country)) countries.add(country);
  }
  return countries;
}

/** Counts each kind once for a country: a list of towns says no more than one of them. */
function readWords(plain: string, add: (country: string, weight: number) => void): void {
  const seen = new Set<string>();
  const once = (countries: readonly string[] | undefined, kind: 'place' | 'register' | 'habit'): void => {
    for (const country of countries ?? []) {
      if (seen.has(country + kind)) continue;
      seen.add(country + kind);
      add(country, weights[kind]);
    }
  };
  for (const [word] of letterWord.matchAll(plain)) {
    const folded = fold(word);
    once(placeWords.get(folded), 'place');
    once(habitWords.get(folded), 'habit');
    once(registerWords.get(word), 'register');
  }
}
