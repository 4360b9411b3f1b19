import { matchRects } from './hit-test.ts';
import type { Match } from './match-ledger.ts';
import { elementAbove, standsAfter } from './page-dom.ts';
import { isSeen } from './skip.ts';

/** A character of the document. */
export type Spot = { node: Node; offset: number };

/**
 * The match that follows a spot in the order of the document (`by` 1), or that comes before it (-1), and round the
 * document's end; from null, the first or last one in the viewport. Only what a person can see; null where there is none.
 */
export function nextMatch(matches: Iterable<Match>, from: Spot | null, by: 1 | -1): Match | null {
  let ahead: Match | null = null;
  let behind: Match | null = null;
  for (const match of matches) {
    const spot = spotOf(match);
    if (!spot) continue;
    const isAhead = from === null ? isOnward(match, by) : isBeyond(spot, from, by);
    const best = isAhead ? ahead : behind;
    const bestSpot = best && spotOf(best);
    if ((bestSpot && !isBeyond(bestSpot, spot, by)) || !isDrawn(match)) continue;
    if (isAhead) ahead = match;
    else behind = match;
  }
  return ahead ?? behind;
}

/** Where a match begins. */
export function spotOf({ places: [first] }: Match): Spot | null {
  return first ? { node: first.node, offset: first.start } : null;
}

function isBeyond(spot: Spot, other: Spot, by: 1 | -1): boolean {
  if (spot.node === other.node) return (spot.offset - other.offset) * by > 0;
  return by > 0 ? standsAfter(spot.node, other.node) : standsAfter(other.node, spot.node);
}

function isOnward(match: Match, by: 1 | -1): boolean {
  return matchRects(match).some(({ top, bottom }) => (by > 0 ? bottom > 0 : top < innerHeight));
}

function isDrawn(match: Match): boolean {
  const first = match.places[0];
  const element = first ? elementAbove(first.node) : null;
  return element !== null && isSeen(element) && matchRects(match).length > 0;
}
