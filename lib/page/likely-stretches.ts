import { collectionBelow, holdsNode, standsAfter } from './page-dom.ts';
import { mayStandIn } from './subject-signs.ts';

/**
 * The texts from the start of `from` on, up to the start of `to`, or to the end where that is null. `length` are their
 * characters, infinite where nobody counted.
 */
export type Stretch = { from: Node; to: Element | null; length: number };

/** A place to read on from: the root itself, or the element of this number below it. */
type Place = { from: Node; index: number };

/** Elements in one stretch. Fewer cost more calls, more have more texts read one by one for nothing. */
const stretchElements = 32;
/** How far a number can reach back into the stretch before. */
const tailCharacters = 100;
/** A page that takes away the very place where the reading stands is begun anew so many times. */
const mostRestarts = 3;

/**
 * Divides what is below `root` into stretches, and gives those whose text, read as one, shows a sign of a subject; for
 * the others null, so that the search can be cut into slices. Reading a stretch as one text makes no object for each of
 * its nodes: measured, that takes a third of a walk over the texts, and leaves a fifth of them to be walked.
 *
 * The page may change between two steps: what moved is read again, never left out. A root without many elements, and a
 * shadow root, is one stretch.
 */
export function* likelyStretches(root: Node): Generator<Stretch | null, void> {
  const all = collectionBelow(root);
  if (!all?.item(2 * stretchElements)) {
    yield { from: root, to: null, length: Number.POSITIVE_INFINITY };
    return;
  }
  const range = new Range();
  let at: Place | null = { from: root, index: -1 };
  let restarts = 0;
  let tail = '';
  let unread: Stretch | null = null;
  while (at) {
    const { from, index }: Place = at;
    if (index >= 0 && all.item(index) !== from) {
      restarts += 1;
      if (holdsNode(root, from)) at = goBack(all, at, root);
      else at = restarts > mostRestarts ? placeAt(all, index) : { from: root, index: -1 };
      tail = '';
      unread = null;
      continue;
    }
    const next: number = index + stretchElements;
    const to = all.item(next);
    range.selectNodeContents(root);
    if (from !== root) range.setStartBefore(from);
    if (to) range.setEndBefore(to);
    const text = range.toString();
    const stretch = { from, to, length: text.length };
    const isLikely = mayStandIn(text);
    // A number across the seam begins in the stretch before.
    if (unread && mayStandIn(tail + text.slice(0, tailCharacters))) yield unread;
    at = to && { from: to, index: next };
    unread = isLikely ? null : stretch;
    tail = text.slice(-tailCharacters);
    yield isLikely ? stretch : null;
  }
}

/** The nearest place at or before `from`, by steps that double: elements before it have come or gone. */
function goBack(all: HTMLCollectionOf<Element>, { from, index }: Place, root: Node): Place {
  let place = index;
  for (let back = 1; place >= 0; place -= back, back *= 2) {
    const element = all.item(place);
    if (element && (element === from || standsAfter(from, element))) break;
  }
  return placeAt(all, place) ?? { from: root, index: -1 };
}

function placeAt(all: HTMLCollectionOf<Element>, index: number): Place | null {
  const from = index < 0 ? null : all.item(index);
  return from && { from, index };
}
