import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { readSettings, updateSettings } from '../../../../lib/store/person/settings.ts';
import { browser } from '../../../wxt-browser.ts';

const names = Object.keys(settingsSchema.shape);

beforeEach(() => browser.storage.local.clear());

test('any settings with any field damaged keep every other field', async () => {
  const good = settingsSchema.parse({
    lookUpOnline: 'hover',
    addresses: { phoneValidation: 'https://a.example/', callerId: 'https://b.example/' },
    sites: { 'a.example': 'off' },
    defaultCountry: 'DE',
    keepHistory: false,
    openElsewhere: [{ name: 'Own', template: 'https://a.example/{subject}' }],
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), fc.jsonValue(), async (name, damage) => {
      await browser.storage.local.set({ settings: { ...good, [name]: damage } });
      const read = await readSettings();
      expect(settingsSchema.parse(read)).toEqual(read);
      const { [name]: _damaged, ...others }: Record<string, unknown> = read;
      const { [name]: _was, ...expected }: Record<string, unknown> = good;
      expect(others).toEqual(expected);
    }),
    { numRuns: 400 },
  );
});

test('of a damaged group or list the parts that fit stay', async () => {
  await browser.storage.local.set({
    settings: {
      addresses: { phoneValidation: 7, callerId: 'https://b.example/' },
      budgets: { minute: 'many', day: 9 },
      openElsewhere: [{ name: '' }, { name: 'Own', template: 'https://a.example/{subject}' }],
      sites: { 'a.example': 'sometimes', 'b.example': 'off' },
    },
  });
  expect(await readSettings()).toMatchObject({
    addresses: { phoneValidation: '', callerId: 'https://b.example/' },
    budgets: { minute: 20, day: 9 },
    openElsewhere: [{ name: 'Own', template: 'https://a.example/{subject}' }],
    sites: { 'b.example': 'off' },
  });
});

test('anything at all in the place of the settings reads as settings', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (damage) => {
      await browser.storage.local.set({ settings: damage });
      const read = await readSettings();
      expect(settingsSchema.parse(read)).toEqual(read);
    }),
    { numRuns: 300 },
  );
});

test('storage that cannot be read gives the defaults, and is not written over', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await updateSettings((before) => ({ ...before, keepHistory: false }));
  const get = vi.spyOn(browser.storage.local, 'get').mockRejectedValue(new Error('IO error'));
  expect((await readSettings()).keepHistory).toBe(true);
  await expect(updateSettings((before) => before)).rejects.toThrow('IO error');
  get.mockRestore();
  expect((await readSettings()).keepHistory).toBe(false);
});
