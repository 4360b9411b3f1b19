/** Returns the middle value, or the mean of the two middle ones; throws if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new RangeError('no values, so no median');
  return (lower + upper) / 2;
}

/** Returns the value that `percent` of the values do not exceed (nearest rank); throws if there are no values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('no values, so no percentile');
  return value;
}

/** Returns a value as a multiple of the yardstick; null without a yardstick, or if that is 0, as nothing is a multiple of it. */
export function ratioOf(value: number, yardstick: number | null): number | null {
  return yardstick === null || yardstick === 0 ? null : value / yardstick;
}

/** The number with `digits` significant digits; whole numbers stay whole. */
export function rounded(value: number, digits = 4): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(digits));
}
