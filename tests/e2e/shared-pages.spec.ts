import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { waitForCard } from './card-frame.ts';
import { closeCard } from './close-card.ts';
import { expect, test } from './extension.ts';
import { hoverBox } from './hover-text.ts';
import { isFull } from './whole.ts';

const folder = join(projectFolder, '..', 'shared', 'pages');
/** One page of each kind: of another script, with much markup, a shop, a long log. */
const kinds = [
  'diarioextra.com-cidh.html',
  'large/openssh-log.html',
  'tofugu.com.dezuka-suisan.html',
  'zooroyal.de.trixie.html',
];
const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      isFull ? file.endsWith('.html') : kinds.includes(file),
    )
  : [];

/** Runs in the page: where the first mark stands that a pointer could reach, once there are marks; null until then. */
function findMark(): { left: number; top: number; width: number; height: number; scrolled: boolean } | null {
  const range = new Range();
  for (const mark of [...CSS.highlights.values()].flatMap((highlight) => [...highlight])) {
    range.setStart(mark.startContainer, mark.startOffset);
    range.setEnd(mark.endContainer, mark.endOffset);
    if (!range.getBoundingClientRect().width) continue;
    range.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = range.getClientRects();
    if (!box || box.width === 0) continue;
    const { left, top, width, height } = box;
    const caret = document.caretPositionFromPoint(left + width / 2, top + height / 2);
    if (caret?.offsetNode === range.startContainer) return { left, top, width, height, scrolled: true };
  }
  return null;
}

type Left = { mutations: number; shift: number };

/** Runs in the page, before it is read: counts what changes in it from then on. These pages have no scripts of their own. */
function watch(): void {
  const left: Left = { mutations: 0, shift: 0 };
  Object.assign(window, { left });
  addEventListener('DOMContentLoaded', () => {
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver((records) => {
      left.mutations += records.length;
    }).observe(document, everything);
  });
  addEventListener('load', () => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) left.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift' });
  });
}

const readLeft = (page: Page): Promise<Left> => page.evaluate((): Left => Reflect.get(window, 'left'));
const readMarkup = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

// Marks come in idle time; a page that has none by then is taken for one without numbers.
const patience = 2_000;

test('real pages stay as they are, and nobody is asked: no change in the DOM, no layout shift, no word in the console, no error, no request', async ({
  extension,
  server,
  page,
  service,
}) => {
  test.skip(files.length === 0, 'the shared pages are not beside this checkout');
  // What these pages lack themselves (images, styles and frames of sites that cannot be reached) is not ours.
  extension.errors.allow(/net::ERR_|Failed to load resource|has been blocked|Content.Security.Policy/);
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  server.serveFolder('/pages/', folder);

  const requests: string[] = [];
  extension.context.on('request', (request) => {
    const isWorker = request.serviceWorker() !== null;
    if (isWorker && !request.url().startsWith('chrome-extension:')) requests.push(request.url());
  });
  // Everything that a look-up needs is there but the consent.
  await extension.configure({ lookUpOnline: 'Never' });
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.location().url.startsWith('chrome-extension:')) said.push(message.text());
  });
  await page.addInitScript(watch);

  let cards = 0;
  for (const file of files) {
    await test.step(file, async () => {
      await page.goto(`${server.origin}/pages/${encodeURI(file)}`, { waitUntil: 'load' });
      const found = await page.waitForFunction(findMark, null, { polling: 100, timeout: patience }).catch(() => null);
      const mark = await found?.jsonValue();
      expect(await readLeft(page)).toEqual({ mutations: 0, shift: 0 });
      if (mark) {
        const before = await readMarkup(page);
        await hoverBox(page, mark);
        const card = await waitForCard(page);
        await expect(card.getByRole('article')).toBeVisible();
        // The card's host was counted: a change would be seen.
        expect((await readLeft(page)).mutations).toBeGreaterThan(0);
        await closeCard(page);
        expect(await readMarkup(page)).toBe(before);
        expect((await readLeft(page)).shift).toBe(0);
        cards += 1;
      }
      expect(await extension.errors.errors()).toEqual([]);
      expect(said).toEqual([]);
    });
  }
  console.log(`${files.length} real pages, ${cards} with a number to hover`);
  if (!isFull) expect(files).toHaveLength(kinds.length);
  expect(cards).toBeGreaterThan(files.length / 4);
  // By the time that this is answered, every page before would have asked.
  const popup = await extension.open('popup.html');
  await popup.getByLabel('Phone number or IP address').fill('+49 30 231250123');
  await popup.getByLabel('Phone number or IP address').press('Enter');
  await expect(popup.getByRole('article')).toContainText('Berlin');
  expect([requests, service.requests]).toEqual([[], []]);
});
