/** The row that a key leads to from another; null for keys that lead nowhere. `page` is how many rows a page is. */
export function rowToGoTo(key: string, at: number, { page, count }: { page: number; count: number }): number | null {
  const wanted = target(key, at, page, count - 1);
  return wanted === null || count === 0 ? null : Math.min(Math.max(wanted, 0), count - 1);
}

function target(key: string, at: number, page: number, last: number): number | null {
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
