import { expect, test } from 'vitest';
import { ownCopyNote, ownCopyProblem } from '../../../lib/words/own-copy-words.ts';

test.each([
  ['', null],
  ['{name}, {international}', null],
  ['{nane}, {e164}', '“{nane}” can’t be used here.'],
  ['{name', '“{name” can’t be used here.'],
  ['{name}\u200b', 'Remove the space or hidden character after “{name}”.'],
  ['{name}\n', 'Remove the space or hidden character after “{name}”.'],
  ['x'.repeat(301), 'Use at most 300 characters.'],
])('the user’s own text %j is refused with the part that is wrong', (text, problem) => {
  if (problem === null) expect(ownCopyProblem(text)).toBeNull();
  else expect(ownCopyProblem(text)?.replace(/[\u2068\u2069]/g, '')).toContain(problem);
});

test('an example is below the field', () => {
  expect(ownCopyNote('').replace(/[\u2068\u2069]/g, '')).toContain('Example: Ada Meyer, +49 30 231250123, 14:05');
});
