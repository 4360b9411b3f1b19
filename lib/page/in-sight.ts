import { elementAt, hasMoreThan, isElement, parentNodeOf } from './page-dom.ts';

/** A part of the document with more elements than this is not read as one. */
const mostElements = 400;
/** How far apart the points are that are looked at: a line of text, px, and columns of the viewport. */
const lineHeight = 16;
const columns = 3;

/**
 * The parts of the document that a person sees now, each once and soon read, from the top. It looks at points of the
 * viewport; begin it after a frame was drawn, when what stands there is at hand: before, the first point has a large page
 * laid out and painted, which takes 100 ms.
 */
export function* inSight(): Generator<Element> {
  const met = new Set<Element>();
  for (let y = lineHeight / 2; y < innerHeight; y += lineHeight) {
    for (let column = 0.5; column < columns; column += 1) {
      const part = partAround(elementAt((innerWidth * column) / columns, y));
      if (part === null || met.has(part)) continue;
      met.add(part);
      yield part;
    }
  }
}

/** The largest part around an element that is soon read; null where the element itself is none. */
function partAround(element: Element | null): Element | null {
  let part: Element | null = null;
  for (let at: Node | null = element; at && isElement(at) && !hasMoreThan(at, mostElements); at = parentNodeOf(at))
    part = at;
  return part;
}
