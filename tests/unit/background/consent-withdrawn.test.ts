import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToConsent } from '../../../entrypoints/background/consent-withdrawn.ts';
import { readSettings } from '../../../lib/store/settings.ts';
import { browser } from '../../wxt-browser.ts';
import { emptyDatabase } from '../store/empty-database.ts';

const lookUp = { withdraw: vi.fn(), test: vi.fn(), ask: vi.fn() };
let remove: (removed: object) => void = () => {};

beforeEach(async () => {
  await emptyDatabase();
  vi.stubEnv('FIREFOX', 'true');
  lookUp.withdraw.mockClear();
  const onRemoved = { addListener: (heard: typeof remove) => (remove = heard) };
  Object.assign(browser, { permissions: { onRemoved }, tabs: { query: async () => [] } });
  await browser.storage.local.set({ settings: { lookUpOnline: 'hover' } });
  listenToConsent(lookUp);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('consent that is taken back turns look-ups off; another permission that goes does not', async () => {
  remove({ origins: ['https://a.example/*'] });
  expect(lookUp.withdraw).not.toHaveBeenCalled();
  remove({ data_collection: ['websiteContent'] });
  await vi.waitFor(async () => expect((await readSettings()).lookUpOnline).toBe('never'));
});

test('it ends what is under way at once, also where a policy has look-ups on', () => {
  vi.spyOn(browser.storage.managed, 'get').mockResolvedValue({ lookUpOnline: 'hover' });
  remove({ data_collection: ['websiteContent'] });
  expect(lookUp.withdraw).toHaveBeenCalledOnce();
});
