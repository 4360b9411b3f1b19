import { cleanText } from '../lookup/remote/clean-text.ts';

/** Most characters of a name (code points). */
const longestName = 120;
/** What is not seen and joins no letters, but for the two joiners that Persian and Indian scripts write with. */
const unseen = /(?![\u200c\u200d])\p{Cf}/gu;
const mostMarks = 4;
const piledMarks = new RegExp(`(\\p{M}{${mostMarks}})\\p{M}+`, 'gu');

/**
 * A name that a page wrote as it may be shown: one line of at most `longestName` characters, without control and direction
 * characters, and without marks piled upon one another. Null where no letter is left: a number is no name.
 */
export function cleanName(text: string): string | null {
  const line = cleanText(text.replace(unseen, '').replace(piledMarks, '$1'));
  const characters = Array.from(line);
  const name =
    characters.length > longestName
      ? `${characters
          .slice(0, longestName - 1)
          .join('')
          .trimEnd()}…`
      : line;
  return /\p{L}/u.test(name) ? name : null;
}
