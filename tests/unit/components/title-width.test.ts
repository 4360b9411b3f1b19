import { expect, it } from 'vitest';
import { fitsTitle } from '../../../components/card/title-width.ts';

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
