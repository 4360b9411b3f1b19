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

/** Width of the first line beside the card's tools (px). */
const titleWidth = 232;

/** Width of the lines below it after an icon (px). */
const lineWidth = 320;

/** Width of a dot between two words of a line, with its spaces (px). */
const join = 12;

/** Width of the icon of a verdict, with its space (px). */
const verdictIcon = 20;

/** Does a number in the size of the second line fit beside a first line? */
export function fitsBeside(title: string, number: string): boolean {
  return textWidth(title, letters.title) + 8 + textWidth(number, letters.number) <= titleWidth;
}

/** Do the words about an assumed country and the choices of another one fit beside each other? */
export function fitsGuess(words: readonly string[]): boolean {
  return widthOf(words, letters.verdict) <= lineWidth + join;
}

/** Do numbers fit beside each other in the second line? */
export function fitsNumberLine(numbers: readonly string[]): boolean {
  return widthOf(numbers, letters.number) <= lineWidth + verdictIcon + join;
}

/** Returns the width of words with a dot after each (px). */
function widthOf(words: readonly string[], look: Letters): number {
  return words.reduce((sum, text) => sum + textWidth(text, look) + join, 0);
}
