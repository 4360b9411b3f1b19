import type { Page } from '@playwright/test';
import { closeCard } from './close-card.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { waitForMark } from './hover-text.ts';
import type { PageServer } from './page-server.ts';

/** Opens a page of which only `html` has come; gives what sends the rest. */
async function openSlowly(page: Page, server: PageServer, html: string): Promise<(rest: string) => void> {
  const { promise: rest, resolve: send } = Promise.withResolvers<string>();
  await page.goto(server.serve('/slow.html', { html, rest }), { waitUntil: 'commit' });
  return send;
}

function marks(page: Page): Promise<number> {
  return page.evaluate(() => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0));
}

test('a page that comes slowly has marks and cards while it comes, and is read whole when it is there', async ({
  server,
  page,
}) => {
  const send = await openSlowly(
    page,
    server,
    '<!doctype html><title>Slow</title><p>+49 30 23125 001</p><p>8.8.8.8</p>',
  );
  await waitForMark(page, '+49 30 23125 001');
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await hoverCard(page, '8.8.8.8');
  await closeCard(page);
  await page.evaluate(() => {
    const [changed, removed] = document.querySelectorAll('p');
    if (changed?.firstChild) changed.firstChild.nodeValue = 'no number any more';
    removed?.remove();
  });
  send('<p>+49 30 23125 002</p>');
  await waitForMark(page, '+49 30 23125 002');
  expect(await marks(page)).toBe(1);
});

test('the country that a page names at its end counts for the numbers before', async ({ server, page }) => {
  const number = '06221 654321';
  const send = await openSlowly(
    page,
    server,
    `<!doctype html><html lang="de-DE"><title>Slow</title><p>Tel. ${number}</p>`,
  );
  const before = await hoverCard(page, number);
  await expect(before.getByRole('article')).toHaveAccessibleName('+496221654321');
  await closeCard(page);
  send('<script type="application/ld+json">{"address":{"addressCountry":"AT"}}</script>');
  await page.waitForLoadState();
  await expect(async () => {
    await page.mouse.move(1, 1);
    const after = await hoverCard(page, number);
    await expect(after.getByRole('article')).toHaveAccessibleName('+436221654321', { timeout: 1_000 });
  }).toPass();
});
