import { elementsOfDocument } from '../dom/page-dom.ts';
import { searchRoots } from './search.ts';
import type { Slices } from './slices.ts';

/** When a page with scripts is searched for shadow roots, ms after it was read: some come late. */
const searches = [0, 1_000, 4_000, 15_000];

/** The open shadow roots of the document. */
type ShadowRoots = {
  /** Reads a root, unless it was met before. */
  meet(root: ShadowRoot): void;
  /** Searches the document for roots. */
  seek(): void;
  /** Searches now and a few times later, if the page has scripts. */
  seekOften(): void;
};

/** Creates what finds the roots until the signal aborts; `read` gets each one once. */
export function createShadowRoots(read: (root: ShadowRoot) => void, slices: Slices, signal: AbortSignal): ShadowRoots {
  const met = new WeakSet<ShadowRoot>();
  let isSeeking = false;

  function meet(root: ShadowRoot): void {
    if (met.has(root) || signal.aborted) return;
    met.add(root);
    read(root);
  }

  function* search(): Generator<void> {
    try {
      yield* searchRoots(document, meet);
    } finally {
      isSeeking = false;
    }
  }

  function seek(): void {
    if (isSeeking || signal.aborted) return;
    isSeeking = true;
    slices.add(search());
  }

  return {
    meet,
    seek,
    seekOften() {
      if (elementsOfDocument('script').length > 0) for (const delay of searches) setTimeout(seek, delay);
    },
  };
}
