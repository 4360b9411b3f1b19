import { holds, measured } from '../dom/measure.ts';
import { elementAround } from '../dom/page-dom.ts';
import type { Box } from '../dom/view.ts';
import type { Match } from './match-ledger.ts';
import { endsOf } from './match-ledger.ts';

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
