import { expect, test } from 'vitest';
import { labelBefore } from '../../../../lib/detect/labels/label.ts';
import { meaningIn } from '../../../../lib/detect/labels/meaning.ts';

test('a word means something in one country only if the list of that country has it', () => {
  expect([meaningIn('AU', 'TFN'), meaningIn('ES', 'TFN'), meaningIn(null, 'TFN')]).toEqual(['id', null, null]);
  // Names that every object has.
  expect(['constructor', '__proto__'].map((word) => meaningIn('AU', word))).toEqual([null, null]);
});

test('“A/C” is an account in South Asia and Nigeria; elsewhere it cools the air', () => {
  const labelIn = (country: string | null) => labelBefore('A/C ', 4, country);
  expect(['IN', 'PK', 'NG', 'US', null].map(labelIn)).toEqual(['id', 'id', 'id', null, null]);
});
