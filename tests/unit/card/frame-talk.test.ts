import { expect, test } from 'vitest';
import { readFrameSays, readGreeting } from '../../../lib/card/frame-talk.ts';

test('reads what a frame may say, and drops what else came with it', () => {
  expect(readFrameSays({ say: 'ready', more: 1 })).toEqual({ say: 'ready' });
  expect(readFrameSays({ say: 'pin', pinned: true })).toEqual({ say: 'pin', pinned: true });
  expect(readFrameSays({ say: 'hold', held: false, more: 1 })).toEqual({ say: 'hold', held: false });
  expect(readFrameSays({ say: 'move', x: -3, y: 4.5, more: 1 })).toEqual({ say: 'move', x: -3, y: 4.5 });
});

test('a move by what is no number is nothing', () => {
  for (const x of ['3', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}]) {
    expect(readFrameSays({ say: 'move', x, y: 1 })).toBeNull();
  }
  expect(readFrameSays({ say: 'hold', held: 1 })).toBeNull();
});

test('anything else is nothing', () => {
  for (const message of [null, 'ready', 7, {}, { say: 'open' }, { say: 'pin' }, { say: 'pin', pinned: 'yes' }, []]) {
    expect(readFrameSays(message)).toBeNull();
  }
});

test('a greeting needs a token of the right form', () => {
  expect(readGreeting({ token: '0123456789abcdef-_' })).toEqual({ token: '0123456789abcdef-_' });
  for (const token of ['short', '0123456789 abcdef', 12, null]) expect(readGreeting({ token })).toBeNull();
  expect(readGreeting(null)).toBeNull();
});
