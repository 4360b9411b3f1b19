/** Keeps the values that were asked for last, by key. */
export type Recent<Key, Value> = {
  /** The value of a key, which is then the newest; undefined where it is not kept. */
  get: (key: Key) => Value | undefined;
  /** Keeps a value as the newest, and lets the oldest go where there are too many. */
  set: (key: Key, value: Value) => void;
  /** Lets a key go while it still has this value. */
  drop: (key: Key, value: Value) => void;
};

/**
 * Keeps at most `limit` values. A question only notes its turn; the oldest turn is searched for when a value has to go,
 * which is seldom beside the questions, and costs little beside the reading of the value that takes its place.
 */
export function createRecent<Key, Value>(limit: number): Recent<Key, Value> {
  const kept = new Map<Key, { value: Value; turn: number }>();
  let turn = 0;

  function dropOldest(): void {
    const [oldest] = [...kept].reduce((first, entry) => (entry[1].turn < first[1].turn ? entry : first));
    kept.delete(oldest);
  }

  return {
    get: (key) => {
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      turn += 1;
      entry.turn = turn;
      return entry.value;
    },
    set: (key, value) => {
      turn += 1;
      kept.set(key, { value, turn });
      if (kept.size > limit) dropOldest();
    },
    drop: (key, value) => {
      if (kept.get(key)?.value === value) kept.delete(key);
    },
  };
}
