import type { Box } from '../page/box.ts';
import { bringIntoView } from '../page/bring-into-view.ts';
import { markCurrent } from '../page/current-mark.ts';
import { matchRects } from '../page/hit-test.ts';
import type { Spot } from '../page/in-order.ts';
import { spotOf } from '../page/in-order.ts';
import type { Match } from '../page/match-ledger.ts';
import { nextMatch } from '../page/next-match.ts';
import { isConnectedNode } from '../page/page-dom.ts';
import { selectionSpot } from '../page/selection.ts';
import type { CardController, Prepared } from './card-controller.ts';
import { movedWith } from './placement.ts';

/** How long a match that the side panel shows stays marked, ms. */
const shownFor = 2_500;

export type WalkRoom = {
  matches(): Iterable<Match>;
  cards: Pick<CardController, 'open'>;
  /** Asks the background for a card over a number's rectangle; null where none can be had. */
  prepare(match: Match, number: Box): Promise<Prepared | null>;
};

export type Walker = {
  /** Goes to the next match (1) or the one before (-1) and opens its card. */
  walk(by: 1 | -1): Promise<void>;
  /** Scrolls to a match and marks it for a moment, without a card; the next walk goes on from there. */
  show(match: Match): void;
  /** The pointer moves: a mark of a sub-frame, which hears nothing of its card's end, is taken away. */
  unmarkAbove(): void;
};

/** Walks from match to match by the keyboard: from where it was, else from the selection, else from what is in view. */
export function createWalker({ matches, cards, prepare }: WalkRoom): Walker {
  let at: Spot | null = null;
  let marked: Match | null = null;
  let isAbove = false;
  let unmarking = 0;

  function mark(match: Match | null): void {
    marked = match;
    markCurrent(match);
  }

  return {
    async walk(by) {
      const from = at && isConnectedNode(at.node) ? at : selectionSpot();
      const match = nextMatch(matches(), from, by);
      if (!match) return;
      at = spotOf(match);
      mark(match);
      const scrolled = bringIntoView(match);
      const [seen] = matchRects(match);
      const card = seen ? await prepare(match, seen) : null;
      // The page's scroll event comes before the next frame, and would close the card.
      if (scrolled) await new Promise((resolve) => requestAnimationFrame(resolve));
      const [number] = matchRects(match);
      if (marked !== match) return;
      isAbove = card?.shown != null;
      if (isAbove) return;
      const closed = () => marked === match && mark(null);
      const isUp = card && seen && number && cards.open(movedWith(card, seen, number), number, { by: 'key', closed });
      if (!isUp) mark(null);
    },
    show(match) {
      at = spotOf(match);
      mark(match);
      isAbove = false;
      bringIntoView(match);
      clearTimeout(unmarking);
      unmarking = window.setTimeout(() => marked === match && mark(null), shownFor);
    },
    unmarkAbove: () => isAbove && mark(null),
  };
}
