import { expect, test } from 'vitest';
import { meaningIn } from '../../../lib/detect/labels/meaning.ts';

test('a word means something in one country only if the list of that country has it', () => {
  expect([meaningIn('AU', 'TFN'), meaningIn('ES', 'TFN'), meaningIn(null, 'TFN')]).toEqual(['id', null, null]);
  // Names that every object has.
  expect(['constructor', '__proto__'].map((word) => meaningIn('AU', word))).toEqual([null, null]);
});
