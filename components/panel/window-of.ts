/** Rows drawn beyond those in sight, on both sides. */
const beyond = 6;
/** The window moves by so many rows at once, so that most scrolling draws nothing anew. */
const step = 4;

type Sight = { first: number; count: number; rowHeight: number; height: number };

/**
 * Which rows of `count` are drawn where the `first` is at the top of a box of `height` px: `from`, and `to` (exclusive).
 * `slots` is the most that are ever drawn at once in a box of this height.
 */
export function windowOf({ first, count, rowHeight, height }: Sight): { from: number; to: number; slots: number } {
  const inSight = Math.ceil(height / rowHeight) + 1;
  const slots = inSight + 2 * beyond + step;
  // A shorter list may have been put under a scroll position that is no longer there.
  const top = Math.min(first, Math.max(0, count - inSight));
  const from = Math.max(0, Math.floor((top - beyond) / step) * step);
  return { from, to: Math.min(count, from + slots), slots };
}
