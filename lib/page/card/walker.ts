import type { CardSettings } from '../../model/settings/settings.ts';
import { documentRoot, elementAround, elementBox, isConnectedNode, scrollElement } from '../dom/page-dom.ts';
import { selectionSpot } from '../dom/selection.ts';
import type { Box } from '../dom/view.ts';
import { markCurrent } from '../mark/highlighter.ts';
import type { Match } from '../mark/match-ledger.ts';
import { elementOf, matchRects } from '../mark/match-place.ts';
import type { Spot } from '../mark/matches-in-order.ts';
import { newStops, nextMatch, placesOfSubject, spotOf } from '../mark/matches-in-order.ts';
import { isEverSeen } from '../point/ever-seen.ts';
import type { CardController } from './card-controller.ts';
import type { Prepared } from './card-types.ts';
import { movedWith } from './placement.ts';

/** How long a match that the side panel shows stays marked (ms). */
const shownFor = 2_500;

export type WalkDeps = {
  matches(): Iterable<Match>;
  cards: Pick<CardController, 'open'>;
  settings(): CardSettings;
  /** Requests a card for a number's rectangle from the background; null if there is none. */
  prepare(match: Match, number: Box): Promise<Prepared | null>;
};

export type Walker = ReturnType<typeof createWalker>;

/**
 * Creates the walk from match to match by keyboard: from the last match, otherwise the selection, otherwise the
 * viewport.
 */
export function createWalker({ matches, cards, settings, prepare }: WalkDeps) {
  let at: Spot | null = null;
  let marked: Match | null = null;
  let isShownByTopFrame = false;
  let unmarking: ReturnType<typeof setTimeout> | undefined;

  function mark(match: Match | null): void {
    marked = match;
    markCurrent(match);
  }

  /** Scrolls to a match and marks it for a moment, without a card. The next walk continues from there. */
  function show(match: Match): void {
    at = spotOf(match);
    mark(match);
    isShownByTopFrame = false;
    bringIntoView(match);
    clearTimeout(unmarking);
    unmarking = setTimeout(() => marked === match && mark(null), shownFor);
  }

  return {
    /** Goes to the next match (1) or the previous one (-1) and opens its card. */
    async walk(by: 1 | -1) {
      const from = at && isConnectedNode(at.node) ? at : selectionSpot();
      const stops = settings().shortWalk ? newStops(matches()) : matches();
      const match = nextMatch(stops, { from, by, isEverSeen });
      if (!match) return;
      at = spotOf(match);
      mark(match);
      const scrolled = bringIntoView(match);
      const [seen] = matchRects(match);
      const card = seen ? await prepare(match, seen) : null;
      // The page's scroll event would close the card. It comes before the next frame.
      if (scrolled) await new Promise((resolve) => requestAnimationFrame(resolve));
      const [number] = matchRects(match);
      if (marked !== match) return;
      isShownByTopFrame = card?.shown != null;
      if (isShownByTopFrame) return;
      const closed = () => marked === match && mark(null);
      const opening = { by: 'key', match, closed } as const;
      const isUp = card && seen && number && cards.open(movedWith(card, seen, number), number, opening);
      if (!isUp) mark(null);
    },
    show,
    /**
     * Scrolls to the next (1) or previous (-1) place of the same subject, so that the card does not cover it, and marks
     * it for a moment. Returns null if there is no other place.
     */
    walkSame(match: Match, by: 1 | -1, card: Box): Match | null {
      const next = nextMatch(placesOfSubject(matches(), match), { from: spotOf(match), by, isEverSeen });
      if (!next || next === match) return null;
      show(next);
      uncover(next, card);
      return next;
    },
    /** Removes the mark in a sub-frame, which does not learn when its card closes. Call it when the pointer moves. */
    unmarkInSubframe() {
      if (isShownByTopFrame) mark(null);
    },
  };
}

/** Scrolls the page until a card does not cover a match, if possible. */
function uncover(match: Match, card: Box): void {
  const [rect] = matchRects(match);
  if (!rect || rect.right <= card.left || rect.left >= card.left + card.width) return;
  const bottom = card.top + card.height;
  if (rect.bottom <= card.top || rect.top >= bottom) return;
  const below = bottom + gapBesideCard;
  scrollBy({
    top: below + rect.height <= innerHeight ? rect.top - below : rect.bottom + gapBesideCard - card.top,
    behavior: 'instant',
  });
}

/** Room between a card and a match that was scrolled out from below it (px). */
const gapBesideCard = 24;

/** Least distance of a match that was scrolled into view from the edges (px), if its scroll container allows. */
const viewMargin = 80;

/** Scrolls everything around a match as little as needed to see it. Returns whether anything scrolled. */
export function bringIntoView(match: Match): boolean {
  let scrolled = false;
  for (let box = elementOf(match); box; box = elementAround(box)) {
    const [rect] = matchRects(match);
    if (!rect) return scrolled;
    const isRoot = box === documentRoot();
    const edge = isRoot ? new DOMRect(0, 0, innerWidth, innerHeight) : elementBox(box);
    const left = scrollDistance(rect.left, rect.right, edge.left, edge.right);
    const top = scrollDistance(rect.top, rect.bottom, edge.top, edge.bottom);
    if (left === 0 && top === 0) continue;
    const before = rect.top + rect.left;
    const way = { left, top, behavior: 'instant' as const };
    if (isRoot) scrollBy(way);
    else scrollElement(box, way);
    const [after] = matchRects(match);
    scrolled ||= !!after && after.top + after.left !== before;
  }
  return scrolled;
}

/** Returns how far to scroll so that an interval is inside another, with a margin; 0 if it is inside. */
function scrollDistance(start: number, end: number, from: number, to: number): number {
  const margin = Math.min(viewMargin, Math.max(0, (to - from - (end - start)) / 2));
  if (start < from) return start - from - margin;
  return end > to ? end - to + margin : 0;
}
