import { childElements, collectionBelow, elementAround, elementBox } from './page-dom.ts';
import { atEnd } from './page-life.ts';

/** Whether the element is not rendered, or inside one that is not. This computes style. */
export function isUndrawn(element: Element): boolean {
  return !isVisible(element, {});
}

/** Whether the user can see the element's text now. This computes style; ask it for one find, not for a page. */
export function isSeen(element: Element): boolean {
  return isVisible(element, { opacityProperty: true, visibilityProperty: true });
}

/** An element with `display: contents` has no box of its own, but its text is drawn. */
function isVisible(element: Element, properties: CheckVisibilityOptions): boolean {
  if (Element.prototype.checkVisibility.call(element, properties)) return true;
  const above = elementAround(element);
  return !!above && getComputedStyle(element).display === 'contents' && isVisible(above, properties);
}

/** Elements whose text is not drawn yet: closed menus, other tabs of a page. */
export type Undrawn = { wait(element: Element): void };

/**
 * Calls `drawn` with an element once it is drawn in or near the viewport. No attributes are watched: an intersection
 * observer is silent about what is not rendered, and keeps no element alive.
 */
export function createUndrawn(drawn: (element: Element) => void, signal: AbortSignal): Undrawn {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        drawn(target);
      }
    },
    { rootMargin: '200px' },
  );
  atEnd(signal, () => observer.disconnect());
  return { wait: (element) => observer.observe(element) };
}

/** A part of the document with more elements than this is divided. */
const mostElements = 400;

/**
 * Yields the parts below `root` that the user sees now, each quickly read, and null between them, so that the search
 * can be cut into slices. It reads boxes: hit tests at a few points take 100 ms on a large page, as they paint it first
 * (measured).
 */
export function* inSight(root: Node): Generator<Element | null> {
  for (const part of childElements(root)) {
    const { top, bottom } = elementBox(part);
    // An element without a box of its own counts as one at the top.
    if (bottom < 0 || top > innerHeight) yield null;
    else if (collectionBelow(part)?.item(mostElements)) yield* inSight(part);
    else yield part;
  }
}
