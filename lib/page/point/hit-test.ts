import { holds } from '../dom/measure.ts';
import { elementAround } from '../dom/page-dom.ts';
import { isSeen } from '../dom/visible.ts';
import type { Match, MatchLedger } from '../mark/match-ledger.ts';
import { matchRects } from '../mark/match-place.ts';

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
