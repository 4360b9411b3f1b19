import type { CardSettings } from '../model/settings.ts';

/** How long things take on the way to a card and away from it, ms (conventions of hover cards; DESIGN, "When"). */
export const delays = {
  /** The pointer rests on a mark: made only now, as most pointers just pass. */
  prepare: 150,
  /**
   * A loaded frame that has not said that it is ready by then never will (sandboxed pages). It is unseen until then, so
   * patience costs nothing (docs/decisions/0002-patience-with-a-slow-frame.md).
   */
  ready: 5_000,
  /** A frame that has not even loaded by then is given up. */
  load: 10_000,
} as const;

/**
 * What holds until the background has told the person's settings: the card shows late enough not to open by accident and
 * to be complete, and stays long enough to come back from a slip.
 */
export const usualCards: CardSettings = {
  openCard: 'hover',
  openKey: 'Shift',
  cardDelays: { show: 450, close: 300 },
};
