import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { cardBox } from './card-check.ts';
import { waitForCard } from './card-frame.ts';
import { closeCard } from './close-card.ts';
import { expect, test } from './extension.ts';
import { hoverBox } from './hover-text.ts';
import { readDrawn } from './in-sight.ts';
import { isFull } from './whole.ts';

const shared = join(projectFolder, '..', 'shared', 'pages');
const files = existsSync(shared) ? readdirSync(shared).filter((file) => file.endsWith('.html')) : [];
const absent = 'the shared pages are not beside this checkout';

/** Pages of different layouts that have a number in sight; all pages are tried on request (NUMLENS_FULL=1). */
const withNumbers = [
  'ahlen.de.reparaturcafe.html',
  'austria.info.radfahren.html',
  'bund-naturschutz.de-habeck.html',
  'ekhn.de-Pflegefinanzierung.html',
];
/** How many numbers of real pages are hovered, and how many of each page. */
const hovers = isFull ? { all: 30, each: 3 } : { all: 4, each: 1 };

/** The most that a card at a glance may be high, px. */
const most = 200;

type Box = { left: number; top: number; width: number; height: number };

/** Runs in the page: the places of up to `most` marked numbers, brought into view one after the other by `at`. */
function markAt(at: number): (Box & { scrolled: boolean }) | null {
  const mark = [...CSS.highlights.values()].flatMap((highlight) => [...highlight])[at];
  if (!mark) return null;
  const range = new Range();
  range.setStart(mark.startContainer, mark.startOffset);
  range.setEnd(mark.endContainer, mark.endOffset);
  mark.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box] = range.getClientRects();
  if (!box || box.width === 0) return null;
  const { left, top, width, height } = box;
  const caret = document.caretPositionFromPoint(left + width / 2, top + height / 2);
  return caret?.offsetNode === range.startContainer ? { left, top, width, height, scrolled: true } : null;
}

/** Runs in the page: every address of a log that is in the viewport, by the log's own text. */
function addressesInView(): (Box & { text: string })[] {
  const found: (Box & { text: string })[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const match of (node.nodeValue ?? '').matchAll(/(?<![\w.-])(?:\d{1,3}\.){3}\d{1,3}(?![\w.-])/g)) {
      const range = new Range();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const [box] = range.getClientRects();
      if (!box || box.bottom < 0 || box.top > innerHeight) continue;
      found.push({ left: box.left, top: box.top, width: box.width, height: box.height, text: match[0] });
    }
  }
  return found;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Hovers up to `count` numbers of a page; tells of each card what is drawn in it. */
async function hoverSome(page: Page, count: number) {
  const drawn = [];
  for (let at = 0; drawn.length < count && at < 40; at += 1) {
    const mark = await page.evaluate(markAt, at);
    if (!mark) continue;
    await hoverBox(page, mark);
    const card = await waitForCard(page);
    const { width, height } = await cardBox(page);
    const [inside] = await card.evaluate(readDrawn, 'article');
    const { pathname } = new URL(page.url());
    if (inside) drawn.push({ ...inside, name: `${pathname} ${inside.seen.slice(0, 40)}`, width, height });
    await closeCard(page);
  }
  return drawn;
}

test(`${hovers.all} real hovers over real pages: no card is higher than 200 px, and none scrolls or cuts what matters`, async ({
  server,
  page,
  extension,
}) => {
  test.skip(files.length === 0, absent);
  extension.errors.allow(/net::ERR_|Failed to load resource|has been blocked|Content.Security.Policy/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  server.serveFolder('/pages/', shared);
  const drawn = [];
  for (const file of isFull ? files : withNumbers) {
    if (drawn.length >= hovers.all) break;
    await page.goto(`${server.origin}/pages/${encodeURI(file)}`, { waitUntil: 'load' });
    // Of all pages many have no number.
    const patience = isFull ? { timeout: 1_500 } : {};
    const marked = page.waitForFunction(() => CSS.highlights.size > 0, null, patience);
    if (isFull ? await marked.catch(() => null) : await marked)
      drawn.push(...(await hoverSome(page, Math.min(hovers.each, hovers.all - drawn.length))));
  }
  const heights = drawn.map(({ height }) => height);
  console.log(`${drawn.length} hovers, heights ${[...new Set(heights)].sort().join(', ')} px`);
  expect(drawn.length).toBe(hovers.all);
  expect(Math.max(...heights)).toBeLessThanOrEqual(most);
  const faulty = drawn.filter(
    ({ scrolls, cut, missing, lacksFlag }) => scrolls > 0 || cut.length + missing.length > 0 || lacksFlag,
  );
  expect(faulty).toEqual([]);
});

test('in a long log the card of an address in the middle of a line hides neither it nor the next three below', async ({
  server,
  page,
}) => {
  test.skip(files.length === 0, absent);
  await page.setViewportSize({ width: 1280, height: 800 });
  const file = join(shared, 'large', 'openssh-log.html');
  await page.goto(server.serve('/log.html', { file }));
  await page.waitForFunction(() => CSS.highlights.size > 0);
  let tried = 0;
  const hidden: string[] = [];
  for (const scroll of isFull ? [0, 3_000, 9_000] : [0]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll);
    const all = await page.evaluate(addressesInView);
    // From the top of the window, its middle and its lower part; far enough from the edge that three follow.
    const [middle, low] = [Math.floor(all.length / 2), Math.max(0, all.length - 6)];
    for (const at of isFull ? [0, 1, Math.floor(all.length / 3), middle, low] : [0, middle, low]) {
      const [number, ...below] = all.slice(at);
      if (!number || number.left < 60) continue;
      await hoverBox(page, { ...number, scrolled: true });
      await waitForCard(page);
      const card = await cardBox(page);
      const next = below.filter(({ top }) => top >= number.top + number.height - 1).slice(0, 3);
      tried += 1;
      for (const each of [number, ...next]) {
        if (overlap(card, each))
          hidden.push(`${number.text} at ${scroll}+${Math.round(number.top)} hides ${each.text}`);
      }
      await closeCard(page);
    }
  }
  console.log(`${tried} addresses of the log`);
  expect(tried).toBeGreaterThan(isFull ? 9 : 2);
  expect(hidden).toEqual([]);
});
