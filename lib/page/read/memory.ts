/** Remembers by text what was used last. */
type Memory<Value> = {
  get(text: string): Value | undefined;
  set(text: string, value: Value): void;
  isEmpty(): boolean;
  clear(): void;
};

/** Creates a memory that keeps at most this many entries. */
export function createMemory<Value extends object | boolean>(most: number): Memory<Value> {
  const entries = new Map<string, Value>();

  /** Puts an entry at the end, so that the first is the one that was used longest ago. */
  function set(text: string, value: Value): void {
    entries.delete(text);
    entries.set(text, value);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
  }

  return {
    get(text) {
      const value = entries.get(text);
      if (value !== undefined) set(text, value);
      return value;
    },
    set,
    isEmpty: () => entries.size === 0,
    clear: () => entries.clear(),
  };
}
