import { describe, expect, test } from 'vitest';
import { placeCard, placeInFrame } from '../../../../../entrypoints/background/cards/place-card.ts';
import type { Rectangle } from '../../../../../lib/model/page/card.ts';
import { frameView } from './frame-view.ts';

const size = { width: 300, height: 200 };
const viewport = { width: 1000, height: 700 };
const around = { viewport, rightToLeft: false };

function overlap(a: Rectangle, b: Rectangle): boolean {
  const apart =
    a.left >= b.left + b.width || b.left >= a.left + a.width || a.top >= b.top + b.height || b.top >= a.top + a.height;
  return !apart;
}

test('stands below the number and begins where it begins', () => {
  expect(placeCard({ number: { left: 100, top: 50, width: 90, height: 18 }, view: around }, size)).toEqual({
    left: 100,
    top: 76,
    width: 300,
    height: 200,
  });
});

test('begins at the right in right-to-left text', () => {
  const box = placeCard(
    { number: { left: 600, top: 50, width: 90, height: 18 }, view: { viewport, rightToLeft: true } },
    size,
  );
  expect(box.left + box.width).toBe(690);
});

test('flips above at the lower edge and moves in from the right edge', () => {
  const box = placeCard({ number: { left: 950, top: 660, width: 40, height: 18 }, view: around }, size);
  expect(box.top + box.height).toBe(652);
  expect(box.left + box.width).toBe(992);
});

test('stands beside the number where neither below nor above has room', () => {
  const low = { width: 1000, height: 260 };
  const box = placeCard(
    { number: { left: 100, top: 120, width: 90, height: 18 }, view: { viewport: low, rightToLeft: false } },
    size,
  );
  expect(box.left).toBe(198);
  expect(box.height).toBe(200);
});

test('never covers the number, wherever it stands', () => {
  for (const height of [240, 420, 700]) {
    for (let left = 0; left < 1000; left += 90) {
      for (let top = 0; top < height - 20; top += 40) {
        const number = { left, top, width: 100, height: 18 };
        const box = placeCard({ number, view: { viewport: { width: 1000, height }, rightToLeft: false } }, size);
        expect(overlap(number, box), `${left},${top} in ${height}`).toBe(false);
        expect(box.left).toBeGreaterThanOrEqual(8);
        expect(box.left + box.width).toBeLessThanOrEqual(992);
        expect(box.top + box.height).toBeLessThanOrEqual(height - 8);
      }
    }
  }
});

test('a sub-frame without room for a card gets none', () => {
  const place = { number: { left: 100, top: 50, width: 90, height: 18 }, view: { ...frameView, innerHeight: 180 } };
  expect(placeInFrame(place, size, 3)).toBeNull();
  expect(placeInFrame(place, size, 0)).toEqual(placeCard(place, size));
  expect(placeInFrame({ ...place, view: frameView }, size, 3)).toEqual(placeCard(place, size));
});

/** A number in the middle of a log's line, with the numbers of the next lines. */
function inLog({ end, left = 400, top = 300 }: { end: number; left?: number; top?: number }) {
  const number = { left, top, width: 90, height: 15 };
  const below = [1, 2, 3].map((line) => ({ ...number, top: top + 15 * line }));
  return { number, view: around, row: { left: Math.min(end, left), right: Math.max(end, left + 90), below } };
}

test.each([
  [
    'beside the end of the line where that hides none of the next numbers',
    inLog({ end: 560 }),
    { left: 568, top: 300 },
  ],
  ['above where the line goes on to the edge', inLog({ end: 960 }), { left: 400, top: 92 }],
  ['below the third number where above has no room', inLog({ end: 960, top: 60 }), { left: 400, top: 128 }],
])('in a log it stands %s', (_, place, expected) => {
  const box = placeCard(place, size);
  expect(box).toMatchObject(expected);
  for (const each of [place.number, ...place.row.below]) expect(overlap(box, each)).toBe(false);
});

test('in a log from right to left it stands left of the line', () => {
  const place = { ...inLog({ end: 380 }), view: { viewport, rightToLeft: true } };
  expect(placeCard(place, size)).toMatchObject({ left: 72, top: 300 });
});

describe('beside a softphone', () => {
  const number = { left: 400, top: 300, width: 120, height: 20 };
  /** A key of the softphone: 60 × 40. */
  const key = (left: number, top: number): Rectangle => ({ left, top, width: 60, height: 40 });
  const keypad = [340, 380, 420, 460].flatMap((top) => [400, 470, 540].map((left) => key(left, top)));

  test.each([
    ['above, if the keys are below', keypad, { left: 400, top: 92 }],
    ['after it, if there are fields above, too', [...keypad, key(420, 200)], { left: 528, top: 120 }],
    ['before it, if everything else is taken', [...keypad, key(420, 200), key(560, 250)], { left: 92, top: 300 }],
    [
      'where it covers the fewest, if nowhere is free',
      [...keypad, key(420, 200), key(560, 250), key(300, 290)],
      { left: 528, top: 120 },
    ],
    ['where it always is, if no key is there', [key(700, 340), key(400, 600)], { left: 400, top: 328 }],
  ])('it goes %s', (_, controls, expected) => {
    const box = placeCard({ number, controls, view: around }, size);
    expect(box).toEqual({ ...size, ...expected });
    expect(overlap(number, box)).toBe(false);
  });

  test('in a list it covers neither the keys nor the next numbers', () => {
    const log = inLog({ end: 560 });
    const controls = [key(600, 310)];
    const box = placeCard({ ...log, controls }, size);
    for (const each of [log.number, ...log.row.below, ...controls]) expect(overlap(box, each)).toBe(false);
  });
});
