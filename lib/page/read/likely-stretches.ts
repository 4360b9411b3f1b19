import { collectionBelow } from '../dom/page-dom.ts';
import { endOfSigns } from './subject-signs.ts';

/**
 * The texts from the start of `from` to the start of `to`, or to the end if that is null. `length` is the number of
 * characters up to the last sign of a subject, infinite if it was not counted; `rest` the number after it. `given`:
 * this stretch was yielded before with that length, and comes again as a whole.
 */
export type Stretch = { from: Node; to: Element | null; length: number; rest: number; given?: number };

/** Elements in one stretch. Fewer cost more calls; with more, more texts are read one by one in vain. */
const stretchElements = 32;
/** Most characters of a sign of a subject. */
const signCharacters = 25;

/**
 * Divides what is below `root` into stretches. Yields those whose text, read as one, has a sign of a subject, and null
 * for the others, so that the search can be cut into slices. Reading a stretch as one text makes no object for each
 * node. It takes a third of the time of a walk over the texts, and leaves a fifth of them to walk (measured).
 *
 * The page may change between two steps; content that moved is read again, never skipped. A root with few elements and
 * a shadow root are one stretch.
 */
export function* likelyStretches(root: Node): Generator<Stretch | null, void> {
  const all = collectionBelow(root);
  if (!all?.item(2 * stretchElements)) {
    yield { from: root, to: null, length: Number.POSITIVE_INFINITY, rest: 0 };
    return;
  }
  // The live range follows changes of the page between two steps. It ends at the start of the next stretch.
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
    // Uses offset 0 of the element: its index among its siblings would have to be counted.
    if (to) range.setEnd(to, 0);
    else {
      range.selectNodeContents(root);
      range.setStart(from, at);
    }
    const text = range.toString();
    const signs = endOfSigns(text);
    // At another offset the first element is gone, and the stretch begins in the one around it.
    const isCounted = at === 0;
    const length = isCounted ? signs : Number.POSITIVE_INFINITY;
    const stretch = { from, to, length, rest: isCounted ? text.length - signs : 0 };
    // A number across both stretches begins in the one before.
    if (before && endOfSigns(tail + text.slice(0, signCharacters)) > tail.length)
      yield { ...before, length: before.length + before.rest, rest: 0, given: before.length };
    before = stretch.rest > 0 ? stretch : null;
    tail = text.slice(-signCharacters);
    yield signs > 0 ? stretch : null;
  } while (to);
}
