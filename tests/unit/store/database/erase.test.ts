import { expect, test, vi } from 'vitest';
import { database } from '../../../../lib/store/database/database.ts';
import { eraseEverything } from '../../../../lib/store/database/erase.ts';
import { readSettings, updateSettings } from '../../../../lib/store/person/settings.ts';
import { readSecret, saveSecret } from '../../../../lib/store/service/secret.ts';
import { browser } from '../../../wxt-browser.ts';
import { emptyDatabase } from './empty-database.ts';

test('erasing everything leaves nothing in any store, and Numlens goes on with the defaults', async () => {
  await emptyDatabase();
  const open = await database();
  await saveSecret({ key: 'canary', origins: ['https://lookup.example'] });
  await open.put('history', { subject: { kind: 'ip', ip: '8.8.8.8' }, title: 'x', country: null, at: 1 }, '8.8.8.8');
  await open.put('contacts', { name: 'Ada', sort: 'ada', numbers: ['+4930901820'] });
  await open.put('phonePaths', 'root', 'https://lookup.example');
  await browser.storage.session.set({ openCards: [1], tabsOff: [2] });
  await browser.storage.local.set({ lastCopy: { phone: 'e164' }, policy: { defaultCountry: 'DE' } });
  vi.spyOn(browser.storage.managed, 'get').mockResolvedValue({ defaultCountry: 'DE' });
  const writes = Array.from({ length: 20 }, () => updateSettings((now) => ({ ...now, lookUpOnline: 'hover' })));
  await Promise.all([...writes, eraseEverything()]);
  for (const store of open.objectStoreNames) expect(await open.count(store), store).toBe(0);
  // What the organization decided is not the person's, and is read before the browser says it anew.
  expect(await browser.storage.local.get(null)).toEqual({ policy: { defaultCountry: 'DE' } });
  expect(await browser.storage.session.get(null)).toEqual({});
  expect(await readSecret()).toBeNull();
  expect((await readSettings()).lookUpOnline).toBe('never');
});
