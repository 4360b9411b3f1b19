import { terms } from '../../lib/report/claims/fact.ts';
import type { GlanceLine, GlancePart, GlanceVerdict, Guess } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import type { Letters } from '../parts/text-width.ts';
import { textWidth } from '../parts/text-width.ts';

/** The letters of a card at a glance, as its style sheets set them. */
export const letters = {
  title: { size: 15, weight: 600 },
  number: { size: 13.5, weight: 400 },
  row: { size: 13, weight: 400 },
  strong: { size: 13, weight: 600 },
  verdict: { size: 12.5, weight: 500 },
} as const satisfies Record<string, Letters>;

/** Widths on a card at a glance (px). */
const widths = {
  /** The first line beside the card's tools. */
  title: 232,
  /** The lines below it after an icon. */
  line: 320,
  /** A dot between two words of a line, with its spaces. */
  join: 12,
  /** The icon of a verdict, with its space. */
  verdictIcon: 20,
  /** The words of a row of facts, after its icon. */
  row: 322,
  /** The sign between two parts of a row, with its spaces. */
  rowJoin: 13,
  /** A service's sign, with its space. */
  sign: 17,
  /** The button that copies a fact, with its space. */
  copy: 30,
};

/** Does a number in the size of the second line fit beside a first line? */
export function fitsBeside(title: string, number: string): boolean {
  return textWidth(title, letters.title) + 8 + textWidth(number, letters.number) <= widths.title;
}

/** Do the words about an assumed country and the choices of another one fit beside each other? */
export function fitsGuess(words: readonly string[]): boolean {
  return widthOf(words, letters.verdict) <= widths.line + widths.join;
}

/** Do numbers fit beside each other in the second line? */
export function fitsNumberLine(numbers: readonly string[]): boolean {
  return widthOf(numbers, letters.number) <= widths.line + widths.verdictIcon + widths.join;
}

/** Returns the width of words with a dot after each (px). */
function widthOf(words: readonly string[], look: Letters): number {
  return words.reduce((sum, text) => sum + textWidth(text, look) + widths.join, 0);
}

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

/** The most that is kept of a name that is cut (px): of a place, and of what ends its row. */
const leastName = { place: 154, end: 160 };

/** Do the parts of a row of facts fit in it, whole or with a long name that is cut? */
export function fitsRow(parts: readonly GlancePart[], how: 'whole' | 'cut at its end' = 'whole'): boolean {
  const widthOfPart = ({ fact, text, aside, source, isStrong, isNamed, hasCopyButton }: GlancePart, index: number) => {
    const isLast = index === parts.length - 1 && !aside;
    const isWhole = how === 'whole';
    const isPlace = fact === 'location' || fact === 'country';
    const most = isWhole ? null : isPlace ? leastName.place : isLast ? leastName.end : null;
    // Another source's place has a row of its own.
    const hasAside = aside && (isWhole || fact !== 'country');
    return (
      Math.min(textWidth(text, isStrong ? letters.strong : letters.row), most ?? Number.POSITIVE_INFINITY) +
      (hasAside ? 4 + textWidth(say('inBrackets', aside), letters.row) : 0) +
      (isNamed ? 5 + textWidth(say(terms[fact]), letters.row) : 0) +
      (source ? widths.sign : 0) +
      (hasCopyButton ? widths.copy : 0)
    );
  };
  const width = parts.reduce((sum, part, index) => sum + widthOfPart(part, index) + widths.rowJoin, -widths.rowJoin);
  return width <= widths.row;
}

/** Shortens a place in a row that would be cut. */
export function withRoom(lines: GlanceLine[]): GlanceLine[] {
  return lines.map((line) => {
    if (fitsRow(line.parts)) return line;
    return { ...line, parts: line.parts.map((part) => ({ ...part, text: part.shorter ?? part.text })) };
  });
}
