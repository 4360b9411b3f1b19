import type { CardRow } from '../../model/page/card.ts';
import { mostBelow } from '../../model/page/card.ts';
import { elementAbove } from '../dom/page-dom.ts';
import { isSeen } from '../dom/skip.ts';
import type { Box } from '../dom/view.ts';
import { boxOf } from '../dom/view.ts';
import type { Match, MatchLedger } from '../mark/match-ledger.ts';
import { endsOf } from '../mark/match-ledger.ts';

/** Room around a match's rectangle that still counts as the match (px). */
const slack = 1;

/** One range for all measurements, put back after use: a live range inside the page slows the page down. */
let measure: Range | null = null;

/** Returns what `read` sees of a part of the page; null if that part is gone. */
function measured<Seen>(
  [start, startOffset]: [Node, number],
  [end, endOffset]: [Node, number],
  read: (range: Range) => Seen,
): Seen | null {
  measure ??= new Range();
  try {
    measure.setStart(start, startOffset);
    measure.setEnd(end, endOffset);
    return read(measure);
  } catch {
    return null;
  } finally {
    measure.setStart(document, 0);
    measure.collapse(true);
  }
}

/**
 * Returns the match's rectangles in the viewport (px), at least one for each line and element that it is in; none if its
 * text became shorter.
 */
export function matchRects(match: Match): DOMRect[] {
  const [first, last] = endsOf(match);
  const rects = measured([first.node, first.start], [last.node, last.end], (range) => [...range.getClientRects()]);
  return (rects ?? []).filter((rect) => rect.width > 0 && rect.height > 0);
}

/**
 * Returns the rectangle of a text's characters from `start` up to `end` or the text's end, in the viewport (px); empty at
 * 0, 0 if they are not drawn.
 */
export function textRect(node: Text, start: number, end: number): DOMRect {
  return (
    measured([node, start], [node, Math.min(end, node.length)], (range) => range.getBoundingClientRect()) ??
    new DOMRect()
  );
}

/** How far a line is followed (characters). */
const lineCharacters = 400;
/** How far below a number another one belongs to the same list (px). */
const near = 100;
/** How many matches after one, in the order in which they were found, may be below it. */
const mostAfter = 12;

/**
 * Returns the line of a match in a list, a table or a log, and the next matches shortly below it; null if there is none
 * below.
 */
export function rowOf(match: Match, number: Box, matches: Iterable<Match>): CardRow | null {
  const after: Match[] = [];
  let isAfter = false;
  for (const other of matches) {
    if (isAfter) after.push(other);
    if (other === match) isAfter = true;
    if (after.length === mostAfter) break;
  }
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

/** Returns the element that a match begins in. */
export function elementOf({ passages: [first] }: Match): Element | null {
  return elementAbove(first.node);
}

/**
 * Returns the rectangle of a match in the viewport (px): as high as all its lines, as wide as the piece under the point,
 * otherwise as its first piece; null if it is not drawn.
 */
export function matchBoxNear(match: Match, { x, y }: { x: number; y: number }): Box | null {
  const rects = matchRects(match);
  const near = rects.find((rect) => holds(rect, x, y)) ?? rects[0];
  if (!near) return null;
  const top = Math.min(...rects.map((rect) => rect.top));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return { left: near.left, top, width: near.width, height: bottom - top };
}

/**
 * Returns the match under a point of the viewport (px). It asks for the caret there, then the ledger, then the rectangles
 * of that one match. `shadowRoots` are the open roots around the point; text in others is not seen.
 */
export function matchAtPoint(ledger: MatchLedger, x: number, y: number, shadowRoots: ShadowRoot[]): Match | null {
  const caret = Document.prototype.caretPositionFromPoint.call(document, x, y, { shadowRoots });
  if (!caret) return null;
  const match = ledger.at(caret.offsetNode, caret.offset);
  if (!match || !matchRects(match).some((rect) => holds(rect, x, y))) return null;
  const element = elementAbove(caret.offsetNode);
  return element && isSeen(element) ? match : null;
}

/** Whether a rectangle contains a point (px); `room` around it counts as part of it. */
export function holds(rect: DOMRect, x: number, y: number, room = slack): boolean {
  return x >= rect.left - room && x <= rect.right + room && y >= rect.top - room && y <= rect.bottom + room;
}
