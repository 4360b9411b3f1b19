/** Ranges in the order of addresses, each from its key to the next one's; neighbors of equal value are one range. */
export type RangeList = ReturnType<typeof createRangeList>;

/** Starts an empty list. A start equal to the last one is ignored: the first value for a /64 counts. */
export function createRangeList() {
  let high = new Uint32Array(1 << 16);
  let low = new Uint32Array(1 << 16);
  let values = new Uint32Array(1 << 16);
  let size = 0;

  function grow(from: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
    const to = new Uint32Array(from.length * 2);
    to.set(from);
    return to;
  }

  /** Adds a range's start; ignored if the value goes on. */
  function add(keyHigh: number, keyLow: number, value: number): void {
    if (size > 0) {
      const last = size - 1;
      if (values[last] === value) return;
      if (high[last] === keyHigh && low[last] === keyLow) return;
    }
    if (size === high.length) {
      high = grow(high);
      low = grow(low);
      values = grow(values);
    }
    high[size] = keyHigh;
    low[size] = keyLow;
    values[size] = value;
    size += 1;
  }

  return {
    add,
    size: (): number => size,
    high: (): Uint32Array => high.subarray(0, size),
    low: (): Uint32Array => low.subarray(0, size),
    values: (): Uint32Array => values.subarray(0, size),
  };
}
