import { places, registers } from '../countries.ts';
import { fold } from '../fold.ts';
import type { LanguageWords, Words } from '../language-words.ts';
import type { Script } from '../scripts.ts';
import { words as split } from '../word-list.ts';
import { isJoined, joinedByScript } from './joined-words.ts';
import type { Meaning } from './meanings.ts';
import { meaningsByCountry, meaningsOfWords } from './meanings.ts';
import type { SpokenWords } from './own-words.ts';
import { ownWords } from './own-words.ts';
import type { SortedWords } from './word-lists.ts';
import { folded, join, sortWords } from './word-lists.ts';
import { patternOf } from './word-pattern.ts';

/**
 * The words of all languages as the detector needs them, as plain data: folded words separated by blanks, and sources of
 * patterns.
 */
export type DetectorWords = {
  /** Each word once. */
  meanings: [meaning: Meaning, words: string][];
  stems: { phone: string; id: string };
  ends: { phone: string; number: string };
  phoneParts: string;
  /** In lower case with their accents, by country. */
  local: Record<string, Record<string, Meaning>>;
  number: string;
  betweenCall: string;
  abbreviations: string;
  mayBeCalled: string;
  noticesAfterNumber: string;
  joined: Partial<Record<Script, { id?: string; phone?: string }>>;
  beforeMobile: Record<string, string>;
  extension: string;
  or: string;
  also: string;
  alsoFrom: string;
  areaCode: string;
  hours: string;
  days: string;
  /** The words that show a country. Names of registers are not folded. */
  shows: Record<'place' | 'habit' | 'register', Readonly<Record<string, string>>>;
  /** The words that only one language has, and the countries where it is spoken. */
  spoken: SpokenWords[];
};

type SortedKind = 'phone' | 'id' | 'idWithMark' | 'idOrCall' | 'idAfterNumber' | 'notice' | 'numberEnds';
type ListedKind = 'number' | 'betweenCall' | PatternKind;
type PatternKind = 'phoneParts' | 'extension' | 'or' | 'also' | 'alsoFrom' | 'areaCode' | 'hours' | 'days';

const isStem = (word: string): boolean => word.endsWith('*');
const isEnd = (word: string): boolean => word.startsWith('*');
const isWhole = (word: string): boolean => !isStem(word) && !isEnd(word) && !isJoined(word);

/** Compiles the words of all languages. The result is plain data, so that a build can put it in the place of the call. */
export function compileWords(languages: readonly LanguageWords[]): DetectorWords {
  const sorted = (kind: SortedKind): SortedWords => sortWords(languages.map((language) => language[kind]));
  const listed = (kind: ListedKind): string[] => languages.flatMap((language) => split(language[kind] ?? ''));
  const pattern = (kind: PatternKind): string => patternOf({ words: listed(kind), inPlace: [] });
  const id = sorted('id');
  const phone = sorted('phone');
  const numberEnds = sorted('numberEnds');
  const notices = new Set(sorted('notice').words);
  const meanings = meaningsOfWords(languages, isWhole);
  return {
    meanings: [...Map.groupBy(meanings, ([, meaning]) => meaning)].map(([meaning, words]) => [
      meaning,
      join(words.map(([word]) => word)),
    ]),
    stems: { phone: stemsOf(phone), id: stemsOf(id) },
    ends: {
      phone: patternOf({ words: phone.words.filter(isEnd).map((word) => fold(word.slice(1))), inPlace: [] }),
      number: patternOf({ words: numberEnds.words.map(fold), inPlace: numberEnds.inPlace }),
    },
    phoneParts: pattern('phoneParts'),
    local: meaningsByCountry(languages),
    number: join(listed('number')),
    betweenCall: join(listed('betweenCall')),
    abbreviations: join(
      sorted('idWithMark')
        .words.filter((word) => word.endsWith('.'))
        .flatMap(folded),
    ),
    mayBeCalled: join(sorted('idOrCall').words.flatMap(folded)),
    noticesAfterNumber: join(
      sorted('idAfterNumber')
        .words.filter((word) => notices.has(word))
        .flatMap(folded),
    ),
    joined: joinedSources({ id: joinedByScript(id), phone: joinedByScript(phone) }),
    beforeMobile: byCountry(languages, 'beforeMobile', (lists) => patternOf(sortWords(lists))),
    extension: pattern('extension'),
    or: pattern('or'),
    also: pattern('also'),
    alsoFrom: pattern('alsoFrom'),
    areaCode: pattern('areaCode'),
    hours: pattern('hours'),
    days: pattern('days'),
    shows: {
      place: byCountry([{ shows: places }], 'shows', foldedList),
      habit: byCountry(languages, 'shows', foldedList),
      register: registers,
    },
    spoken: ownWords(languages),
  };
}

function foldedList(lists: readonly Words[]): string {
  return join(sortWords(lists).words.flatMap(folded));
}

function stemsOf({ words }: SortedWords): string {
  return join(words.filter(isStem).flatMap((word) => folded(word.slice(0, -1))));
}

function joinedSources(kinds: Record<'id' | 'phone', ReadonlyMap<Script, string>>): DetectorWords['joined'] {
  const joined: DetectorWords['joined'] = {};
  for (const kind of ['id', 'phone'] as const)
    for (const [script, source] of kinds[kind]) joined[script] = { ...joined[script], [kind]: source };
  return joined;
}

/** Returns what `compile` makes of the lists that the languages have for each country. */
function byCountry(
  languages: readonly LanguageWords[],
  kind: 'beforeMobile' | 'shows',
  compile: (lists: Words[]) => string,
): Record<string, string> {
  const lists: Record<string, Words[]> = {};
  for (const [country, list] of languages.flatMap((language) => Object.entries<Words>(language[kind] ?? {})))
    lists[country] = [...(lists[country] ?? []), list];
  return Object.fromEntries(Object.entries(lists).map(([country, own]) => [country, compile(own)]));
}
