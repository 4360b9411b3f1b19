import { beforeEach, describe, expect, test, vi } from 'vitest';
import { optionsHandlers } from '../../../../../entrypoints/background/settings/options-handlers.ts';
import type { LookUp } from '../../../../../lib/lookup/online/look-up.ts';
import type { Failure } from '../../../../../lib/model/answer/failure.ts';
import type { Settings } from '../../../../../lib/model/settings/settings.ts';
import { settingsSchema } from '../../../../../lib/model/settings/settings.ts';
import { database } from '../../../../../lib/store/database/database.ts';
import { readSettings, updateSettings } from '../../../../../lib/store/person/settings.ts';
import { setSite } from '../../../../../lib/store/person/sites.ts';
import { readSecret } from '../../../../../lib/store/service/secret.ts';
import { browser } from '../../../../wxt-browser.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';

const sender = { kind: 'ui', isPrivate: false } as const;
const lookUp = { withdraw: vi.fn(), test: vi.fn(), ask: vi.fn() } satisfies LookUp;
const handlers = optionsHandlers({ lookUp, deviceReport: vi.fn() }, async () => '2026-06-17');

/** All settings: those tests save the whole page. */
const names = settingsSchema.keyof().options;

function settings(origin: string, change: Partial<Settings> = {}): Settings {
  const addresses = { phoneValidation: `${origin}/phone`, ipGeolocation: '', callerId: `${origin}/caller` };
  return { ...settingsSchema.parse({ lookUpOnline: 'ask' }), addresses, ...change };
}

beforeEach(async () => {
  await emptyDatabase();
  await browser.storage.local.clear();
  lookUp.withdraw.mockClear();
  Object.assign(browser, {
    permissions: { getAll: async () => ({ origins: ['https://*/*'] }) },
    tabs: { query: async () => [], sendMessage: async () => null },
  });
});

describe('the key', () => {
  test('is never said again: only that it is there, and its end', async () => {
    const saved = await handlers.saveSettings(
      { settings: settings('https://a.example'), names, key: '  canary-key-1234\n' },
      sender,
    );
    const read = await handlers.readSettings({}, sender);
    for (const { key } of [saved, read])
      expect(key).toEqual({ hasKey: true, last4: '1234', origins: ['https://a.example'], isRefused: false });
    expect(JSON.stringify([saved, read])).not.toContain('canary');
    expect((await readSecret())?.key).toBe('canary-key-1234');
  });

  test('stays bound to the origins that it was saved for when an address changes without it', async () => {
    await handlers.saveSettings({ settings: settings('https://a.example'), names, key: 'canary' }, sender);
    await handlers.saveSettings({ settings: settings('https://b.example'), names, key: null }, sender);
    expect((await readSecret())?.origins).toEqual(['https://a.example']);
    await handlers.saveSettings({ settings: settings('https://b.example'), names, key: 'canary' }, sender);
    expect((await readSecret())?.origins).toEqual(['https://b.example']);
  });

  test('counts as rejected once the lookup service itself rejected it, until another key is saved', async () => {
    const save = (key: string) =>
      handlers.saveSettings({ settings: settings('https://a.example'), names, key }, sender);
    await save('canary');
    const repeat: Failure = { kind: 'refused-key', status: 401 };
    const open = { failuresInARow: 0, openedAt: 1, until: null };
    // A provider's key is another one.
    await (await database()).put('breakers', { ...open, operation: 'ipinfo api.ipinfo.io', repeat });
    expect((await handlers.readSettings({}, sender)).key.isRefused).toBe(false);
    await (await database()).put('breakers', { ...open, operation: 'callerId a.example', repeat });
    expect((await handlers.readSettings({}, sender)).key.isRefused).toBe(true);
    expect((await save('another')).key.isRefused).toBe(false);
  });

  test('is removed by an empty text', async () => {
    await handlers.saveSettings({ settings: settings('https://a.example'), names, key: 'canary' }, sender);
    const { key } = await handlers.saveSettings({ settings: settings('https://a.example'), names, key: ' ' }, sender);
    expect(key).toEqual({ hasKey: false, last4: null, origins: [], isRefused: false });
    expect(await readSecret()).toBeNull();
  });
});

describe('consent', () => {
  test('of the browser is missing where a policy turned look-ups on and the person has not been asked', async () => {
    vi.stubEnv('FIREFOX', 'true');
    const contains = vi.fn(async () => false);
    Object.assign(browser, { permissions: { ...Reflect.get(browser, 'permissions'), contains } });
    expect((await handlers.readSettings({}, sender)).needsConsent).toBe(false);
    vi.spyOn(browser.storage.managed, 'get').mockResolvedValue({ lookUpOnline: 'hover' });
    expect((await handlers.readSettings({}, sender)).needsConsent).toBe(true);
    contains.mockResolvedValue(true);
    expect((await handlers.readSettings({}, sender)).needsConsent).toBe(false);
    vi.unstubAllEnvs();
  });

  test('to what a policy decides comes from a key that is saved with it in sight, or from a press that says it', async () => {
    const managed = vi.spyOn(browser.storage.managed, 'get');
    const save = (mode: Settings['lookUpOnline']) =>
      handlers.saveSettings(
        { settings: settings('https://a.example', { lookUpOnline: mode }), names, key: 'canary' },
        sender,
      );
    const isNeeded = async () => (await handlers.readSettings({}, sender)).needsConsent;
    await save('never');
    managed.mockResolvedValue({ lookUpOnline: 'hover' });
    expect(await isNeeded()).toBe(true);
    await handlers.agreeToSending({}, sender);
    expect(await isNeeded()).toBe(false);
    managed.mockResolvedValue({ lookUpOnline: 'hover', hideOptions: true });
    expect((await save('hover')).needsConsent).toBe(true);
    managed.mockResolvedValue({ lookUpOnline: 'hover' });
    expect((await save('hover')).needsConsent).toBe(false);
    managed.mockResolvedValue({});
  });

  test('withdrawn in the options ends what is under way, and only then', async () => {
    await handlers.saveSettings(
      { settings: settings('https://a.example', { lookUpOnline: 'hover' }), names, key: null },
      sender,
    );
    expect(lookUp.withdraw).not.toHaveBeenCalled();
    await handlers.saveSettings(
      { settings: settings('https://a.example', { lookUpOnline: 'never' }), names, key: null },
      sender,
    );
    expect(lookUp.withdraw).toHaveBeenCalledOnce();
  });

  test('a form that was opened before a site was switched off does not switch it on again', async () => {
    await updateSettings((before) => ({ ...before, sites: { 'off.example': 'off' }, paused: true }));
    await handlers.saveSettings(
      { settings: settings('https://a.example', { sites: {}, paused: false }), names, key: null },
      sender,
    );
    expect(await readSettings()).toMatchObject({ sites: { 'off.example': 'off' }, paused: true });
  });

  test('a site that was set in a private window is shown on a page in one, and is no part of the settings', async () => {
    await setSite('private.example', 'off', { isPrivate: true });
    const read = await handlers.readSettings({}, { ...sender, isPrivate: true });
    expect(read).toMatchObject({ privateSites: { 'private.example': 'off' }, settings: { sites: {} } });
    expect((await handlers.readSettings({}, sender)).privateSites).toEqual({});
  });

  test('taken back in another tab stays so if an older tab changes something else', async () => {
    await updateSettings((before) => ({ ...before, lookUpOnline: 'never', keepHistory: false }));
    const older = settings('https://a.example', { lookUpOnline: 'hover', keepHistory: true, theme: 'dark' });
    await handlers.saveSettings({ settings: older, names: ['theme'], key: null }, sender);
    const addresses = { phoneValidation: '', ipGeolocation: '', callerId: '' };
    expect(await readSettings()).toMatchObject({
      ...{ lookUpOnline: 'never', keepHistory: false },
      ...{ addresses, theme: 'dark' },
    });
  });
});

describe('an organization', () => {
  const decide = (policy: Record<string, unknown>) =>
    vi.spyOn(browser.storage.managed, 'get').mockResolvedValue(policy);

  test('is not overcome by a save, which is told what counts', async () => {
    decide({ lookUpOnline: 'never', addresses: { callerId: 'https://desk.example/caller' }, budgets: { day: 3 } });
    const wanted = settings('https://evil.example', { lookUpOnline: 'hover', keepHistory: false });
    const saved = await handlers.saveSettings({ settings: wanted, names, key: 'canary-key-1234' }, sender);
    expect(saved.settings).toMatchObject({
      lookUpOnline: 'never',
      keepHistory: false,
      addresses: { phoneValidation: 'https://evil.example/phone', callerId: 'https://desk.example/caller' },
      budgets: { day: 3 },
    });
    // The key was typed beside other addresses.
    expect([saved.keyNotSaved, saved.key.hasKey]).toEqual([true, false]);
    const shown = { ...wanted, addresses: saved.settings.addresses };
    const again = await handlers.saveSettings({ settings: shown, names, key: 'canary-key-1234' }, sender);
    expect([again.keyNotSaved, again.key.origins]).toEqual([false, ['https://evil.example', 'https://desk.example']]);
    const read = await handlers.readSettings({}, sender);
    expect(read.policy.set).toMatchObject({ lookUpOnline: 'never', budgets: { day: 3 } });
  });

  test('that moves the addresses while a key is typed gets no key, and an earlier one stays where it was', async () => {
    decide({});
    const wanted = settings('https://mine.example');
    await handlers.saveSettings({ settings: wanted, names, key: 'first' }, sender);
    const gateway = settings('https://gateway.example');
    decide({ addresses: gateway.addresses });
    const saved = await handlers.saveSettings({ settings: wanted, names, key: 'canary-key-1234' }, sender);
    expect(saved).toMatchObject({ keyNotSaved: true, settings: { addresses: gateway.addresses } });
    expect(await readSecret()).toMatchObject({ key: 'first', origins: ['https://mine.example'] });
    // Removing the key is safe wherever it would go.
    const removed = await handlers.saveSettings({ settings: wanted, names, key: '' }, sender);
    expect(removed).toMatchObject({ keyNotSaved: false, key: { hasKey: false } });
  });

  test('that hides the options leaves the key alone to the person', async () => {
    decide({ hideOptions: true, addresses: { callerId: 'https://desk.example/caller' } });
    const wanted = settings('https://evil.example', { keepHistory: false });
    const saved = await handlers.saveSettings({ settings: wanted, names, key: 'canary-key-1234' }, sender);
    expect(saved.settings).toMatchObject({ keepHistory: true, addresses: { phoneValidation: '' } });
    expect(saved.key).toEqual({ hasKey: true, last4: '1234', origins: ['https://desk.example'], isRefused: false });
  });
});

test('a device without space is told from a fault, and keeps what was there', async () => {
  await handlers.saveSettings({ settings: settings('https://a.example'), names, key: 'canary' }, sender);
  const set = vi.spyOn(browser.storage.local, 'set');
  set.mockRejectedValueOnce(new Error('IO error: .../000003.log: No space left on device'));
  const wanted = settings('https://b.example');
  const { isFull, settings: kept } = await handlers.saveSettings({ settings: wanted, names, key: null }, sender);
  expect([isFull, kept.addresses.callerId]).toEqual([true, 'https://a.example/caller']);
  set.mockRejectedValueOnce(new Error('something else'));
  await expect(handlers.saveSettings({ settings: wanted, names, key: null }, sender)).rejects.toThrow('something else');
});

/** Has every write to the database fail for want of space until `mockRestore` is called. */
function fillDatabase() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
}

test('a key that has no space leaves the settings as they were, too', async () => {
  await handlers.saveSettings({ settings: settings('https://a.example'), names, key: null }, sender);
  const put = fillDatabase();
  const wanted = settings('https://b.example', { lookUpOnline: 'hover' });
  const { isFull, settings: kept } = await handlers.saveSettings({ settings: wanted, names, key: 'canary' }, sender);
  put.mockRestore();
  expect([isFull, kept.lookUpOnline, kept.addresses.callerId]).toEqual([true, 'ask', 'https://a.example/caller']);
  expect(await readSettings()).toEqual(kept);
});

test('consent that could not be lowered with the mode is a failure, and the mode is lower', async () => {
  const hover = settings('https://a.example', { lookUpOnline: 'hover' });
  await handlers.saveSettings({ settings: hover, names, key: 'canary' }, sender);
  const put = fillDatabase();
  const save = (change: Partial<Settings>) =>
    handlers.saveSettings({ settings: { ...hover, ...change }, names, key: null }, sender);
  expect(await save({ theme: 'dark' })).toMatchObject({ isFull: false, settings: { theme: 'dark' } });
  await expect(save({ lookUpOnline: 'never' })).rejects.toThrow();
  put.mockRestore();
  expect((await readSettings()).lookUpOnline).toBe('never');
  expect(lookUp.withdraw).toHaveBeenCalled();
});
