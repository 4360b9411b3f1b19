import type { Page } from '@playwright/test';
import { fact, waitForNoCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { isFull } from './whole.ts';

const phone = '+49 30 231250123';
const field = 'Phone number or IP address';
const jsonLd = { '@type': 'Organization', name: 'Canary Bakery', contactPoint: { telephone: '030 / 231250123' } };

const pages = {
  'JSON-LD': `<script type="application/ld+json">${JSON.stringify({ '@graph': [jsonLd] })}</script><p>Call ${phone}`,
  microdata: `<div itemscope itemtype="https://schema.org/Bakery"><h2 itemprop="name">Canary Bakery</h2>
    <p itemprop="address" itemscope>Call <span itemprop="telephone">${phone}</span></p></div>`,
  hCard: `<p class="vcard"><b class="fn">Canary Bakery</b> <span class="tel">${phone}</span></p>`,
};

/** Everything in the extension's database, as text; run in a page of the extension. */
async function readDatabase(own: Page): Promise<string> {
  return own.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const open = await result(indexedDB.open('numlens'));
    const names = [...open.objectStoreNames];
    const transaction = open.transaction(names);
    const stores = await Promise.all(names.map((name) => result(transaction.objectStore(name).getAll())));
    open.close();
    return JSON.stringify([stores, await chrome.storage.local.get()]);
  });
}

// How each is read: tests/unit/lookup/names, tests/browser/published-near.test.ts.
for (const [kind, html] of Object.entries(pages).slice(0, isFull ? 3 : 1)) {
  test(`a number that the page names in ${kind} shows the name, and nothing of it is kept`, async ({
    extension,
    server,
    page,
  }) => {
    await page.goto(server.serve('/', `<!doctype html>${html}`));
    const card = await hoverCard(page, phone);
    await expect(fact(card, 'Caller')).toContainText('Canary Bakery');
    await expect(fact(card, 'Caller')).toContainText('this page says');
    expect(await page.content(), 'the page itself learns nothing').not.toContain('this page says');
    const popup = await extension.open('popup.html');
    // The card is noted by now, without the page's name.
    await expect(popup.getByRole('button', { name: /^(?!Remove).*\+49 30 231250123/ })).toBeVisible();
    await popup.getByLabel(field).fill(phone);
    await expect(popup.getByRole('article')).toBeVisible();
    await expect(popup.getByText('Canary Bakery')).toHaveCount(0);
    const kept = await readDatabase(popup);
    expect(kept).toContain('+4930231250123');
    expect(kept).not.toContain('Canary');
  });
}

test('names are remembered once that is turned on, shown elsewhere, and deleted when it is turned off', async ({
  extension,
  server,
  page,
}) => {
  const options = await extension.open('options.html');
  const remember = options.getByRole('switch', { name: 'Remember names that pages publish' });
  const words = options.getByText('Remember names that pages publish', { exact: true });
  const save = async () => {
    await options.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(options.getByRole('status').filter({ hasText: /saved/i })).toBeVisible();
  };
  await expect(remember).not.toBeChecked();
  await words.click();
  await expect(remember).toBeChecked();
  await save();

  await page.bringToFront();
  await page.goto(server.serve('/', `<!doctype html>${pages.hCard}`));
  await hoverCard(page, phone);
  await expect(async () => {
    await options.reload();
    await expect(options.getByText('1 name saved.')).toBeVisible({ timeout: 1000 });
  }).toPass();

  const popup = await extension.open('popup.html');
  await popup.getByLabel(field).fill(phone);
  await expect(popup.locator('dt:text-is("Caller") + dd')).toContainText('Canary Bakery');
  await expect(popup.locator('dt:text-is("Caller") + dd')).toContainText('from 127.0.0.1');

  await page.bringToFront();
  await page.goto(server.serve('/other', `<!doctype html><p>Call ${phone}`));
  const card = await hoverCard(page, phone);
  await expect(fact(card, 'Caller')).toContainText('from 127.0.0.1');
  await page.mouse.move(1, 1);
  await waitForNoCard(page);

  await options.bringToFront();
  await words.click();
  await save();
  await expect(options.getByText('1 name saved.')).toHaveCount(0);
  expect(await readDatabase(options)).not.toContain('Canary');
});

test('a page cannot write what is not text, nor break its own card', async ({ extension: _, server, page }) => {
  const name = `<img src=x onerror="alert(1)">\u202e${'x'.repeat(500)}`;
  const deep = `<script type="application/ld+json">${'{"telephone":"231250123","a":'.repeat(2_000)}</script>`;
  const hostile = `<form itemscope><input name="textContent"><input name="querySelectorAll"><input name="closest">
    <meta itemprop="name" content="${name.replaceAll('"', '&quot;')}"><span itemprop="telephone">${phone}</span></form>`;
  await page.goto(server.serve('/', `<!doctype html>${deep}${hostile}`));
  const card = await hoverCard(page, phone);
  await expect(fact(card, 'Caller')).toContainText('<img src=x onerror="alert(1)">xxx');
  expect(await card.locator('img[src="x"]').count()).toBe(0);
  expect(await card.content()).not.toContain('x'.repeat(120));
});
