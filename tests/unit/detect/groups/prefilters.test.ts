import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { digitSigns } from '../../../../lib/detect/groups/digit-signs.ts';
import { mayFollow, written } from '../../../../lib/detect/groups/extension.ts';
import { lookAlikes, mayMatch } from '../../../../lib/detect/groups/look-alikes.ts';
import { afterRules, beforeRules, speaksOf } from '../../../../lib/detect/labels/surroundings.ts';

// A prefilter is a second saying of its rule, only quicker: where the two differ, the rule is passed by.

const item = z.object({ text: z.string() });
const texts = ['own', 'own-usual', 'own-hard', 'own-world'].flatMap((file) =>
  readFileSync(`tests/fixtures/detect/${file}.jsonl`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => item.parse(JSON.parse(line)).text),
);
const more = [
  '2023-11-18-08.49.26.875181',
  '2007. 03. 02',
  '18. 11. 2023',
  'Nov 18, 2023',
  '18 11 2023',
  '18.11.23',
  '20231118-0838',
  '8.30-16.00',
  '08.00 bis 16.00',
  '9 - 18 uhr',
  '8-20 0800 123 456',
  '3 C 0221/22',
  '10:30',
  '1999-2012',
  'CEP 65760-000',
  'IBAN DE18 3847 1629 0018 3847 16',
  'NY 10001-1234',
  '1234567-8',
  '00000000',
  '4111 1183 8471 6293',
  '1.2.3.4.5',
  '12345.67',
  '2019 2020 2021',
  '1.234.567,89',
  '1.234.567',
  '48.137154',
];

test('no look-alike matches a text whose signs say that it cannot', () => {
  const passedBy: string[] = [];
  let matches = 0;
  for (const text of [...texts, ...more]) {
    const signs = digitSigns(text);
    for (const lookAlike of lookAlikes) {
      if (text.search(lookAlike.pattern) === -1) continue;
      matches += 1;
      if (!mayMatch(lookAlike, signs)) passedBy.push(`${lookAlike.reason}: ${text}`);
    }
  }
  expect(passedBy).toEqual([]);
  expect(matches).toBeGreaterThan(300);
});

test('whatever is an extension looks like one', () => {
  const passedBy: string[] = [];
  let matches = 0;
  for (const text of [...texts, ...more]) {
    for (const { index } of text.matchAll(/\d(?!\d)/g)) {
      const after = text.slice(index + 1, index + 41);
      if (!written.test(after.toLowerCase())) continue;
      matches += 1;
      if (!mayFollow.test(after)) passedBy.push(after);
    }
  }
  expect(passedBy).toEqual([]);
  expect(matches).toBeGreaterThan(50);
});

// Of the signs of a rule that tests the touching sign itself: where they do not speak of it, the rule must not match.
test.each([
  { side: 'before', rules: beforeRules(), cut: (text: string, at: number) => text.slice(Math.max(0, at - 12), at) },
  { side: 'after', rules: afterRules(), cut: (text: string, at: number) => text.slice(at, at + 24) },
])('whatever speaks against a run of digits, $side, is tried', ({ side, rules, cut }) => {
  const passedBy: string[] = [];
  let matches = 0;
  const edge = side === 'before' ? /(?<!\d)\d/g : /\d(?!\d)/g;
  for (const text of [...texts, ...more]) {
    for (const { index } of text.matchAll(edge)) {
      const beside = cut(text, side === 'before' ? index : index + 1);
      const [sign = '', next = ''] = side === 'before' ? [...beside].reverse() : beside;
      if (sign === '') continue;
      for (const rule of rules) {
        if (rule.reason === 'code joined by a sign' || !rule.test.test(beside)) continue;
        matches += 1;
        if (!speaksOf(rule, sign, next)) passedBy.push(`${rule.reason}: ${beside}`);
      }
    }
  }
  expect(passedBy).toEqual([]);
  expect(matches).toBeGreaterThan(300);
});
