import { mostBelow } from '../../model/page/card.ts';
import { elementAbove } from '../dom/page-dom.ts';
import { isSeen } from '../dom/skip.ts';
import type { Box } from '../dom/view.ts';
import type { Match, MatchLedger } from '../mark/match-ledger.ts';

/** Room around a match's rectangle that still counts as the match, px. */
const slack = 1;

/** A live range slows the page while it stands in it, so one serves all and is put back after use. */
let measure: Range | null = null;

/** What `read` sees of a stretch of the page; null if the stretch is not there any more. */
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
 * The match's rectangles in the viewport, px: at least one per line and element that it stands in; none where its text has
 * become shorter.
 */
export function matchRects({ passages }: Match): DOMRect[] {
  const [first] = passages;
  const last = passages.at(-1);
  if (!first || !last) return [];
  const rects = measured([first.node, first.start], [last.node, last.end], (range) => [...range.getClientRects()]);
  return (rects ?? []).filter((rect) => rect.width > 0 && rect.height > 0);
}

/** The room of a text's characters from `start` up to `end`, as far as it goes, in the viewport, px; empty at 0, 0 if they are not drawn. */
export function textRect(node: Text, start: number, end: number): DOMRect {
  return (
    measured([node, start], [node, Math.min(end, node.length)], (range) => range.getBoundingClientRect()) ??
    new DOMRect()
  );
}

/** How far a line is followed for its end, and how far below a number another one belongs to the same list, px. */
const lineCharacters = 400;
const near = 100;
/** Matches after one, in the order in which they were found, that may stand below it. */
const mostAfter = 12;

/**
 * What stands below a match in a list, a table or a log: where its line ends, and the next matches within a short way;
 * null if there is none.
 */
export function rowOf(match: Match, number: Box, matches: Iterable<Match>): { end: number; below: Box[] } | null {
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
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  const ends = lineRects(match, number).map(({ left, right }) => (isRightToLeft ? left : right));
  const own = isRightToLeft ? number.left : number.left + number.width;
  const end = isRightToLeft ? Math.min(own, ...ends) : Math.max(own, ...ends);
  return { end, below: below.map(({ left, top, width, height }) => ({ left, top, width, height })) };
}

/** The rectangles of the text on a match's line, from its first character on. */
function lineRects({ passages: [first] }: Match, number: Box): DOMRect[] {
  if (!first || !(first.node instanceof Text)) return [];
  const { node, start } = first;
  const text = node.data.slice(start, start + lineCharacters);
  const length = text.includes('\n') ? text.indexOf('\n') : text.length;
  const rects = measured([node, start], [node, start + length], (range) => [...range.getClientRects()]) ?? [];
  return rects.filter(({ top, bottom }) => top < number.top + number.height && bottom > number.top);
}

/** The element that a match begins in. */
export function elementOf({ passages: [first] }: Match): Element | null {
  return first ? elementAbove(first.node) : null;
}

/**
 * The room that a match takes, in the viewport, px: from its first line to its last, and across that part of it which
 * holds the point, else the first; null where it has none.
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
 * The match under a point of the viewport, px: the caret there, then the ledger, then the rectangles of that one match.
 * `shadowRoots` are the open roots on the way to the point; text in others is not seen.
 */
export function matchAtPoint(ledger: MatchLedger, x: number, y: number, shadowRoots: ShadowRoot[]): Match | null {
  const caret = Document.prototype.caretPositionFromPoint.call(document, x, y, { shadowRoots });
  if (!caret) return null;
  const match = ledger.at(caret.offsetNode, caret.offset);
  if (!match || !matchRects(match).some((rect) => holds(rect, x, y))) return null;
  const element = elementAbove(caret.offsetNode);
  return element && isSeen(element) ? match : null;
}

/** Whether a rectangle holds a point, px; `room` around it counts as part of it. */
export function holds(rect: DOMRect, x: number, y: number, room = slack): boolean {
  return x >= rect.left - room && x <= rect.right + room && y >= rect.top - room && y <= rect.bottom + room;
}
