import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readSettings, updateSettings } from '../../../../lib/store/person/settings.ts';
import { setSite } from '../../../../lib/store/person/sites.ts';
import { browser } from '../../../wxt-browser.ts';

beforeEach(() => browser.storage.local.clear());

describe('settings', () => {
  test('start at their defaults: nothing is looked up online', async () => {
    expect(await readSettings()).toMatchObject({ lookUpOnline: 'never', sites: {}, defaultCountry: null });
  });

  test('one damaged field falls back to its default and costs none of the others', async () => {
    await browser.storage.local.set({
      settings: { lookUpOnline: 'hover', defaultCountry: 'de', sites: { 'a.example': 'off' } },
    });
    const settings = { lookUpOnline: 'hover', defaultCountry: null, sites: { 'a.example': 'off' } };
    expect(await readSettings()).toMatchObject(settings);
    expect(await updateSettings((now) => ({ ...now, keepHistory: false }))).toMatchObject({ lookUpOnline: 'hover' });
  });

  test.each(['text', 7, null, []])('fall back to the defaults where %j is stored', async (damaged) => {
    await browser.storage.local.set({ settings: damaged });
    expect((await readSettings()).lookUpOnline).toBe('never');
  });

  test('of the version before keep the sites that were off, and lose nothing by being written again', async () => {
    const earlier = {
      lookUpOnline: 'ask',
      defaultCountry: 'DE',
      sitesOff: ['a.example', 7, 'b.example'],
      keepHistory: false,
    };
    await browser.storage.local.set({ settings: earlier });
    const expected = {
      lookUpOnline: 'ask',
      defaultCountry: 'DE',
      sites: { 'a.example': 'off', 'b.example': 'off' },
      keepHistory: false,
    };
    expect(await readSettings()).toMatchObject(expected);
    await setSite('b.example', 'click', { isPrivate: false });
    const now = { ...expected, sites: { 'a.example': 'off', 'b.example': 'click' } };
    expect(await readSettings()).toMatchObject(now);
    const { settings } = await browser.storage.local.get('settings');
    expect(settings).toMatchObject(now);
    expect(settings).not.toHaveProperty('sitesOff');
  });

  test('of both versions keep what was set last', async () => {
    await browser.storage.local.set({
      settings: { sitesOff: ['a.example', 'b.example'], sites: { 'a.example': 'on' } },
    });
    expect((await readSettings()).sites).toEqual({ 'a.example': 'on', 'b.example': 'off' });
  });

  test('are read from storage once, and again after each change, whoever made it', async () => {
    const get = vi.spyOn(browser.storage.local, 'get');
    onTestFinished(() => get.mockRestore());
    const reads = () => get.mock.calls.filter(([keys]) => keys === 'settings').length;
    await Promise.all([readSettings(), readSettings()]);
    await readSettings();
    expect(reads()).toBeLessThanOrEqual(1);
    const before = reads();
    await browser.storage.local.set({ settings: { defaultCountry: 'DE' } });
    expect((await readSettings()).defaultCountry).toBe('DE');
    expect((await readSettings()).defaultCountry).toBe('DE');
    expect(reads()).toBe(before + 1);
    await updateSettings((now) => ({ ...now, defaultCountry: 'FR' }));
    expect((await readSettings()).defaultCountry).toBe('FR');
    await browser.storage.local.clear();
    expect((await readSettings()).defaultCountry).toBeNull();
  });

  test('that could not be read are read again', async () => {
    await browser.storage.local.set({ settings: { defaultCountry: 'DE' } });
    const get = vi.spyOn(browser.storage.local, 'get').mockRejectedValue(new Error('no storage'));
    vi.spyOn(console, 'error').mockReturnValueOnce();
    expect((await readSettings()).defaultCountry).toBeNull();
    get.mockRestore();
    expect((await readSettings()).defaultCountry).toBe('DE');
  });

  test('lose nothing when two write 200 times each at once', async () => {
    const write = (name: string) =>
      Promise.all(
        Array.from({ length: 200 }, (_, index) => setSite(`${name}${index}.example`, 'off', { isPrivate: false })),
      );
    await Promise.all([write('a'), write('b')]);
    expect(Object.keys((await readSettings()).sites)).toHaveLength(400);
  });
});
