import { expect, test, vi } from 'vitest';
import { onModesChanged } from '../../../lib/store/panel/on-modes-changed.ts';
import { browser } from '../../wxt-browser.ts';

test.each([
  ['local', 'settings', 1],
  ['local', 'policy', 1],
  ['session', 'privateSites', 1],
  ['session', 'tabsOff', 1],
  ['local', 'lastCopy', 0],
  ['session', 'settings', 0],
] as const)('a change of %s %s is heard %j times', async (area, key, times) => {
  const listener = vi.fn();
  onModesChanged(listener);
  await browser.storage[area].set({ [key]: {} });
  expect(listener).toHaveBeenCalledTimes(times);
});
