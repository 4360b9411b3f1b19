import type { CardRow } from '../../model/page/card.ts';
import { mostBelow } from '../../model/page/card.ts';
import type { Box } from '../dom/view.ts';
import { boxOf } from '../dom/view.ts';
import type { Match } from '../mark/match-ledger.ts';
import { isBeyond, spotOf } from '../mark/matches-in-order.ts';
import { matchRects, measured, slack } from './hit-test.ts';

/** How far a line is followed (characters). */
const lineCharacters = 400;
/** How far below a number another one belongs to the same list (px). */
const near = 100;
/** How many matches after one, in document order, may be below it. */
const mostAfter = 12;

/**
 * Returns the line of a match in a list, a table or a log, and the next matches shortly below it; null if there is none
 * below.
 */
export function rowOf(match: Match, number: Box, matches: Iterable<Match>): CardRow | null {
  const after = nextOf(match, matches);
  const bottom = number.top + number.height;
  const isBelow = ({ top }: DOMRect): boolean => top >= bottom - slack && top < bottom + near;
  const below = after
    .flatMap((other) => matchRects(other).slice(0, 1))
    .filter(isBelow)
    .sort((one, other) => one.top - other.top)
    .slice(0, mostBelow);
  if (below.length === 0) return null;
  const line = lineRects(match, number);
  const left = Math.min(number.left, ...line.map((rect) => rect.left));
  const right = Math.max(number.left + number.width, ...line.map((rect) => rect.right));
  return { left, right, below: below.map(boxOf) };
}

/** Returns the rectangles of the text on a match's line, from its first character on. */
function lineRects({ passages: [{ node, start }] }: Match, number: Box): DOMRect[] {
  const text = node.data.slice(start, start + lineCharacters);
  const length = text.includes('\n') ? text.indexOf('\n') : text.length;
  const rects = measured([node, start], [node, start + length], (range) => [...range.getClientRects()]) ?? [];
  return rects.filter(({ top, bottom }) => top < number.top + number.height && bottom > number.top);
}

/** Returns the next matches in document order. */
function nextOf(match: Match, matches: Iterable<Match>): Match[] {
  const next: Match[] = [];
  for (const other of matches) {
    const last = next.at(-1);
    if (!follows(other, match) || (last && next.length === mostAfter && follows(other, last))) continue;
    const at = next.findIndex((each) => follows(each, other));
    next.splice(at < 0 ? next.length : at, 0, other);
    next.splice(mostAfter);
  }
  return next;
}

function follows(one: Match, other: Match): boolean {
  return isBeyond(spotOf(one), spotOf(other));
}
