import type { Page } from '@playwright/test';
import { fact } from './card-frame.ts';
import { expect, serviceKey, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { pressToSend } from './press-to-send.ts';

/** Everything a page of the extension could show or keep outside the vault. */
async function readEverything(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const fields = [...document.querySelectorAll('input')].map((input) => input.value);
    const areas = await Promise.all([
      chrome.storage.local.get(),
      chrome.storage.session.get(),
      chrome.storage.sync.get(),
    ]);
    return JSON.stringify({ html: document.documentElement.outerHTML, fields, areas, local: { ...localStorage } });
  });
}

test('the key is in the service’s requests and nowhere else', async ({ extension, server, page, service }) => {
  const lines: string[] = [];
  extension.context.on('console', (message) => lines.push(message.text()));
  await extension.configure();
  await page.goto(server.serve('/', '<!doctype html><p>Call +49 30 231250123'));
  const card = await hoverCard(page, '+49 30 231250123');
  await expect(fact(card, 'Caller')).toContainText('Spreeblick');

  expect(service.requests.every(({ target }) => target.includes(serviceKey))).toBe(true);
  expect(await page.content()).not.toContain(serviceKey);
  expect(await card.content()).not.toContain(serviceKey);
  expect(lines.join('\n')).not.toContain(serviceKey);
  for (const file of ['options.html', 'popup.html'] as const) {
    const own = await extension.open(file);
    await expect(own.getByRole('button').first()).toBeVisible();
    expect(await readEverything(own)).not.toContain(serviceKey);
  }
});

test('online look-ups are off until someone turns them on: no request at all', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'Never' });
  await page.goto(server.serve('/', '<!doctype html><p>Call +49 30 231250123'));
  const card = await hoverCard(page, '+49 30 231250123');
  await expect(fact(card, 'Location')).toContainText('Berlin');
  // A card that was seen is in the history, and by then it would have asked.
  const popup = await extension.open('popup.html');
  await expect(popup.getByRole('button', { name: /^(?!Remove).*\+49 30 231250123/ })).toBeVisible();
  expect(service.requests).toEqual([]);
});

test('when the person wants to be asked, a button asks and says what it spends', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  await page.goto(server.serve('/', '<!doctype html><p>Call +49 30 231250123'));
  const card = await hoverCard(page, '+49 30 231250123');
  await expect(card.getByText('2 requests')).toBeVisible();
  expect(service.requests).toEqual([]);
  await pressToSend(card);
  await expect(fact(card, 'Caller')).toContainText('Spreeblick Architekten');
});
