import { beforeEach, describe, expect, test } from 'vitest';
import { readSettings, updateSettings } from '../../../lib/store/settings.ts';
import { setSite } from '../../../lib/store/sites.ts';
import { browser } from '../../wxt-browser.ts';

beforeEach(() => browser.storage.local.clear());

describe('settings', () => {
  test('start at their defaults: nothing is looked up online', async () => {
    expect(await readSettings()).toMatchObject({ lookUpOnline: 'never', sitesOff: [], defaultCountry: null });
  });

  test('one damaged field falls back to its default and costs none of the others', async () => {
    await browser.storage.local.set({
      settings: { lookUpOnline: 'hover', defaultCountry: 'de', sitesOff: ['a.example'] },
    });
    const settings = { lookUpOnline: 'hover', defaultCountry: null, sitesOff: ['a.example'] };
    expect(await readSettings()).toMatchObject(settings);
    expect(await updateSettings((now) => ({ ...now, keepHistory: false }))).toMatchObject({ lookUpOnline: 'hover' });
  });

  test.each(['text', 7, null, []])('fall back to the defaults where %j is stored', async (damaged) => {
    await browser.storage.local.set({ settings: damaged });
    expect((await readSettings()).lookUpOnline).toBe('never');
  });

  test('lose nothing when two write 200 times each at once', async () => {
    const write = (name: string) =>
      Promise.all(
        Array.from({ length: 200 }, (_, index) => setSite(`${name}${index}.example`, false, { isPrivate: false })),
      );
    await Promise.all([write('a'), write('b')]);
    expect((await readSettings()).sitesOff).toHaveLength(400);
  });
});
