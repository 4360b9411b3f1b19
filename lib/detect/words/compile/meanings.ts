import type { LanguageWords, LocalKind } from '../language-words.ts';
import { words as split } from '../word-list.ts';
import { folded, isInCapitals, sortWords } from './word-lists.ts';

/** What a word before a number says about it. */
export type Meaning =
  | 'phone'
  | 'call'
  | 'notice'
  | 'id'
  | 'id-in-capitals'
  | 'id-with-mark'
  | 'id-after-number'
  | 'possessive'
  | 'owner'
  | 'contact'
  | 'filler'
  | 'own-number';

/** If a word is in several lists, the last one counts. An id word in capitals is weaker than the same in small letters. */
const meaningOfKind = [
  ['notice', 'notice'],
  ['number', 'filler'],
  ['filler', 'filler'],
  ['ownNumber', 'own-number'],
  ['owner', 'owner'],
  ['possessive', 'possessive'],
  ['id', 'id-in-capitals'],
  ['idWithMark', 'id-with-mark'],
  ['idOrCall', 'id-with-mark'],
  ['idAfterNumber', 'id-after-number'],
  ['id', 'id'],
  ['phone', 'phone'],
  ['call', 'call'],
  ['contact', 'contact'],
] as const satisfies readonly (readonly [kind: keyof LanguageWords, meaning: Meaning])[];

/** Returns what each word says, folded. `isWhole` takes the words that are compared as a whole. */
export function meaningsOfWords(
  languages: readonly LanguageWords[],
  isWhole: (word: string) => boolean,
): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const typed = new Map<string, Meaning>();
  for (const [kind, meaning] of meaningOfKind) {
    for (const written of sortWords(languages.map((language) => language[kind])).words) {
      if (!isWhole(written) || (kind === 'id' && isInCapitals(written) !== (meaning === 'id-in-capitals'))) continue;
      const [word = '', ...others] = folded(written);
      // A notice introduces a number to call unless it is right after a word for "number", where it numbers an id.
      if (meaning !== 'id-after-number' || meanings.get(word) !== 'notice') meanings.set(word, meaning);
      for (const other of others) typed.set(other, meaning);
    }
  }
  // What is typed on another keyboard is no other language's word.
  return new Map([...typed, ...meanings]);
}

/** Returns the words that mean something in one country only. */
export function meaningsByCountry(languages: readonly LanguageWords[]): Record<string, Record<string, Meaning>> {
  const countries: Record<string, Record<string, Meaning>> = {};
  const kinds: readonly LocalKind[] = ['phone', 'call', 'contact', 'notice', 'id'];
  for (const [country, local] of languages.flatMap(({ onlyIn = {} }) => Object.entries(onlyIn))) {
    const meanings = countries[country] ?? {};
    countries[country] = meanings;
    for (const kind of kinds)
      for (const word of split(local[kind] ?? ''))
        meanings[word.toLowerCase()] = kind === 'id' && isInCapitals(word) ? 'id-in-capitals' : kind;
  }
  return countries;
}
