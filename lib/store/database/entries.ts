/** A store with an index of its entries by time. */
type Timed<Key> = {
  count(): Promise<number>;
  index(name: 'at'): { getAllKeys(query: null, count: number): Promise<Key[]> };
  delete(key: Key): Promise<void>;
};

/** Deletes a store's oldest entries until it holds at most `most`; runs inside the store's transaction. */
export async function dropOldest<Key>(store: Timed<Key>, most: number): Promise<void> {
  const surplus = (await store.count()) - most;
  if (surplus <= 0) return;
  const oldest = await store.index('at').getAllKeys(null, surplus);
  await Promise.all(oldest.map((key) => store.delete(key)));
}

/**
 * Returns where a page of a stored list (contacts, request log) starts: at `offset`, or at the start of the last page if
 * `offset` is past the end.
 */
export function pageStart(offset: number, { all, pageLength }: { all: number; pageLength: number }): number {
  if (offset < all) return offset;
  return Math.max(0, Math.floor((all - 1) / pageLength) * pageLength);
}
