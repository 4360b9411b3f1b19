import type { Guess } from '../../lib/report/glance/title.ts';
import { fitsGuess } from './title-width.ts';

/** The words of a card's line about a number whose country was assumed. */
export type GuessWords = {
  text: string;
  /** What the assumption rests on; null if there is no room for it. */
  why: string | null;
  /** How many lines it takes, with the choices after it. */
  lines: number;
};

/**
 * Returns the words about an assumed country that fit in a line with the choices of another one. If they are too long,
 * the country gets its shortest name; if that is not enough, the reason is left out; after that, another line is added.
 */
export function guessWords(text: string, { why, shorter }: Guess, choices: readonly string[]): GuessWords {
  const wordings = [why, null].flatMap((reason) => [text, shorter].map((each) => ({ text: each, why: reason })));
  const found = wordings.find((each) => fitsGuess([each.text, ...(each.why === null ? [] : [each.why]), ...choices]));
  return found ? { ...found, lines: 1 } : { text: shorter, why: null, lines: 2 };
}
