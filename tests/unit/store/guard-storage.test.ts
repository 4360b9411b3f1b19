import { expect, test, vi } from 'vitest';
import { guardStorage } from '../../../lib/store/guard-storage.ts';
import { browser } from '../../wxt-browser.ts';

test('closes both storage areas to page scripts', async () => {
  const { local, session } = browser.storage;
  const calls = [vi.spyOn(local, 'setAccessLevel'), vi.spyOn(session, 'setAccessLevel')];
  await guardStorage();
  for (const call of calls) expect(call.mock.calls).toEqual([[{ accessLevel: 'TRUSTED_CONTEXTS' }]]);
});
