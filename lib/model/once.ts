/**
 * Makes a value when it is first wanted, and keeps it. For what most starts of the worker never need: a schema, a
 * table, a pattern with Unicode classes.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Remembers what `make` gives for a key. Before there are more than `most` keys, all are forgotten. */
export function remembered<Key, Value>(most: number, make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    const before = known.get(key);
    if (before) return before.value;
    const value = make(key);
    if (known.size >= most) known.clear();
    known.set(key, { value });
    return value;
  };
}
