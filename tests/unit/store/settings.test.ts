import { beforeEach, describe, expect, test } from 'vitest';
import { withSite } from '../../../lib/model/site.ts';
import { readSettings, updateSettings } from '../../../lib/store/settings.ts';
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
    expect(await updateSettings((now) => withSite(now, 'b.example', false))).toMatchObject({ lookUpOnline: 'hover' });
  });

  test.each(['text', 7, null, []])('fall back to the defaults where %j is stored', async (damaged) => {
    await browser.storage.local.set({ settings: damaged });
    expect((await readSettings()).lookUpOnline).toBe('never');
  });

  test('lose nothing when two write 200 times each at once', async () => {
    const write = (name: string) =>
      Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          updateSettings((settings) => withSite(settings, `${name}${index}.example`, false)),
        ),
      );
    await Promise.all([write('a'), write('b')]);
    expect((await readSettings()).sitesOff).toHaveLength(400);
  });
});
