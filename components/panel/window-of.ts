/** Rows drawn beyond those in sight, on both sides. */
const beyond = 6;
/** The window moves by so many rows at once, so that most scrolling draws nothing anew. */
const step = 4;

/** `isAlone`: only the rows in sight are drawn. */
type Sight = { first: number; count: number; rowHeight: number; height: number; isAlone?: boolean };

/**
 * Which rows of `count` are drawn where the `first` is at the top of a box of `height` px: `from`, and `to` (exclusive).
 * `slots` is the most that are ever drawn at once in a box of this height.
 */
export function windowOf({ first, count, rowHeight, height, isAlone = false }: Sight): {
  from: number;
  to: number;
  slots: number;
} {
  const inSight = Math.ceil(height / rowHeight) + 1;
  const slots = inSight + 2 * beyond + step;
  // A shorter list may have been put under a scroll position that is no longer there.
  const top = Math.min(first, Math.max(0, count - inSight));
  if (isAlone) return { from: top, to: Math.min(count, top + inSight), slots };
  const from = Math.max(0, Math.floor((top - beyond) / step) * step);
  return { from, to: Math.min(count, from + slots), slots };
}
