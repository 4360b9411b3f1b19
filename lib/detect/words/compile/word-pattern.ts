import type { WordsInPlace } from '../language-words.ts';
import { scriptOf } from '../scripts.ts';
import { words as split } from '../word-list.ts';
import type { SortedWords } from './word-lists.ts';

/** Between two words. Persian may have a character without width there, in whose place the text has this one. */
const gap = '[ \\u2060]?';
/** The letters of a script, for the edges of a word. */
const letters: Readonly<Record<string, string>> = {
  hebrew: '\\u05d0-\\u05ea',
  arabic: '\\u0600-\\u06ff',
  eastern: '\\uac00-\\ud7a3',
};
/** What the signs of `Words` mean. */
const signs: Readonly<Record<string, string>> = {
  _: ' ',
  '(': '(?:',
  ')': ')?',
  '*': '[^ ]{0,3}',
  '~': '\\p{L}',
  '@': '\\p{Lu}\\p{Ll}+',
};
/** Letters that look alike: Arabic, Persian and Urdu keyboards, and the texts of PDF files, have different ones. */
const alike = ['يیى', 'كک', 'هھہ'];
/** One letter that may be missing. */
const oneOptional = /\(\?:([^\\[()|])\)\?/g;
const special = /[.+?[\]{}|\\/]/;

/** Returns the source of a pattern of all these words. */
export function patternOf({ words, inPlace }: SortedWords): string {
  return [...(words.length === 0 ? [] : [anyOf(words)]), ...inPlace.map(patternInPlace)].join('|');
}

/** Returns the pattern of words that count in their place only. */
function patternInPlace(list: WordsInPlace): string {
  const { words, first, last, notAfter, notBefore, rightBefore } = list;
  return [
    notAfter === undefined ? '' : `(?<!${anyOf(split(notAfter))})`,
    first === undefined ? '' : `(?:${anyOf(split(first))})${gap}`,
    `(?:${anyOf(split(words))})`,
    notBefore === undefined ? '' : `(?!${anyOf(split(notBefore))})`,
    last === undefined ? '' : `${gap}(?:${anyOf(split(last))})`,
    rightBefore ? '(?=[\\s:#]*$)' : '',
  ].join('');
}

/** Returns the alternatives of words, the longest first, so that a word does not hide a longer one. */
function anyOf(words: readonly string[]): string {
  const longestFirst = [...new Set(words)].toSorted((one, other) => other.length - one.length);
  return longestFirst.map((word) => wordPattern(word)).join('|');
}

function wordPattern(word: string): string {
  const source = [...word].map((sign) => edge(word, sign) ?? signs[sign] ?? letter(sign)).join('');
  return source.replace(oneOptional, '$1?');
}

function edge(word: string, sign: string): string | null {
  if (sign !== '^' && sign !== '$') return null;
  const script = [...word].map((each) => scriptOf(each.charCodeAt(0))).find((found) => found !== null);
  const own = letters[script ?? ''];
  if (own === undefined) throw new Error(`${word}: the letters of its script are not in word-pattern.ts`);
  return sign === '^' ? `(?<![${own}])` : `(?![${own}])`;
}

function letter(sign: string): string {
  const keyboards = alike.find((each) => each.includes(sign));
  if (keyboards !== undefined) return `[${keyboards}]`;
  return special.test(sign) ? `\\${sign}` : sign;
}
