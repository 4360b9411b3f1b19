/** Keeps the values that were asked for last, by key. */
export type Recent<Key, Value> = {
  /** The value of a key, which is then the newest; undefined where it is not kept. */
  get: (key: Key) => Value | undefined;
  /** Keeps a value as the newest, and lets the oldest go where all together weigh too much; a weight is 1 unless given. */
  set: (key: Key, value: Value, weight?: number) => void;
  /** Lets a key go while it still has this value. */
  drop: (key: Key, value: Value) => void;
};

/** Keeps values that weigh at most `limit` together; the newest stays whatever it weighs. */
export function createRecent<Key, Value>(limit: number): Recent<Key, Value> {
  /** A map goes through its keys in the order in which they were set, so the oldest is its first. */
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
