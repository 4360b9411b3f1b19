/**
 * Returns where a page of a stored list (contacts, request log) starts: at `offset`, or at the start of the last page if
 * `offset` is past the end.
 */
export function pageStart(offset: number, { all, pageLength }: { all: number; pageLength: number }): number {
  if (offset < all) return offset;
  return Math.max(0, Math.floor((all - 1) / pageLength) * pageLength);
}
