/** How long things take on the way to a card and away from it, ms (conventions of hover cards; DESIGN, "When"). */
export const delays = {
  /** The pointer rests on a mark: made only now, as most pointers just pass. */
  prepare: 150,
  /** The card is seen: long enough not to open by accident, and to be complete when it shows. */
  show: 450,
  /** After mark and card are left: time to come back from a slip. */
  leave: 300,
  /**
   * A loaded frame that has not said that it is ready by then never will (sandboxed pages). It is unseen until then, so
   * patience costs nothing (docs/decisions/0002-patience-with-a-slow-frame.md).
   */
  ready: 5_000,
  /** A frame that has not even loaded by then is given up. */
  load: 10_000,
} as const;
