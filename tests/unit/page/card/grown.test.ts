import { expect, it } from 'vitest';
import { grown } from '../../../../lib/page/card/placement.ts';

const viewport = { width: 1280, height: 800 };
const number = { left: 100, top: 300, width: 120, height: 18 };
const card = (top: number) => ({ left: 100, top, width: 380, height: 196 });

it('grows away from its number, so that its near edge stays where the pointer is', () => {
  expect(grown(card(326), { number, height: 440, viewport })).toEqual({ ...card(326), height: 440 });
  const above = { ...number, top: 600 };
  expect(grown(card(396), { number: above, height: 440, viewport })).toMatchObject({ top: 152, height: 440 });
});

it('yields height to the edge of the viewport, and covers its number only where little would be left', () => {
  const low = { ...number, top: 440 };
  expect(grown(card(466), { number: low, height: 440, viewport })).toMatchObject({ top: 466, height: 326 });
  const lowest = { ...number, top: 560 };
  const moved = grown(card(586), { number: lowest, height: 440, viewport });
  expect(moved).toMatchObject({ top: 352, height: 440 });
});

it('shrinks back to where it was', () => {
  const large = grown(card(326), { number, height: 440, viewport });
  expect(grown(large, { number, height: 196, viewport })).toEqual(card(326));
});
