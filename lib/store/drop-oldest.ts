/** A store whose entries are found by their time. */
type Timed<Key> = {
  count(): Promise<number>;
  index(name: 'at'): { getAllKeys(query: null, count: number): Promise<Key[]> };
  delete(key: Key): Promise<void>;
};

/** Takes so many of a store's oldest entries away that it holds no more than `most`; inside its transaction. */
export async function dropOldest<Key>(store: Timed<Key>, most: number): Promise<void> {
  const surplus = (await store.count()) - most;
  if (surplus <= 0) return;
  const oldest = await store.index('at').getAllKeys(null, surplus);
  await Promise.all(oldest.map((key) => store.delete(key)));
}
