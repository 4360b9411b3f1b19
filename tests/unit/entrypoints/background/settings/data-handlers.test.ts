import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dataHandlers } from '../../../../../entrypoints/background/settings/data-handlers.ts';
import { settingsSchema } from '../../../../../lib/model/settings/settings.ts';
import { readSettings, updateSettings } from '../../../../../lib/store/person/settings.ts';
import { readSecret, saveSecret } from '../../../../../lib/store/service/secret.ts';
import { browser } from '../../../../wxt-browser.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';

const sender = { kind: 'ui', isPrivate: false } as const;
const lookUp = { withdraw: vi.fn() };
const handlers = dataHandlers(lookUp);
const file = settingsSchema.parse({
  lookUpOnline: 'never',
  theme: 'dark',
  sites: { 'a.example': 'off' },
  addresses: { callerId: 'https://file.example/caller' },
});

beforeEach(async () => {
  await emptyDatabase();
  await browser.storage.local.clear();
  lookUp.withdraw.mockClear();
  Object.assign(browser, {
    permissions: { getAll: async () => ({ origins: ['https://*/*'] }) },
    tabs: { query: async () => [], sendMessage: async () => null },
  });
});

describe('importing settings', () => {
  test('takes the named ones, leaves the others, and never touches the key', async () => {
    await updateSettings((now) => ({ ...now, keepHistory: false, lookUpOnline: 'hover' }));
    await saveSecret({ key: 'canary', origins: ['https://own.example'] });
    await handlers.importSettings({ settings: file, names: ['theme', 'sites', 'addresses'] }, sender);
    expect(await readSettings()).toMatchObject({
      theme: 'dark',
      sites: { 'a.example': 'off' },
      keepHistory: false,
      lookUpOnline: 'hover',
    });
    expect(lookUp.withdraw).not.toHaveBeenCalled();
    // The file's address is another's: the key stays bound to its own.
    expect(await readSecret()).toMatchObject({ key: 'canary', origins: ['https://own.example'] });
    await handlers.importSettings({ settings: file, names: ['lookUpOnline'] }, sender);
    expect(lookUp.withdraw).toHaveBeenCalledOnce();
  });

  test('forgets what the service at the old address said before the new one counts, and else leaves the address', async () => {
    const old = { ...file.addresses, callerId: 'https://old.example/caller' };
    await updateSettings((now) => ({ ...now, addresses: old }));
    const failing = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    await expect(handlers.importSettings({ settings: file, names: ['addresses'] }, sender)).rejects.toThrow();
    expect((await readSettings()).addresses).toEqual(old);
    failing.mockRestore();
    await handlers.importSettings({ settings: file, names: ['addresses'] }, sender);
    expect((await readSettings()).addresses).toEqual(file.addresses);
  });

  test('does not overcome an organization, and nothing at all where it hides the options', async () => {
    const policy = vi.spyOn(browser.storage.managed, 'get');
    policy.mockResolvedValue({ sites: { 'a.example': 'on' } });
    const { settings } = await handlers.importSettings({ settings: file, names: ['theme', 'sites'] }, sender);
    expect([settings.theme, settings.sites]).toEqual(['dark', { 'a.example': 'on' }]);
    policy.mockResolvedValue({ hideOptions: true });
    const after = await handlers.importSettings({ settings: { ...file, theme: 'light' }, names: ['theme'] }, sender);
    expect(after.settings.theme).toBe('dark');
  });
});

test('erasing breaks off what is being asked first: what is heard afterwards would be kept', async () => {
  await updateSettings((now) => ({ ...now, lookUpOnline: 'hover' }));
  await saveSecret({ key: 'canary', origins: [] });
  const keptThen: ReturnType<typeof readSecret>[] = [];
  lookUp.withdraw.mockImplementationOnce(() => void keptThen.push(readSecret()));
  await handlers.eraseEverything({}, sender);
  expect(await keptThen[0]).toMatchObject({ key: 'canary' });
  expect([await readSecret(), (await readSettings()).lookUpOnline]).toEqual([null, 'never']);
});
