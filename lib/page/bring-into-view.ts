import { elementOf, matchRects } from './hit-test.ts';
import type { Match } from './match-ledger.ts';
import { documentRoot, elementAbove, elementBox, scrollElement } from './page-dom.ts';

/** Room that is left beside a match that was scrolled into view, px, where its box allows. */
const room = 80;

/** Scrolls whatever holds a match, as little as it takes to see it; gives whether anything scrolled. */
export function bringIntoView(match: Match): boolean {
  let scrolled = false;
  for (let box = elementOf(match); box; box = elementAbove(box)) {
    const [rect] = matchRects(match);
    if (!rect) return scrolled;
    const isRoot = box === documentRoot();
    const edge = isRoot ? new DOMRect(0, 0, innerWidth, innerHeight) : elementBox(box);
    const left = excess(rect.left, rect.right, edge.left, edge.right);
    const top = excess(rect.top, rect.bottom, edge.top, edge.bottom);
    if (left === 0 && top === 0) continue;
    const before = rect.top + rect.left;
    const way = { left, top, behavior: 'instant' as const };
    if (isRoot) scrollBy(way);
    else scrollElement(box, way);
    const [after] = matchRects(match);
    scrolled ||= after !== undefined && after.top + after.left !== before;
  }
  return scrolled;
}

/** How far a stretch stands outside another; then with room beside it. */
function excess(start: number, end: number, from: number, to: number): number {
  const beside = Math.min(room, Math.max(0, (to - from - (end - start)) / 2));
  if (start < from) return start - from - beside;
  return end > to ? end - to + beside : 0;
}
