import { beforeEach, describe, expect, test } from 'vitest';
import { withSite } from '../../../lib/model/site.ts';
import { readSettings, updateSettings } from '../../../lib/store/settings.ts';
import { browser } from '../../wxt-browser.ts';

beforeEach(() => browser.storage.local.clear());

describe('settings', () => {
  test('start at their defaults: nothing is looked up online', async () => {
    expect(await readSettings()).toMatchObject({ lookUpOnline: 'never', sitesOff: [], defaultCountry: null });
  });

  test('fall back to the defaults where what is stored is damaged', async () => {
    await browser.storage.local.set({ settings: { lookUpOnline: 'always' } });
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
