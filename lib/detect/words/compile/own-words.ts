import { fold } from '../fold.ts';
import type { LanguageWords } from '../language-words.ts';
import { words as split } from '../word-list.ts';
import { isInCapitals, join, sortWords } from './word-lists.ts';

/** The lists whose words are words of their language wherever they are in a text. */
const kinds = [
  'phone',
  'call',
  'contact',
  'owner',
  'possessive',
  'notice',
  'id',
  'idWithMark',
  'idOrCall',
  'idAfterNumber',
  'ownNumber',
  'columns',
  'hours',
  'days',
] as const satisfies readonly (keyof LanguageWords)[];

/** A whole word of at least four letters. Shorter ones are abbreviations, or words of other languages, too. */
const wholeWord = /^[\p{L}\p{M}]{4,}$/u;
/** Words of these languages that are ordinary ones, or names, in others. */
const ordinary: ReadonlySet<string> = new Set(
  split(`
    article azur bureau central change domicile dossier edition gratis guardia lada licence linea moms nova reservation
    secretariat serie siren standard stir telefax toll total
  `),
);

/** Words of one language, folded, and the countries where it is spoken. */
export type SpokenWords = { countries: string; words: string };

/** Words that more languages have show no country. Two are often neighbors, and their numbers differ. */
const mostLanguages = 2;

/** Returns the words that one language has, or two. */
export function ownWords(languages: readonly LanguageWords[]): SpokenWords[] {
  const lists = languages.map(wordsOf);
  const count = new Map<string, number>();
  for (const word of lists.flatMap((list) => [...list])) count.set(word, (count.get(word) ?? 0) + 1);
  return languages.flatMap(({ spokenIn }, index) => {
    const own = [...(lists[index] ?? [])].filter(
      (word) => (count.get(word) ?? 0) <= mostLanguages && !ordinary.has(word),
    );
    return spokenIn === undefined || own.length === 0 ? [] : [{ countries: spokenIn, words: join(own) }];
  });
}

function wordsOf(language: LanguageWords): Set<string> {
  const written = [...sortWords(kinds.map((kind) => language[kind])).words, ...split(language.number ?? '')];
  return new Set(written.filter((word) => wholeWord.test(word) && !isInCapitals(word)).map(fold));
}
