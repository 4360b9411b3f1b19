import { elementOf, matchRects } from './hit-test.ts';
import type { Spot } from './in-order.ts';
import { inOrder, isBeyond, spotOf } from './in-order.ts';
import type { Match } from './match-ledger.ts';
import { isSeen } from './skip.ts';

/**
 * The match that follows a spot in the order of the document (`by` 1), or that comes before it (-1), and round the
 * document's end; from null, the first or last one in the viewport. Only what a person can see; null where there is none.
 */
export function nextMatch(matches: Iterable<Match>, from: Spot | null, by: 1 | -1): Match | null {
  const order = inOrder(matches);
  if (by < 0) order.reverse();
  const isAhead = (match: Match): boolean => {
    if (from === null) return isOnward(match, by);
    return by > 0 ? isBeyond(spotOf(match), from) : isBeyond(from, spotOf(match));
  };
  const ahead = order.findIndex(isAhead);
  const onward = ahead < 0 ? [] : order.slice(ahead);
  return [...onward, ...order].find(isDrawn) ?? null;
}

function isOnward(match: Match, by: 1 | -1): boolean {
  return matchRects(match).some(({ top, bottom }) => (by > 0 ? bottom > 0 : top < innerHeight));
}

function isDrawn(match: Match): boolean {
  const element = elementOf(match);
  return element !== null && isSeen(element) && matchRects(match).length > 0;
}
