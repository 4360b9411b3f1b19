import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToConsent } from '../../../../../entrypoints/background/settings/consent-withdrawn.ts';
import { readSettings } from '../../../../../lib/store/person/settings.ts';
import { browser } from '../../../../wxt-browser.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';

const lookUp = { withdraw: vi.fn(), test: vi.fn(), ask: vi.fn() };
const query = vi.fn(async () => []);
let remove: (removed: object) => void = () => {};

beforeEach(async () => {
  await emptyDatabase();
  vi.stubEnv('FIREFOX', 'true');
  lookUp.withdraw.mockClear();
  query.mockClear();
  const onRemoved = { addListener: (heard: typeof remove) => (remove = heard) };
  Object.assign(browser, { permissions: { onRemoved }, tabs: { query } });
  await browser.storage.local.set({ settings: { lookUpOnline: 'hover' } });
  listenToConsent(lookUp);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** The last that is done: begun and left alone, it would go on in the next file, whose browser has no tabs. */
const pagesAreTold = () => vi.waitFor(() => expect(query).toHaveBeenCalled());

test('consent that is taken back turns look-ups off; another permission that goes does not', async () => {
  remove({ origins: ['https://a.example/*'] });
  expect(lookUp.withdraw).not.toHaveBeenCalled();
  remove({ data_collection: ['websiteContent'] });
  await vi.waitFor(async () => expect((await readSettings()).lookUpOnline).toBe('never'));
  await pagesAreTold();
});

test('it ends what is under way at once, also where a policy has look-ups on', async () => {
  vi.spyOn(browser.storage.managed, 'get').mockResolvedValue({ lookUpOnline: 'hover' });
  remove({ data_collection: ['websiteContent'] });
  expect(lookUp.withdraw).toHaveBeenCalledOnce();
  await pagesAreTold();
});
