import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hoverCard } from '../firefox/card.ts';
import { expect, noFirefox, test } from '../firefox/firefox-test.ts';
import { extensionId } from '../firefox/start-firefox.ts';

test.skip(noFirefox, 'Firefox is not installed');

const number = '+49 30 231250123';

/** Turns “Access local files on your computer” on in the browser's settings of the extension. */
async function allowFiles(id: string): Promise<void> {
  const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
  const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
  const addon = await AddonManager.getAddonByID(id);
  await ExtensionPermissions.add(id, { permissions: ['internal:fileSchemeAllowed'], origins: [], data_collection: [] });
  await addon.reload();
}

// Firefox asks for it from version 153 on.
test('Firefox: a file has marks and cards once files are allowed, and hovering sends nothing', async ({
  firefox,
  service,
}) => {
  await firefox.inWindow(allowFiles, extensionId);
  const folder = await mkdtemp(join(tmpdir(), 'saved-'));
  const path = join(folder, 'saved.html');
  await writeFile(path, `<!doctype html><html lang="de"><title>Saved</title><p style="margin: 100px">Ring ${number}`);
  const page = await firefox.browser.newPage();
  await page.setViewport({ width: 1000, height: 760 });
  await page.goto(pathToFileURL(path).href);
  const card = await hoverCard(firefox, page, number);
  expect(await card.fact('Location')).toContain('Berlin');
  expect(service.requests).toEqual([]);
  await page.close();
  await rm(folder, { recursive: true });
});
