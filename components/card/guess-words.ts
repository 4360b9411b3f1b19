import type { Guess } from '../../lib/report/glance/title.ts';
import { say } from '../../lib/words/say.ts';
import { fitsGuess } from './title-width.ts';

/** The words of a card's second line about a number whose country was assumed. */
export type GuessWords = {
  text: string;
  /** The reason for the assumption, in brackets; null if there is no room for it. */
  why: string | null;
  /** How many lines it takes, with the number before it and the choice after it. */
  lines: number;
};

type Beside = {
  /** The number, if it is in the same line. */
  subject: string | null;
  /** The choice of another country; null if there is none. */
  change: string | null;
};

/**
 * Returns the words about an assumed country that fit beside the choice of another one. If they are too long, the
 * country gets its shortest name; if that is not enough, the reason is left out; after that, another line is added.
 */
export function guessWords(text: string, { why, shorter }: Guess, { subject, change }: Beside): GuessWords {
  const reason = say('inBrackets', why);
  const wordings = [text, shorter].map((each) => ({ text: each, why: reason }));
  const all: Omit<GuessWords, 'lines'>[] = [...wordings, ...[text, shorter].map((each) => ({ text: each, why: null }))];
  const own = subject === null ? 1 : 2;
  const layouts = [
    { lines: 1, number: subject },
    { lines: own, number: null },
  ];
  for (const { lines, number } of layouts) {
    const fits = ({ text: each, why: reason }: Omit<GuessWords, 'lines'>) =>
      fitsGuess(
        [each, reason, change].filter((word) => word !== null),
        number,
      );
    const found = all.find(fits);
    if (found) return { ...found, lines };
  }
  // It takes two lines itself.
  return { text: shorter, why: null, lines: own + 1 };
}
