import { expect, it } from 'vitest';
import { rowToGoTo, windowOf } from '../../../../../components/panel/grid/grid-window.ts';

it('draws the rows in sight and a few beyond, never more than its slots, and never leaves the list', () => {
  for (const first of [0, 1, 7, 500, 4_980, 4_999, 9_000]) {
    const { from, to, slots } = windowOf({ first, count: 5_000, rowHeight: 34, height: 500 });
    const top = Math.min(first, 5_000 - 16);
    expect(from).toBeLessThanOrEqual(top);
    expect(to).toBeGreaterThanOrEqual(Math.min(5_000, top + 16));
    expect(to - from).toBeLessThanOrEqual(slots);
  }
  const alone = windowOf({ first: 7, count: 5_000, rowHeight: 34, height: 500, isAlone: true });
  expect(alone, 'at first only those in sight').toMatchObject({ from: 7, to: 23 });
  expect(windowOf({ first: 900, count: 3, rowHeight: 34, height: 500 })).toMatchObject({ from: 0, to: 3 });
});

it('walks by arrows, pages, Home and End, and stays in the list', () => {
  const of = (key: string, at: number) => rowToGoTo(key, at, { page: 10, count: 50 });
  expect([of('ArrowDown', 0), of('ArrowUp', 0), of('PageDown', 45), of('PageUp', 12)]).toEqual([1, 0, 49, 2]);
  expect([of('Home', 30), of('End', 3), of('x', 3)]).toEqual([0, 49, null]);
  expect(rowToGoTo('End', 0, { page: 10, count: 0 })).toBeNull();
});
