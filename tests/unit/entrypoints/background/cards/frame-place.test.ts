import { expect, test } from 'vitest';
import { placeAbove, placeBelow } from '../../../../../entrypoints/background/cards/place-card.ts';
import type { FrameView } from '../../../../../lib/model/page/card.ts';

const number = { left: 40, top: 8, width: 120, height: 18 };
/** The sub-frame's viewport begins at 200, 150 of the top frame's, which begins at 10, 100 of the screen. */
const place = (zoom: number, top = number.top) => ({
  number: { ...number, top },
  anchor: { client: { x: 60, y: 12 }, screen: { x: 10 + 260 * zoom, y: 100 + 162 * zoom } },
});
const view = (zoom: number, { met = true } = {}): FrameView => ({
  anchor: met ? { client: { x: 300, y: 20 }, screen: { x: 10 + 300 * zoom, y: 100 + 20 * zoom } } : null,
  ...{ screenX: 0, screenY: 0, outerWidth: 1000 * zoom + 20, outerHeight: 700 * zoom + 100 },
  ...{ innerWidth: 1000, innerHeight: 700, viewport: { width: 1000, height: 700 }, rightToLeft: false },
});

test.each([1, 1.5, 0.8])(
  'a number has its place in the top frame at zoom %d, and the card one in the sub-frame',
  (zoom) => {
    for (const met of [true, false]) {
      const above = { view: view(zoom, { met }), zoom };
      const there = placeAbove(place(zoom), above);
      expect(there).toEqual({ ...number, left: expect.closeTo(240, 6), top: expect.closeTo(158, 6) });
      const card = { left: 240, top: 184, width: 380, height: 440 };
      expect(placeBelow(card, place(zoom), above)).toEqual({
        ...card,
        left: expect.closeTo(40, 6),
        top: expect.closeTo(34, 6),
      });
    }
  },
);

test('a number out of sight has no place', () => {
  expect(placeAbove(place(1, 900), { view: view(1), zoom: 1 })).toBeNull();
});
