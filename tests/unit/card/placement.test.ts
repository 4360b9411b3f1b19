import { expect, test } from 'vitest';
import { isOnTheWay, placeCard } from '../../../lib/card/placement.ts';
import type { Box } from '../../../lib/page/box.ts';

const size = { width: 300, height: 200 };
const viewport = { width: 1000, height: 700 };
const around = { viewport, rightToLeft: false };

function overlap(a: Box, b: Box): boolean {
  const apart =
    a.left >= b.left + b.width || b.left >= a.left + a.width || a.top >= b.top + b.height || b.top >= a.top + a.height;
  return !apart;
}

test('stands below the number and begins where it begins', () => {
  expect(placeCard({ left: 100, top: 50, width: 90, height: 18 }, size, around)).toEqual({
    left: 100,
    top: 76,
    width: 300,
    height: 200,
  });
});

test('begins at the right in right-to-left text', () => {
  const box = placeCard({ left: 600, top: 50, width: 90, height: 18 }, size, { viewport, rightToLeft: true });
  expect(box.left + box.width).toBe(690);
});

test('flips above at the lower edge and moves in from the right edge', () => {
  const box = placeCard({ left: 950, top: 660, width: 40, height: 18 }, size, around);
  expect(box.top + box.height).toBe(652);
  expect(box.left + box.width).toBe(992);
});

test('stands beside the number where neither below nor above has room', () => {
  const low = { width: 1000, height: 260 };
  const box = placeCard({ left: 100, top: 120, width: 90, height: 18 }, size, { viewport: low, rightToLeft: false });
  expect(box.left).toBe(198);
  expect(box.height).toBe(200);
});

test('never covers the number, wherever it stands', () => {
  for (const height of [240, 420, 700]) {
    for (let left = 0; left < 1000; left += 90) {
      for (let top = 0; top < height - 20; top += 40) {
        const number = { left, top, width: 100, height: 18 };
        const box = placeCard(number, size, { viewport: { width: 1000, height }, rightToLeft: false });
        expect(overlap(number, box), `${left},${top} in ${height}`).toBe(false);
        expect(box.left).toBeGreaterThanOrEqual(8);
        expect(box.left + box.width).toBeLessThanOrEqual(992);
        expect(box.top + box.height).toBeLessThanOrEqual(height - 8);
      }
    }
  }
});

test('the way from the number to the card is safe ground, the sides of it are not', () => {
  const number = { left: 400, top: 100, width: 80, height: 18 };
  const viewport = { width: 1000, height: 800 };
  const card = placeCard(number, { width: 300, height: 200 }, { viewport, rightToLeft: false });
  for (let y = 100; y <= card.top + 10; y += 1) expect(isOnTheWay({ x: 440, y }, number, card), `${y}`).toBe(true);
  expect(isOnTheWay({ x: 640, y: card.top - 4 }, number, card)).toBe(true);
  expect(isOnTheWay({ x: 660, y: 105 }, number, card)).toBe(false);
  expect(isOnTheWay({ x: 300, y: 140 }, number, card)).toBe(false);
  expect(isOnTheWay({ x: 450, y: 90 }, number, card)).toBe(false);
});

test('between a number and a card beside it is safe ground', () => {
  const number = { left: 100, top: 120, width: 90, height: 18 };
  const viewport = { width: 1000, height: 240 };
  const card = placeCard(number, { width: 300, height: 200 }, { viewport, rightToLeft: false });
  expect(card.left).toBeGreaterThan(190);
  for (let x = 110; x <= card.left + 10; x += 1) expect(isOnTheWay({ x, y: 130 }, number, card), `${x}`).toBe(true);
  expect(isOnTheWay({ x: 93, y: 130 }, number, card)).toBe(true);
  expect(isOnTheWay({ x: 80, y: 130 }, number, card)).toBe(false);
});

test('the straight way to any corner of the card is safe, and nothing beyond it', () => {
  const number = { left: 440, top: 100, width: 90, height: 18 };
  for (const card of [
    { left: 440, top: 126, width: 380, height: 440 },
    { left: 100, top: 126, width: 380, height: 440 },
    { left: 538, top: 20, width: 380, height: 440 },
  ]) {
    for (const [x, y] of [
      [card.left, card.top],
      [card.left + card.width, card.top],
      [card.left, card.top + card.height],
      [card.left + card.width, card.top + card.height],
    ]) {
      for (let part = 0; part <= 1; part += 0.02) {
        const point = { x: 485 + ((x ?? 0) - 485) * part, y: 109 + ((y ?? 0) - 109) * part };
        expect(isOnTheWay(point, number, card), JSON.stringify(point)).toBe(true);
      }
    }
    expect(isOnTheWay({ x: 485, y: 80 }, number, { ...card, top: 126 })).toBe(false);
    expect(isOnTheWay({ x: Math.max(card.left + card.width, 530) + 9, y: card.top + 200 }, number, card)).toBe(false);
  }
});
