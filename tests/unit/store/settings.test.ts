import { beforeEach, describe, expect, test } from 'vitest';
import { readSettings, updateSettings } from '../../../lib/store/person/settings.ts';
import { setSite } from '../../../lib/store/person/sites.ts';
import { browser } from '../../wxt-browser.ts';

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

  test('lose nothing when two write 200 times each at once', async () => {
    const write = (name: string) =>
      Promise.all(
        Array.from({ length: 200 }, (_, index) => setSite(`${name}${index}.example`, 'off', { isPrivate: false })),
      );
    await Promise.all([write('a'), write('b')]);
    expect(Object.keys((await readSettings()).sites)).toHaveLength(400);
  });
});
