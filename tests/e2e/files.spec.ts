import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { fact } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { popupBeside } from './popup-beside.ts';

// Which files an extension may read stays with it whatever it erases.
test.use({ ownBrowser: true });

const number = '+49 30 231250123';
let folder: string;
let file: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saved-'));
  const path = join(folder, 'saved.html');
  await writeFile(path, `<!doctype html><html lang="de"><title>Saved</title><p style="margin: 100px">Ring ${number}`);
  file = pathToFileURL(path).href;
});
test.afterEach(() => rm(folder, { recursive: true }));

type DeveloperPrivate = {
  updateExtensionConfiguration: (change: { extensionId: string; fileAccess: boolean }) => Promise<void>;
  getExtensionInfo: (id: string) => Promise<{ state: string; fileAccess: { isActive: boolean } }>;
};

/** Turns “Allow access to file URLs” on or off in the browser's extension settings. */
async function allowFiles(page: Page, extensionId: string, fileAccess: boolean): Promise<void> {
  await page.goto('chrome://extensions');
  await page.evaluate(
    async (change) => {
      const { developerPrivate } = chrome as unknown as { developerPrivate: DeveloperPrivate };
      await developerPrivate.updateExtensionConfiguration(change);
    },
    { extensionId, fileAccess },
  );
}

test('a file has marks and cards, and hovering sends nothing from it until that is chosen', async ({
  extension,
  service,
  page,
}) => {
  await extension.configure();
  await allowFiles(page, extension.id, true);
  await page.goto(file);
  const card = await hoverCard(page, number);
  await expect(fact(card, 'Location')).toContainText('Berlin');
  await expect(card.getByRole('button', { name: 'Look up online' })).toBeVisible();
  expect(service.requests).toEqual([]);
  const popup = await popupBeside(page, extension);
  await expect(popup.getByLabel('Numlens on Files on this device')).toBeVisible();
  await popup.close();

  const options = await extension.open('options.html');
  await options.getByLabel('Also in files on this device').check();
  await expect.poll(() => hoversInFiles(options)).toBe(true);
  await page.bringToFront();
  await page.goto(file);
  await hoverCard(page, number);
  await expect.poll(() => service.requests.length).toBeGreaterThan(0);
});

test('while files are not allowed, the popup says what to turn on', async ({ extension, page }) => {
  await allowFiles(page, extension.id, false);
  // The extension starts again. In a tab of its own the page in front is one that no script may read, as a file is then.
  await expect.poll(() => isThere(page, extension.id)).toBe(true);
  const popup = await extension.open('popup.html');
  await expect(popup.getByText('turn on “Allow access to file URLs” for Numlens')).toBeVisible();
});

/** Runs in chrome://extensions: is the extension on? */
function isThere(page: Page, extensionId: string): Promise<boolean> {
  return page.evaluate(async (id) => {
    const { developerPrivate } = chrome as unknown as { developerPrivate: DeveloperPrivate };
    const { state, fileAccess } = await developerPrivate.getExtensionInfo(id);
    return state === 'ENABLED' && !fileAccess.isActive;
  }, extensionId);
}

function hoversInFiles(options: Page): Promise<unknown> {
  return options.evaluate(async () => {
    const { settings } = (await chrome.storage.local.get('settings')) as { settings?: { hoverInFiles?: boolean } };
    return settings?.hoverInFiles;
  });
}
