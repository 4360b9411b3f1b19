import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { visit } from './attack-page.ts';
import { expect, serviceKey, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { waitForMark } from './hover-text.ts';
import { searchVault } from './vault-search.ts';

/** Runs in a page of the extension: every row of every store of the database, and both areas of storage. */
async function dumpStores(): Promise<{ rows: Record<string, number>; local: object; session: object }> {
  const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const rows: Record<string, number> = {};
  for (const { name } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name ?? ''));
    for (const store of database.objectStoreNames) {
      rows[store] = await settled(database.transaction(store).objectStore(store).count());
    }
    database.close();
  }
  return { rows, local: await chrome.storage.local.get(null), session: await chrome.storage.session.get(null) };
}

function marks(page: Page): Promise<number> {
  return page.evaluate(() => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0));
}

test('“Erase everything” asks once more, leaves nothing in any store, and open pages carry on', async ({
  extension,
  service,
  server,
  page,
}) => {
  await extension.configure({ key: serviceKey });
  await page.goto(server.serve('/', '<!doctype html><p>Tel. +49 30 901820 and 8.8.8.8'));
  const card = await hoverCard(page, '8.8.8.8');
  await expect(card.getByText('Online lookup complete.')).toBeAttached();
  const options = await extension.open('options.html');
  const before = await options.evaluate(dumpStores);
  for (const store of ['secret', 'answers', 'history', 'calls']) expect(before.rows[store], store).toBeGreaterThan(0);
  expect(before.local).toHaveProperty('settings');

  await options.getByRole('button', { name: 'Erase everything…' }).press('Enter');
  await expect(options.getByRole('button', { name: 'Keep everything' })).toBeFocused();
  await options.getByRole('button', { name: 'Keep everything' }).press('Enter');
  await expect(options.getByRole('button', { name: 'Erase everything…' })).toBeFocused();
  expect(await options.evaluate(dumpStores)).toEqual(before);

  await options.getByRole('button', { name: 'Erase everything…' }).click();
  await options.getByRole('button', { name: 'Erase everything' }).click();
  await expect(options.getByText('Everything was erased.')).toBeVisible();
  const after = await options.evaluate(dumpStores);
  expect(Object.values(after.rows).every((count) => count === 0)).toBe(true);
  expect(Object.keys(after.rows).sort()).toEqual(Object.keys(before.rows).sort());
  expect(after).toMatchObject({ local: {}, session: {} });
  const { vault, elsewhere } = await searchVault(options);
  expect(vault + elsewhere).not.toContain(serviceKey);
  await expect(options.getByRole('radio', { name: 'Never' })).toBeChecked();
  await expect(options.getByLabel('IP geolocation address')).toHaveValue('');

  const spent = service.requests.length;
  await page.bringToFront();
  await hoverCard(page, '+49 30 901820');
  expect(service.requests).toHaveLength(spent);
});

test('settings leave as a file without the key and come back; a bad file changes nothing', async ({
  extension,
}, testInfo) => {
  await extension.configure({ key: serviceKey, lookUpOnline: 'When I ask', defaultCountry: 'AT' });
  const options = await extension.open('options.html');
  const [download] = await Promise.all([
    options.waitForEvent('download'),
    options.getByRole('button', { name: 'Export settings' }).click(),
  ]);
  const file = testInfo.outputPath('settings.json');
  await download.saveAs(file);
  const text = await readFile(file, 'utf8');
  expect(text).not.toContain(serviceKey);
  expect(JSON.parse(text)).toMatchObject({ numlens: 'settings', settings: { defaultCountry: 'AT' } });

  const choose = options.getByLabel('Import settings…');
  await choose.setInputFiles(file);
  await expect(options.getByText('match yours')).toBeVisible();

  const bad = testInfo.outputPath('bad.json');
  await writeFile(bad, text.replace('"AT"', '"Austria"').replace('"ask"', '"never"'));
  await choose.setInputFiles(bad);
  await expect(options.getByText('a value that isn’t valid: “Default country”')).toBeVisible();
  await options.reload();
  await expect(options.getByRole('radio', { name: 'When I ask' })).toBeChecked();

  // What was typed and not saved stays where the file says nothing of it.
  const other = testInfo.outputPath('other.json');
  await writeFile(other, JSON.stringify({ numlens: 'settings', version: 1, settings: { theme: 'dark', key: 'x' } }));
  await options.getByRole('radio', { name: 'When I hover' }).check();
  await options.getByLabel('Requests per day').fill('77');
  await choose.setInputFiles(other);
  await expect(options.getByRole('row', { name: 'Theme Same as browser → Dark' })).toBeVisible();
  await options.getByRole('button', { name: 'Apply changes' }).click();
  await expect(options.getByText('Settings imported from')).toBeVisible();
  await expect(options.getByLabel('Theme')).toHaveValue('dark');
  await expect(options.getByLabel('Requests per day')).toHaveValue('77');
  await expect(options.getByLabel('Default country')).toHaveValue('AT');
});

test('settings offer: a file that would send and spend gives no consent: each such change is selected by itself, by keyboard', async ({
  extension,
  server,
  page,
}, testInfo) => {
  await visit(page, server, 'settings-offer');
  const [offered] = await Promise.all([page.waitForEvent('download'), page.getByRole('link').click()]);
  const hostile = testInfo.outputPath('hostile.json');
  await offered.saveAs(hostile);
  const options = await extension.open('options.html');
  const choose = options.getByLabel('Import settings…');
  const kept = async () => options.evaluate(async () => (await chrome.storage.local.get('settings'))['settings'] ?? {});
  const boxes = options
    .getByRole('group', { name: 'These changes would let Numlens send, use, or keep more' })
    .getByRole('checkbox');

  await choose.setInputFiles(hostile);
  await expect(boxes).toHaveCount(9);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await expect(options.getByLabel('Look up online: Never → When I hover')).toBeVisible();
  await expect(options.getByLabel('Caller ID address: not set → https://evil.example/caller')).toBeVisible();
  await expect(options.getByLabel('Hover limits (Requests per day): 200 → 100,000')).toBeVisible();
  await expect(
    options.getByLabel('Links on cards (Directory): not set → https://evil.example/?q={subject}'),
  ).toBeVisible();
  await expect(options.getByLabel('Call with: not set → https://evil.example/{e164}')).toBeVisible();
  await expect(options.getByLabel('Message with: not set → sms:{e164}@evil.example')).toBeVisible();
  await options.getByRole('button', { name: 'Apply changes' }).click();
  await expect(options.getByText('except those you didn’t select')).toBeVisible();
  await expect(options.getByLabel('Theme')).toHaveValue('dark');
  const untouched = {
    lookUpOnline: 'never',
    rememberNames: false,
    openElsewhere: [],
    callWith: '',
    messageWith: '',
    theme: 'dark',
  };
  expect(await kept()).toMatchObject({ ...untouched, budgets: { minute: 20, site: 60, day: 200 } });
  expect(await kept()).toMatchObject({ addresses: { callerId: '' } });

  // From the field for the file on with Tab and Space only, once the file has been read.
  await expect(boxes).toHaveCount(0);
  await choose.setInputFiles(hostile);
  await expect(boxes).toHaveCount(9);
  await choose.focus();
  await options.keyboard.press('Tab');
  await expect(boxes.first()).toBeFocused();
  await options.keyboard.press('Space');
  for (let index = 0; index < 9; index += 1) await options.keyboard.press('Tab');
  await expect(options.getByRole('button', { name: 'Apply changes' })).toBeFocused();
  await options.keyboard.press('Enter');
  await expect(options.getByRole('radio', { name: 'When I hover' })).toBeChecked();
  expect(await kept()).toMatchObject({ ...untouched, lookUpOnline: 'hover', addresses: { callerId: '' } });
  expect(await kept()).toMatchObject({ budgets: { minute: 20, site: 60, day: 200 } });
});

test('kinds and colors take effect on open pages, their cards and every page of the extension', async ({
  extension,
  server,
  page,
}) => {
  await page.goto(server.serve('/', '<!doctype html><p>Tel. +49 30 901820</p><p>8.8.8.8</p>'));
  await waitForMark(page, '8.8.8.8');
  await expect.poll(() => marks(page)).toBe(2);
  const options = await extension.open('options.html');
  await options.getByLabel('Find phone numbers on pages').uncheck();
  await options.getByLabel('Theme').selectOption('Dark');
  await expect(options.locator('html')).toHaveAttribute('data-theme', 'dark');
  await options.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => marks(page)).toBe(1);
  await page.bringToFront();
  const card = await hoverCard(page, '8.8.8.8');
  await expect(card.locator('html')).toHaveAttribute('data-theme', 'dark');
  const popup = await extension.open('popup.html');
  await expect(popup.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(popup.locator('.nl').first()).toHaveCSS('background-color', 'rgb(27, 30, 35)');
});
