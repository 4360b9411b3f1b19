/** Keeps the most recently used values, by key. */
export type Recent<Key, Value> = {
  /** Returns the value of a key and makes it the newest; undefined if it is not kept. */
  get: (key: Key) => Value | undefined;
  /**
   * Keeps a value as the newest, and removes the oldest if the total weight is over the limit. The default weight is 1.
   */
  set: (key: Key, value: Value, weight?: number) => void;
  /** Removes a key if it still has this value. */
  drop: (key: Key, value: Value) => void;
};

/** Keeps values up to a total weight of `limit`. The newest is kept whatever its weight. */
export function createRecent<Key, Value>(limit: number): Recent<Key, Value> {
  /** A map iterates its keys in the order in which they were set, so the first is the oldest. */
  const kept = new Map<Key, { value: Value; weight: number }>();
  let newest: Key | undefined;
  let weightOfAll = 0;

  function forget(key: Key): void {
    weightOfAll -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  }

  return {
    get: (key) => {
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      if (key !== newest) {
        kept.delete(key);
        kept.set(key, entry);
        newest = key;
      }
      return entry.value;
    },
    set: (key, value, weight = 1) => {
      forget(key);
      kept.set(key, { value, weight });
      newest = key;
      weightOfAll += weight;
      for (const oldest of kept.keys()) {
        if (weightOfAll <= limit || kept.size === 1) break;
        forget(oldest);
      }
    },
    drop: (key, value) => {
      if (kept.get(key)?.value === value) forget(key);
    },
  };
}
