import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hoverCard, waitForMark, waitForNoCard } from '../firefox/card.ts';
import { builtForFirefox, canaryKey, expect, noFirefox, test } from '../firefox/firefox-test.ts';
import { closeMenu, openMenu } from '../firefox/menu.ts';
import { searchVault } from './vault-search.ts';

test.skip(noFirefox, 'Firefox is not installed');

/** What a page script could read of the extension's stores, put where the page can see it. */
const spy = `
;(async () => {
  const read = (work) => Promise.resolve().then(work).catch((error) => String(error));
  const kept = [
    await read(() => browser.storage.local.get()),
    await read(() => browser.storage.session.get()),
    await read(() => browser.storage.sync.get()),
    await read(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ];
  document.documentElement.dataset.spy = JSON.stringify(kept);
})();
`;

/** The built extension as a later version, whose page script also says what it can read. */
async function laterVersion(folder: string): Promise<string> {
  await cp(builtForFirefox, folder, { recursive: true });
  const file = join(folder, 'manifest.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/"version":"[^"]+"/, '"version":"99.0.0"'));
  await appendFile(join(folder, 'page.js'), spy);
  return folder;
}

test('Firefox: an update keeps the key, wakes open pages, and its page script cannot read the key', async ({
  firefox,
  server,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'numlens-update-'));
  const options = await firefox.open('options.html');
  await options.evaluate(async (key) => {
    const {
      runtime,
    }: { runtime: { sendMessage: (message: object) => Promise<{ ok: boolean; value: { settings: object } }> } } =
      Reflect.get(window, 'browser');
    const { value } = await runtime.sendMessage({ to: 'background', type: 'readSettings', input: {} });
    await runtime.sendMessage({
      to: 'background',
      type: 'saveSettings',
      input: { settings: value.settings, names: [], key },
    });
  }, canaryKey);
  const before = await searchVault(options);
  expect(before.vault).toContain(canaryKey);
  await options.close();

  const page = await firefox.browser.newPage();
  await page.goto(
    server.serve('/', '<!doctype html><html lang="de"><title>Page</title><p style="margin: 100px">+49 30 231250123'),
  );
  await waitForMark(page, '+49 30 231250123');
  await firefox.install(await laterVersion(folder));
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['spy'] ?? '')).not.toBe('');
  expect(await page.evaluate(() => document.documentElement.dataset['spy'])).not.toContain(canaryKey);
  const card = await hoverCard(firefox, page, '+49 30 231250123');
  const line = () => page.$eval('p', (each) => getComputedStyle(each, '::highlight(numlens-sure)').textDecorationLine);
  await expect.poll(line, 'marks have their style').toBe('underline');
  expect(await card.text()).toContain('Berlin');
  await page.keyboard.press('Escape');
  await waitForNoCard(firefox);

  const place = await page.evaluate(() => {
    const element = document.querySelector('p');
    if (element) getSelection()?.selectAllChildren(element);
    return { x: 150, y: (element?.getBoundingClientRect().y ?? 0) + 8 };
  });
  expect(await openMenu(firefox, page, place)).toEqual(['Look up “+49 30 231250123”']);
  await closeMenu(firefox);

  const later = await firefox.open('options.html');
  expect((await searchVault(later)).vault).toBe(before.vault);
  await later.close();
  await page.close();
  await firefox.install(builtForFirefox);
  await rm(folder, { recursive: true });
});
