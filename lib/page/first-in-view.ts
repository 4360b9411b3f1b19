import { flowOf } from './flow.ts';
import { documentRoot, firstChildOf, isElement, localNameOf, nextSiblingOf } from './page-dom.ts';

/** How many elements are measured on the way. */
const mostMeasured = 600;

/**
 * The block that is first in view, where reading starts so that what is seen comes first; null where that is near the
 * beginning anyway. It goes down by rectangles: a hit test was measured at 85 ms on a page of 10 MB.
 */
export function firstInView(): Element | null {
  if (scrollY <= innerHeight) return null;
  let measured = 0;
  let block: Element | null = null;
  let at: Element | null = documentRoot();
  while (at !== null && measured < mostMeasured) {
    let next: Element | null = null;
    for (let child = firstChildOf(at); child !== null && measured < mostMeasured; child = nextSiblingOf(child)) {
      if (!isElement(child) || flowOf(localNameOf(child)) !== 'break') continue;
      measured += 1;
      const { bottom, height } = Element.prototype.getBoundingClientRect.call(child);
      if (height === 0 || bottom <= 0) continue;
      next = child;
      break;
    }
    if (next !== null) block = next;
    at = next;
  }
  return block;
}
