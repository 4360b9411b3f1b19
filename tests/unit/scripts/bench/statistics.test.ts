import { describe, expect, it } from 'vitest';
import { median, ratioOf, rounded } from '../../../../scripts/bench/statistics.ts';

describe('median', () => {
  it('is the middle value, whatever the order', () => expect(median([9, 1, 10])).toBe(9));
  it('is the mean of two middle values', () => expect(median([4, 1, 100, 2])).toBe(3));
  it('leaves its input as it was', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
  it('does not exist of nothing', () => expect(() => median([])).toThrow(RangeError));
});

describe('ratioOf', () => {
  it('says how many times the yardstick a value is', () => expect(ratioOf(3, 2)).toBe(1.5));
  it('is null without a yardstick', () => expect(ratioOf(3, null)).toBeNull());
  it('is null over a yardstick of 0, never infinite', () => expect(ratioOf(3, 0)).toBeNull());
});

describe('rounded', () => {
  it('keeps significant digits', () => expect(rounded(0.0123456)).toBe(0.01235));
  it('keeps whole numbers whole', () => expect(rounded(16_649_476)).toBe(16_649_476));
});
