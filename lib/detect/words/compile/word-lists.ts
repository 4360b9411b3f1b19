import { fold } from '../fold.ts';
import type { Words, WordsInPlace } from '../language-words.ts';
import { words } from '../word-list.ts';

/** Letters that some keyboards lack, and what is typed in their place. */
const typedInstead: readonly (readonly [letter: string, typed: string])[] = [
  ['ı', 'i'],
  ['ł', 'l'],
  ['ø', 'o'],
];

/** Words, and those that count in some places only. */
export type SortedWords = { words: readonly string[]; inPlace: readonly WordsInPlace[] };

/** Sorts the words of several languages. */
export function sortWords(lists: readonly (Words | undefined)[]): SortedWords {
  const items = lists.flatMap((list = []) => list);
  return {
    words: items.flatMap((item) => (typeof item === 'string' ? words(item) : [])),
    inPlace: items.filter((item) => typeof item !== 'string'),
  };
}

/** Returns a word as it is compared: in lower case, without accents and stop, and as it is typed on other keyboards. */
export function folded(word: string): string[] {
  const plain = fold(word.replace(/\.$/, ''));
  return [...new Set([plain, typedInstead.reduce((text, [letter, typed]) => text.replaceAll(letter, typed), plain)])];
}

export function isInCapitals(word: string): boolean {
  return word === word.toUpperCase() && word !== word.toLowerCase();
}

/** Returns the list as text; each word once. */
export function join(list: readonly string[]): string {
  return [...new Set(list)].join(' ');
}
