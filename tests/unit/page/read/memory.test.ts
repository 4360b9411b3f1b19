import { expect, test } from 'vitest';
import { createMemory } from '../../../../lib/page/read/memory.ts';

test('remembers what was used last, and forgets what was used longest ago', () => {
  const memory = createMemory<boolean>(3);
  expect(memory.isEmpty()).toBe(true);
  for (const text of ['a', 'b', 'c']) memory.set(text, false);
  expect(memory.get('a')).toBe(false);
  memory.set('b', true);
  memory.set('d', true);
  expect(['a', 'b', 'c', 'd'].map(memory.get)).toEqual([false, true, undefined, true]);
  memory.clear();
  expect(memory.get('a')).toBeUndefined();
  expect(memory.isEmpty()).toBe(true);
});
