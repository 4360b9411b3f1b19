import type { Guess } from '../../lib/report/glance/title.ts';
import { say } from '../../lib/words/say.ts';
import { fitsGuess } from './title-width.ts';

/** The words of a card's second line about a number whose country was assumed. */
export type GuessWords = {
  text: string;
  /** The reason for the assumption, in brackets; null if there is no room for it. */
  why: string | null;
  /** How many lines it takes, with the number before it and the choices after it. */
  lines: number;
};

type Beside = {
  /** The number, if it is in the same line. */
  subject: string | null;
  /** The choice of another country, and the next likeliest country; null if there is none. */
  change: string | null;
  next: string | null;
};

/**
 * Returns the words about an assumed country that fit beside the choice of another one. If they are too long, the
 * country gets its shortest name; if that is not enough, the reason is left out; after that, another line is added.
 */
export function guessWords(text: string, { why, shorter }: Guess, { subject, change, next }: Beside): GuessWords {
  const reason = say('inBrackets', why);
  const wordings = [text, shorter].map((each) => ({ text: each, why: reason }));
  const all: Omit<GuessWords, 'lines'>[] = [...wordings, ...[text, shorter].map((each) => ({ text: each, why: null }))];
  const own = subject === null ? 1 : 2;
  const layouts = [
    { lines: 1, beside: [subject, change, next] },
    { lines: own, beside: [change, next] },
    { lines: next === null ? own : own + 1, beside: [change] },
  ];
  for (const { lines, beside } of layouts) {
    const found = all.find((each) => fitsGuess([each.text, each.why, ...beside].filter((word) => word !== null)));
    if (found) return { ...found, lines };
  }
  // It takes two lines itself.
  return { text: shorter, why: null, lines: own + (next === null ? 1 : 2) };
}
