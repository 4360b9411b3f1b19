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
