import { expect, test } from 'vitest';
import { readGreeting } from '../../../../lib/model/page/frame-talk.ts';

test('a greeting needs a token of the right form', () => {
  expect(readGreeting({ token: '0123456789abcdef-_' })).toEqual({ token: '0123456789abcdef-_' });
  for (const token of ['short', '0123456789 abcdef', 12, null]) expect(readGreeting({ token })).toBeNull();
  expect(readGreeting(null)).toBeNull();
});
