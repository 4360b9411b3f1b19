import { expect, it } from 'vitest';
import { fitsGuess, fitsTitle, textWidth } from '../../../components/card/title-width.ts';

it('a first line is of full size if it fits beside the tools, by the width of its letters', () => {
  const fitting = [
    'Wikimedia Foundation Inc.',
    'Hetzner Online GmbH',
    'Illinois Little Title Lift',
    '株式会社エヌ・ティ・ティ',
  ];
  const long = [
    'Hudson Street Books & Café, Customer Service',
    'WWWWWWWWWWWWWWWW',
    '株式会社エヌ・ティ・ティ・ドコモ東京本社',
  ];
  expect(fitting.filter((name) => !fitsTitle(name))).toEqual([]);
  expect(long.filter((name) => fitsTitle(name))).toEqual([]);
  expect([fitsTitle('Wikimedia Foundation Inc.', 1.5), fitsTitle('Germany', 1.5)]).toEqual([false, true]);
});

it('letters of a lighter weight take less room, but not those that are as wide as they are high', () => {
  expect(textWidth('Germany', 0.9)).toBeLessThan(textWidth('Germany'));
  expect(textWidth('\u30c9\u30a4\u30c4', 0.9)).toBe(3);
  // With a choice beside them they need more than the line has.
  expect(fitsGuess(['\u56fd'.repeat(25), '\u5909\u66f4'])).toBe(false);
});
