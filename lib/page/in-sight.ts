import { childElements, collectionBelow, elementBox } from './page-dom.ts';

/** A part of the document with more elements than this is not read as one. */
const mostElements = 400;

/**
 * The parts below `root` that a person sees now, each soon read; between them null, so that the search can be cut into
 * slices. It asks for boxes: measured, hit tests at a few points take 100 ms on a large page, as they paint it first.
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
