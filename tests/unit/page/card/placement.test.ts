import { expect, test } from 'vitest';
import { insideViewport, isOnTheWay } from '../../../../lib/page/card/placement.ts';

test('the way from the number to the card is safe ground, the sides of it are not', () => {
  const number = { left: 400, top: 100, width: 80, height: 18 };
  const card = { left: 400, top: 126, width: 300, height: 200 };
  for (let y = 100; y <= card.top + 10; y += 1) expect(isOnTheWay({ x: 440, y }, number, card), `${y}`).toBe(true);
  expect(isOnTheWay({ x: 640, y: card.top - 4 }, number, card)).toBe(true);
  expect(isOnTheWay({ x: 660, y: 105 }, number, card)).toBe(false);
  expect(isOnTheWay({ x: 300, y: 140 }, number, card)).toBe(false);
  expect(isOnTheWay({ x: 450, y: 90 }, number, card)).toBe(false);
});

test('between a number and a card beside it is safe ground', () => {
  const number = { left: 100, top: 120, width: 90, height: 18 };
  const card = { left: 198, top: 32, width: 300, height: 200 };
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

test('a card is moved as little as it takes to stand inside the viewport', () => {
  const viewport = { width: 1000, height: 700 };
  const card = { left: 100, top: 50, width: 300, height: 200 };
  expect(insideViewport(card, viewport)).toEqual(card);
  expect(insideViewport({ ...card, left: 900, top: -40 }, viewport)).toEqual({ ...card, left: 692, top: 8 });
});
