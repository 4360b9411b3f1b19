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
