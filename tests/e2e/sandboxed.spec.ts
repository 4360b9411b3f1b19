import type { Page } from '@playwright/test';
import { numberBox, numberMarkup, waitForNumber } from './card-check.ts';
import { waitForCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverBox } from './hover-text.ts';
import { pageScriptWorld } from './page-script-world.ts';

const raw = '# IOCs\nC2 45.77.12.11\nC2 91.92.66.124:8443\ncontact +1 312-626-5196\n';
const headers = {
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** How many marks the page has. Such a page runs no script, so this polls from outside. */
function marks(page: Page): Promise<number> {
  return page.evaluate(() => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0));
}

test('a document that its policy sandboxes is read: marks, popup and side panel serve, and no card tries to open', async ({
  extension,
  server,
  page,
}) => {
  await page.goto(server.serve('/raw', { html: raw, headers }));
  await expect.poll(() => marks(page)).toBe(3);

  const panel = await extension.open('sidepanel.html');
  await page.bringToFront();
  await expect(panel.getByRole('button', { name: /^45\.77\.12\.11/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^\+1 312 626 5196/ })).toBeVisible();

  // The card's frame would have no origin of ours there. Its script comes, and makes no host.
  const world = await pageScriptWorld(page, extension.id);
  await page.mouse.move(5, 300);
  await page.mouse.move(60, 40, { steps: 8 });
  await expect.poll(() => world.run('typeof globalThis.numlensCardParts')).toBe('object');
  await world.run('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  expect(await page.evaluate(() => document.documentElement.childElementCount)).toBe(2);
});

test('a number in a frame whose sandbox takes its origin has its card in the top frame', async ({ server, page }) => {
  server.serve(
    '/inner.html',
    `<!doctype html><html lang="de"><title>Inner</title><body style="margin: 8px">Ring ${numberMarkup}`,
  );
  const frame =
    '<iframe style="width: 300px; height: 60px; margin: 200px" sandbox="allow-scripts" src="/inner.html"></iframe>';
  await page.goto(server.serve('/', `<!doctype html><html lang="de"><title>Outer</title>${frame}`));
  await expect.poll(() => page.frames().length).toBe(2);
  const [, inner] = page.frames();
  if (!inner) throw new Error('the page has no frame');
  await waitForNumber(inner);
  await hoverBox(page, { ...(await numberBox(inner)), scrolled: false });
  const card = await waitForCard(page);
  await expect(card.getByRole('article')).toHaveAccessibleName('+4930231250123');
});
