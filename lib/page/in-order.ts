import type { Match } from './match-ledger.ts';
import { standsAfter } from './page-dom.ts';

/** A character of the document. */
export type Spot = { node: Node; offset: number };

/** Where a match begins. */
export function spotOf({ passages: [first] }: Match): Spot | null {
  return first ? { node: first.node, offset: first.start } : null;
}

/** Whether a spot follows another in the order of the document; false where one of them is nowhere. */
export function isBeyond(spot: Spot | null, other: Spot | null): boolean {
  if (!spot || !other) return false;
  return spot.node === other.node ? spot.offset > other.offset : standsAfter(spot.node, other.node);
}

/** The matches in the order of the document. */
export function inOrder(matches: Iterable<Match>): Match[] {
  return [...matches].sort((one, other) => (isBeyond(spotOf(one), spotOf(other)) ? 1 : -1));
}
