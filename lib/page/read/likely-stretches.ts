import { collectionBelow } from '../dom/page-dom.ts';
import { endOfSigns } from './subject-signs.ts';

/**
 * The texts from the start of `from` on, up to the start of `to`, or to the end where that is null. `length` are their
 * characters up to the last sign of a subject, `rest` those behind it; infinite where nobody counted. `given` are
 * those that the last stretch had of the same text: it comes once more, and whole.
 */
export type Stretch = { from: Node; to: Element | null; length: number; rest: number; given?: number };

/** Elements in one stretch. Fewer cost more calls, more have more texts read one by one for nothing. */
const stretchElements = 32;
/** A sign of a subject is not longer. */
const signCharacters = 25;

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
    yield { from: root, to: null, length: Number.POSITIVE_INFINITY, rest: 0 };
    return;
  }
  // What becomes of the page between two steps, the range follows: it ends where the next stretch begins.
  const range = new Range();
  range.setStart(root, 0);
  let tail = '';
  let before: Stretch | null = null;
  let to: Element | null;
  let index = -1;
  do {
    range.collapse(false);
    const { startContainer: from, startOffset: at } = range;
    index += stretchElements;
    to = all.item(index);
    // By offset 0, as the number of a node among its siblings would have to be counted.
    if (to) range.setEnd(to, 0);
    else {
      range.selectNodeContents(root);
      range.setStart(from, at);
    }
    const text = range.toString();
    const signs = endOfSigns(text);
    // The element at which it would begin is gone: it is read from the one around.
    const isCounted = at === 0;
    const length = isCounted ? signs : Number.POSITIVE_INFINITY;
    const stretch = { from, to, length, rest: isCounted ? text.length - signs : 0 };
    // A number across the seam begins in the stretch before.
    if (before && endOfSigns(tail + text.slice(0, signCharacters)) > tail.length)
      yield { ...before, length: before.length + before.rest, rest: 0, given: before.length };
    before = stretch.rest > 0 ? stretch : null;
    tail = text.slice(-signCharacters);
    yield signs > 0 ? stretch : null;
  } while (to);
}
