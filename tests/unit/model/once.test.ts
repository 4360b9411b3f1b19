import { expect, test, vi } from 'vitest';
import { once } from '../../../lib/model/once.ts';

test('makes a value when it is first wanted, and only then', () => {
  const make = vi.fn(() => undefined);
  const wanted = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([wanted(), wanted()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('tries again where that failed', () => {
  let fails = true;
  const wanted = once(() => {
    if (fails) throw new Error('not yet');
    return 7;
  });
  expect(wanted).toThrow('not yet');
  fails = false;
  expect(wanted()).toBe(7);
});
