import { fact, waitForCard } from './card-frame.ts';
import { click, select } from './click-menu.ts';
import { expect, test } from './extension.ts';
import { pressToSend } from './press-to-send.ts';

const text = `<!doctype html><body style="margin: 120px"><p id="one">Ring 030 231250123 today</p>
  <p id="two">+49 30 231250123 or 8.8.8.8</p><p id="none">nothing here</p>`;

// Chrome gives no titles and no contexts of items; tests/unit/entrypoints/background/toolbar/menu.test.ts has those.
test('the menu knows both items by their ids', async ({ extension }) => {
  await expect(async () => {
    await extension.worker.evaluate(() =>
      Promise.all(['look-up-selection', 'look-up-link'].map((id) => chrome.contextMenus.update(id, { enabled: true }))),
    );
  }).toPass();
});

test('one number in the selection opens its card there, and the service is asked', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure({ defaultCountry: 'DE', lookUpOnline: 'When I ask' });
  await page.goto(server.serve('/', text));
  await page.bringToFront();
  const selectionText = await select(page, '#one');
  await click(extension.worker, { menuItemId: 'look-up-selection', selectionText, pageUrl: page.url() });
  const card = await waitForCard(page);
  await expect(fact(card, 'Caller')).toContainText('Spreeblick Architekten');
});

test('several open a list, and one of them can be picked', async ({ extension, server, page }) => {
  await page.goto(server.serve('/', text));
  await page.bringToFront();
  const selectionText = await select(page, '#two');
  await click(extension.worker, { menuItemId: 'look-up-selection', selectionText, pageUrl: page.url() });
  const card = await waitForCard(page);
  const number = card.getByRole('button', { name: '+49 30 231250123' });
  await expect(number).toContainText('Berlin');
  await expect(number.getByRole('img', { name: 'Flag of Germany' })).toHaveAttribute('src', '/data/flags/DE.svg');
  await pressToSend(card, '8.8.8.8');
  await expect(fact(card, 'Network')).toContainText('AS15169');
});

test('of a selected message, the number that a link calls is in the list, and the trick is said', async ({
  extension,
  server,
  page,
}) => {
  const message = '<p id="sms">Your bank is free to call: <a href="tel:+4917612345678">0800 1234567</a></p>';
  await extension.configure({ defaultCountry: 'DE' });
  await page.goto(server.serve('/', `<!doctype html><body style="margin: 120px">${message}`));
  await page.bringToFront();
  const selectionText = await select(page, '#sms');
  await click(extension.worker, { menuItemId: 'look-up-selection', selectionText, pageUrl: page.url() });
  const card = await waitForCard(page);
  await expect(card.getByText('A link shows +49 800 1234567 but calls +49 176 12345678.')).toBeVisible();
  await expect(card.getByRole('button', { name: '+49 176 12345678' })).toBeVisible();
});

test('nothing to look up is said on the page', async ({ extension, server, page }) => {
  await page.goto(server.serve('/', text));
  await page.bringToFront();
  const selectionText = await select(page, '#none');
  await click(extension.worker, { menuItemId: 'look-up-selection', selectionText, pageUrl: page.url() });
  await expect((await waitForCard(page)).getByText('Nothing to look up')).toBeVisible();
});

/** Runs in the worker: the addresses in the history. Playwright does not see the popup itself, so this tells what it read. */
async function readHistory(): Promise<unknown[]> {
  const open = indexedDB.open('numlens');
  await new Promise((resolve) => open.addEventListener('success', resolve));
  const all = open.result.transaction('history').objectStore('history').getAllKeys();
  await new Promise((resolve) => all.addEventListener('success', resolve));
  open.result.close();
  return all.result;
}

test.describe('where no page script runs', () => {
  // Chromium opens no popup while its window is not the active one. Once a popup was open it is not, here without a desktop,
  // and a test before may have opened one.
  test.use({ ownBrowser: true });

  test('the popup gives the answer', async ({ extension, page }) => {
    await page.goto('about:blank');
    await page.bringToFront();
    await click(extension.worker, {
      menuItemId: 'look-up-selection',
      selectionText: '8.8.8.8',
      pageUrl: 'chrome://version/',
    });
    const popups = async () => {
      const open = await extension.worker.evaluate(() => chrome.runtime.getContexts({ contextTypes: ['POPUP'] }));
      return open.map(({ documentUrl }) => documentUrl);
    };
    await expect.poll(popups).toEqual([expect.stringMatching(/\/popup\.html$/)]);
    await expect.poll(() => extension.worker.evaluate(readHistory)).toEqual(['8.8.8.8']);
  });
});
