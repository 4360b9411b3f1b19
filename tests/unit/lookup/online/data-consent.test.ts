import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createLookUp } from '../../../../lib/lookup/online/look-up.ts';
import { failed, ok } from '../../../../lib/model/result.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { agreeTo, agreeToNoMoreThan, saveSecret } from '../../../../lib/store/service/secret.ts';
import type { Service } from '../../../service/start-service.ts';
import { startService } from '../../../service/start-service.ts';
import { browser } from '../../../wxt-browser.ts';
import { emptyDatabase } from '../../store/database/empty-database.ts';
import { phoneReport } from './reports.ts';

const key = 'canary-key';
const lookUp = createLookUp(async () => null);
const page = { site: 'example.com', tabId: 7, isPrivate: false };
const berlin = { ...page, report: phoneReport({ e164: '+4930231250123' }) };
const contains = vi.fn<(wanted: object) => Promise<boolean>>();
let service: Service;

beforeAll(async () => {
  service = await startService({ port: 0, key });
});
afterAll(() => service.close());

beforeEach(async () => {
  await emptyDatabase();
  vi.stubEnv('FIREFOX', 'true');
  const getAll = async () => ({ origins: ['http://*/*', 'https://*/*'] });
  Object.assign(browser, { permissions: { getAll, contains: contains.mockReset() } });
  const policy = { lookUpOnline: 'hover', addresses: service.addresses };
  vi.spyOn(browser.storage.managed, 'get').mockResolvedValue(policy);
  await saveSecret({ key, origins: [service.origin] });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('a policy that turns look-ups on sends nothing before the person has answered Firefox', async () => {
  contains.mockResolvedValue(false);
  const noConsent = { kind: 'no-consent' } as const;
  for (const asked of [true, false]) {
    const { answers, failures } = await lookUp.ask({ ...berlin, asked });
    expect(answers).toEqual([]);
    expect(failures.map(({ failure }) => failure)).toEqual([noConsent, noConsent]);
  }
  expect(await lookUp.test('callerId', { isPrivate: false })).toEqual(failed(noConsent));
  expect(service.requests).toEqual([]);
  const wanted = {
    permissions: [],
    data_collection: ['personallyIdentifyingInfo', 'websiteContent', 'authenticationInfo'],
  };
  expect(contains).toHaveBeenCalledWith(wanted);
});

test('it asks once the person has allowed it, and in browsers that have no such question', async () => {
  contains.mockResolvedValue(true);
  expect(await lookUp.test('callerId', { isPrivate: false })).toEqual(ok(null));
  vi.stubEnv('FIREFOX', '');
  contains.mockResolvedValue(false);
  await saveSecret({ key, origins: [service.origin], agreed: 'hover' });
  expect(await lookUp.test('callerId', { isPrivate: false })).toEqual(ok(null));
});

test('in other browsers a policy that raises the mode over a key that was there sends nothing before a yes', async () => {
  vi.stubEnv('FIREFOX', '');
  const sends = async () => (await lookUp.test('callerId', { isPrivate: false })).ok;
  const before = service.requests.length;
  expect(await sends()).toBe(false);
  await saveSecret({ key, origins: [service.origin], agreed: 'ask' });
  const { failures } = await lookUp.ask({ ...berlin, asked: false });
  expect(failures.map(({ failure }) => failure.kind)).toEqual(['no-consent', 'no-consent']);
  expect(service.requests).toHaveLength(before);
  await agreeTo('hover');
  expect(await sends()).toBe(true);
  await agreeToNoMoreThan('ask');
  expect(await sends()).toBe(false);
  await browser.storage.local.set({ settings: { ...settingsSchema.parse({}), lookUpOnline: 'hover' } });
  expect(await sends()).toBe(true);
  await browser.storage.local.clear();
});
