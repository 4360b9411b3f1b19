import { expect, test } from 'vitest';
import { isFrameSays, readGreeting } from '../../../lib/card/frame-talk.ts';

test('what a frame says has a word for it', () => {
  expect(isFrameSays({ say: 'ready' })).toBe(true);
  for (const message of [null, 'ready', 7, {}, []]) expect(isFrameSays(message)).toBe(false);
});

test('a greeting needs a token of the right form', () => {
  expect(readGreeting({ token: '0123456789abcdef-_' })).toEqual({ token: '0123456789abcdef-_' });
  for (const token of ['short', '0123456789 abcdef', 12, null]) expect(readGreeting({ token })).toBeNull();
  expect(readGreeting(null)).toBeNull();
});
