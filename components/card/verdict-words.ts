import type { GlanceVerdict, Guess } from '../../lib/report/view/verdict.ts';
import { fitsGuess } from './title-width.ts';

/** The words of a verdict in the line of a number. */
type VerdictWords = {
  text: string;
  /** What an assumed country rests on; null if nothing was assumed, or if there is no room for it. */
  why: string | null;
  /** How many lines the words take, with the choices of another country after them. */
  lines: number;
};

export type WordedVerdict = GlanceVerdict & { words: VerdictWords };

/** Words a verdict for a card at a glance. `choices`: the words of the buttons that follow an assumed country. */
export function wordedAtGlance(verdict: GlanceVerdict, choices: readonly string[]): WordedVerdict {
  const { text, guess } = verdict;
  return { ...verdict, words: guess ? guessWords(text, guess, choices) : { text, why: null, lines: 1 } };
}

/** Words a verdict for the details, which have room for its full text. */
export function wordedInFull(verdict: GlanceVerdict): WordedVerdict {
  const { text, inFull = text, guess } = verdict;
  const words = guess ? { text, why: guess.why } : { text: inFull, why: null };
  return { ...verdict, words: { ...words, lines: 1 } };
}

/**
 * Returns the words about an assumed country that fit in a line with the choices of another one. If they are too long,
 * the country gets its shortest name; if that is not enough, the reason is left out; after that, another line is added.
 */
export function guessWords(text: string, { why, shorter }: Guess, choices: readonly string[]): VerdictWords {
  const wordings = [why, null].flatMap((reason) => [text, shorter].map((each) => ({ text: each, why: reason })));
  const found = wordings.find((each) => fitsGuess([each.text, ...(each.why === null ? [] : [each.why]), ...choices]));
  return found ? { ...found, lines: 1 } : { text: shorter, why: null, lines: 2 };
}
