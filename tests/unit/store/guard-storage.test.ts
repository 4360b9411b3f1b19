import { expect, test, vi } from 'vitest';
import { guardStorage } from '../../../lib/store/storage.ts';
import { browser } from '../../wxt-browser.ts';

test('one area that refuses leaves the other guarded, and is no secret', async () => {
  const { local, session } = browser.storage;
  vi.spyOn(local, 'setAccessLevel').mockRejectedValue(new Error('no'));
  const closed = vi.spyOn(session, 'setAccessLevel').mockClear();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await guardStorage();
  expect([closed.mock.calls.length, error.mock.calls.length]).toEqual([1, 1]);
  vi.restoreAllMocks();
});

test('closes both storage areas to page scripts', async () => {
  const { local, session } = browser.storage;
  const calls = [vi.spyOn(local, 'setAccessLevel'), vi.spyOn(session, 'setAccessLevel')];
  await guardStorage();
  for (const call of calls) expect(call.mock.calls).toEqual([[{ accessLevel: 'TRUSTED_CONTEXTS' }]]);
});
