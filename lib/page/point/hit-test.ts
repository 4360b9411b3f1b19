import { measured } from '../dom/measure.ts';
import { elementAround } from '../dom/page-dom.ts';
import { isSeen } from '../dom/skip.ts';
import type { Box } from '../dom/view.ts';
import type { Match, MatchLedger } from '../mark/match-ledger.ts';
import { endsOf } from '../mark/match-ledger.ts';

/** Room around a match's rectangle that still counts as the match (px). */
export const slack = 1;

/**
 * Returns the match's rectangles in the viewport (px), at least one for each line and element that it is in; none if
 * its text became shorter.
 */
export function matchRects(match: Match): DOMRect[] {
  const [first, last] = endsOf(match);
  const rects = measured([first.node, first.start], [last.node, last.end], (range) => [...range.getClientRects()]);
  return (rects ?? []).filter((rect) => rect.width > 0 && rect.height > 0);
}

/** Returns the element that a match begins in. */
export function elementOf({ passages: [first] }: Match): Element | null {
  return elementAround(first.node);
}

/**
 * Returns the rectangle of a match in the viewport (px): as high as all its lines, as wide as the piece under the
 * point, otherwise as its first piece; null if it is not drawn.
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
 * Returns the match under a point of the viewport (px). It asks for the caret there, then the ledger, then the
 * rectangles of that one match. `shadowRoots` are the open roots around the point; text in others is not seen.
 */
export function matchAtPoint(ledger: MatchLedger, x: number, y: number, shadowRoots: ShadowRoot[]): Match | null {
  const caret = Document.prototype.caretPositionFromPoint.call(document, x, y, { shadowRoots });
  if (!caret) return null;
  const match = ledger.at(caret.offsetNode, caret.offset);
  if (!match || !matchRects(match).some((rect) => holds(rect, x, y))) return null;
  const element = elementAround(caret.offsetNode);
  return element && isSeen(element) ? match : null;
}

/** Returns how opaque an element is drawn, with all that it is in (0 to 1). This computes style. */
export function opacityOf(element: Element | null): number {
  return element ? Number(getComputedStyle(element).opacity) * opacityOf(elementAround(element)) : 1;
}

/** Whether a rectangle contains a point (px); `room` around it counts as part of it. */
export function holds(rect: DOMRect, x: number, y: number, room = slack): boolean {
  return x >= rect.left - room && x <= rect.right + room && y >= rect.top - room && y <= rect.bottom + room;
}
