/** Rows drawn beyond those in sight, on both sides. */
const beyond = 6;
/** By how many rows the window moves at once, so that most scrolling draws nothing again. */
const step = 4;

/** `isAlone`: only the rows in sight are drawn. */
type Sight = { first: number; count: number; rowHeight: number; height: number; isAlone?: boolean };

/**
 * Returns which rows of `count` are drawn if row `first` is at the top of a box of `height` px: `from`, and `to`
 * (exclusive). `slots` is the most that are ever drawn at once in such a box.
 */
export function windowOf({ first, count, rowHeight, height, isAlone = false }: Sight): {
  from: number;
  to: number;
  slots: number;
} {
  const inSight = Math.ceil(height / rowHeight) + 1;
  const slots = inSight + 2 * beyond + step;
  // The list may have become shorter than the scroll position.
  const top = Math.min(first, Math.max(0, count - inSight));
  if (isAlone) return { from: top, to: Math.min(count, top + inSight), slots };
  const from = Math.max(0, Math.floor((top - beyond) / step) * step);
  return { from, to: Math.min(count, from + slots), slots };
}

/** Returns the row that a key leads to; null if it leads to none. `page` is the number of rows on a page. */
export function rowToGoTo(key: string, at: number, { page, count }: { page: number; count: number }): number | null {
  const wanted = target(key, at, { page, last: count - 1 });
  return wanted === null || count === 0 ? null : Math.min(Math.max(wanted, 0), count - 1);
}

function target(key: string, at: number, { page, last }: { page: number; last: number }): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'PageDown':
      return at + page;
    case 'PageUp':
      return at - page;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
