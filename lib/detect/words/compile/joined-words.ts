import type { Script } from '../scripts.ts';
import { scriptOf } from '../scripts.ts';
import type { SortedWords } from './word-lists.ts';
import { patternOf } from './word-pattern.ts';

/** Is it a word of a script that joins words, or several words? A stem is compared with the beginning of each word. */
export function isJoined(word: string): boolean {
  if (word.endsWith('*')) return false;
  const scripts = [...word].map((letter) => scriptOf(letter.charCodeAt(0)));
  // A Vietnamese word has letters of `other`, but never at its beginning.
  return (
    word.includes('_') || scripts[0] === 'other' || scripts.some((script) => script !== null && script !== 'other')
  );
}

/** Returns the pattern of each script, as its source. */
export function joinedByScript({ words, inPlace }: SortedWords): Map<Script, string> {
  const joined = Map.groupBy(words.filter(isJoined), scriptIn);
  const placed = Map.groupBy(inPlace, ({ words, first = '' }) => scriptIn(words + first));
  const scripts = new Set([...joined.keys(), ...placed.keys()]);
  return new Map(
    [...scripts].map((script) => [
      script,
      patternOf({ words: joined.get(script) ?? [], inPlace: placed.get(script) ?? [] }),
    ]),
  );
}

/** Returns the script of the first letter that is of one that joins words, or of Vietnamese. */
function scriptIn(written: string): Script {
  for (const letter of written) {
    const script = scriptOf(letter.charCodeAt(0));
    if (script !== null) return script;
  }
  throw new Error(`${written}: several words together count only in a script that joins words, and in Vietnamese`);
}
