/** Where a page of a list begins: at `offset`, or where that is past the end, at the list's last page. */
export function pageStart(offset: number, { all, pageLength }: { all: number; pageLength: number }): number {
  if (offset < all) return offset;
  return Math.max(0, Math.floor((all - 1) / pageLength) * pageLength);
}
