import { beforeEach, expect, test, vi } from 'vitest';
import { lastLookUp, noteInHistory } from '../../../../../entrypoints/background/reports/history.ts';
import { policyChanged, settingsChanged } from '../../../../../entrypoints/background/settings/settings-changed.ts';
import { eraseEverything } from '../../../../../lib/store/database/erase.ts';
import { addToHistory, readHistory } from '../../../../../lib/store/person/history.ts';
import { readSettings, updateSettings } from '../../../../../lib/store/person/settings.ts';
import { browser } from '../../../../wxt-browser.ts';
import { phoneReport } from '../../../lookup/online/reports.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';

const lookUp = { withdraw: () => {} };
const seen = { subject: phoneReport().subject, title: 'T-Mobile', country: 'DE', at: 0 };
const ordinary = { isPrivate: false };
const keep = (keepSites: boolean) => updateSettings((settings) => ({ ...settings, keepSites }));
const sites = async () => (await readHistory()).map(({ host }) => host);

beforeEach(async () => {
  await emptyDatabase();
  await browser.storage.local.clear();
  Object.assign(browser, { tabs: { query: async () => [], sendMessage: async () => null } });
});

test('the site of a lookup is not kept unless the user turned that on', async () => {
  await noteInHistory(phoneReport(), ordinary, 'crm.example');
  expect(await sites()).toEqual([undefined]);
  expect(JSON.stringify(await readHistory())).not.toContain('crm.example');
});

test('with it, the last site is said, and none for a lookup in the popup', async () => {
  await keep(true);
  await noteInHistory(phoneReport(), ordinary, 'crm.example');
  await noteInHistory(phoneReport(), ordinary, 'logs.example');
  expect(await sites()).toEqual(['logs.example']);
  await noteInHistory(phoneReport(), ordinary);
  expect(await sites()).toEqual([undefined]);
});

test('the site is said on the next card, but not in a private window', async () => {
  await keep(true);
  await noteInHistory(phoneReport(), ordinary, 'crm.example');
  const { subject } = phoneReport();
  const twoHours = Date.now() + 2 * 3_600_000;
  vi.spyOn(Date, 'now').mockReturnValue(twoHours);
  expect((await lastLookUp(subject, ordinary)).last?.host).toBe('crm.example');
  expect(await lastLookUp(subject, { isPrivate: true })).toEqual({});
  vi.restoreAllMocks();
});

test('no site of a private window is kept', async () => {
  await keep(true);
  await noteInHistory(phoneReport(), { isPrivate: true }, 'crm.example');
  expect(await readHistory()).toEqual([]);
});

test('turning it off removes the sites, and the lookups stay', async () => {
  const before = await keep(true);
  await noteInHistory(phoneReport(), ordinary, 'crm.example');
  const after = await keep(false);
  await settingsChanged({ before, after, lookUp });
  expect(await sites()).toEqual([undefined]);
  expect(await readHistory()).toHaveLength(1);
});

test('turning the history off removes the sites, and a lookup under way adds none', async () => {
  const before = await keep(true);
  await noteInHistory(phoneReport(), ordinary, 'crm.example');
  const after = await updateSettings((settings) => ({ ...settings, keepHistory: false }));
  await settingsChanged({ before, after, lookUp });
  expect(await sites()).toEqual([undefined]);
  await addToHistory({ ...seen, host: 'crm.example' });
  expect(await sites()).toEqual([undefined]);
});

test('a policy that turns the history off removes the sites', async () => {
  await keep(true);
  await noteInHistory(phoneReport(), ordinary, 'crm.example');
  await policyChanged(lookUp, { before: {}, after: { keepHistory: false } });
  expect(await sites()).toEqual([undefined]);
});

test('“Erase everything” removes the sites and the choice', async () => {
  await keep(true);
  await noteInHistory(phoneReport(), ordinary, 'crm.example');
  await eraseEverything();
  expect(await readHistory()).toEqual([]);
  expect((await readSettings()).keepSites).toBe(false);
});
