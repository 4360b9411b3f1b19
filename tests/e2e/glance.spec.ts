import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cardSize } from '../../lib/model/page/card.ts';
import type { OpenGallery } from '../../scripts/gallery/open-gallery.ts';
import { openGallery } from '../../scripts/gallery/open-gallery.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { cardBox } from './card-check.ts';
import { waitForCard } from './card-frame.ts';
import { closeCard } from './close-card.ts';
import { expect, test } from './extension.ts';
import { hoverBox } from './hover-text.ts';
import { readDrawn } from './in-sight.ts';

let gallery: OpenGallery;
test.beforeAll(async () => {
  gallery = await openGallery(test.info().outputPath('gallery'));
});
test.afterAll(() => gallery.close());

const shared = join(projectFolder, '..', 'shared', 'pages');
const files = existsSync(shared) ? readdirSync(shared).filter((file) => file.endsWith('.html')) : [];
const absent = 'the shared pages are not beside this checkout';

const isFull = Boolean(process.env['NUMLENS_FULL']);
/** Pages of different layouts that have a number in sight; all pages are tried on request (NUMLENS_FULL=1). */
const withNumbers = [
  '5min.at-Villachs.html',
  'ahlen.de.reparaturcafe.html',
  'anwaltniemeyer.de.index.html',
  'austria.info.radfahren.html',
  'bahamaslocal.com-atlantis.html',
  'bund-naturschutz.de-habeck.html',
  'chorknaben-ulm.de.geschichte.html',
  'ekhn.de-Pflegefinanzierung.html',
];
/** How many numbers of real pages are hovered, and how many of each page. */
const hovers = isFull ? { all: 30, each: 3 } : { all: 8, each: 1 };

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

/**
 * Beside two numbers, a warning and a failure these have no room: an assumed country's city and line type, the clock of a
 * failed lookup.
 */
const inDetails = [
  'Text of a link with another number: Line type: Landline',
  'Text of a link with another number, could not check: Line type: Landline',
  'Text of a link with another number: Location: Berlin',
  'Text of a link with another number, could not check: Location: Berlin',
  'Text of a link with another number, could not check: Local time: 1:00 PM',
  // A line type that the sources dispute.
  'Sources disagree: Line type: Landline',
];

/**
 * Runs in the gallery's page: how far a service's sign is after the name that the service gives (px), by state. If a name
 * is cut, its sign is at the end of its lines.
 */
function gapsBeforeSigns(): { name: string; gap: number }[] {
  return [...document.querySelectorAll('[data-state]')].flatMap((box) => {
    const name = box.querySelector('.nl-glance-title .nl-glance-name');
    const sign = box.querySelector('.nl-glance-title .nl-glance-source');
    if (!name || !sign) return [];
    const state = box.getAttribute('data-state') ?? '';
    if (name.scrollHeight > name.clientHeight + 1) {
      return [{ name: state, gap: Math.round(sign.getBoundingClientRect().left - name.getBoundingClientRect().right) }];
    }
    const range = document.createRange();
    // The last word, if the sign is beside it; otherwise all words.
    range.selectNodeContents(name.querySelector('.nl-said-end')?.firstChild ?? name);
    const last = [...range.getClientRects()].at(-1)?.right ?? 0;
    return [{ name: state, gap: Math.round(sign.getBoundingClientRect().left - last) }];
  });
}

test('the sign of a service is right after the last word of the name that it gives, in one line or two', async () => {
  const page = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${gallery.url}#card`);
  await page.locator('[data-surface="card"]').waitFor();
  const gaps = await page.evaluate(gapsBeforeSigns);
  await page.close();
  expect(gaps.map(({ name }) => name)).toContain('United States, answered');
  expect(gaps.filter(({ gap }) => gap < 0 || gap > 8)).toEqual([]);
});

test('every card at a glance is at most 200 px high, a special one less, and says what matters without scrolling', async () => {
  const page = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${gallery.url}#card`);
  await page.locator('[data-surface="card"]').waitFor();
  await page.waitForLoadState('networkidle');
  const drawn = await page.evaluate(readDrawn, '[data-state]');
  await page.close();
  expect(drawn.length).toBeGreaterThan(70);
  const heightOf = (kind: 'phone' | 'address' | 'special' | 'list') => cardSize(kind, 'glance').height;
  const kinds = [heightOf('phone'), heightOf('address'), heightOf('special'), heightOf('list')];
  expect(Math.max(...kinds)).toBeLessThanOrEqual(most);
  expect(heightOf('special')).toBeLessThan(Math.min(heightOf('phone'), heightOf('address')));
  for (const { height, name } of drawn) expect(kinds, name).toContain(height);
  const faults = drawn.flatMap(({ name, scrolls, cut, missing, lacksFlag }) => [
    ...(scrolls > 0 ? [`${name}: scrolls ${scrolls} px`] : []),
    ...cut.map((text) => `${name}: cuts “${text}”`),
    ...missing
      .filter((fact) => !inDetails.includes(`${name}: ${fact}`))
      .map((fact) => `${name}: does not show ${fact}`),
    ...(lacksFlag ? [`${name}: no flag`] : []),
  ]);
  expect(faults).toEqual([]);
});

/** Runs in the gallery's page: the rooms between a place and its country, with another source's place below them (px). */
function gapsInPlaces(): { name: string; gap: number; isCut: boolean }[] {
  return [...document.querySelectorAll('[data-state]')].flatMap((box) => {
    const parts = [...box.querySelectorAll('.nl-glance-wraps > dd.nl-glance-part')];
    const [place, country] = parts.map((part) => part.querySelector('bdi')?.getBoundingClientRect());
    if (!place || !country) return [];
    const isCut = parts.some((part) => getComputedStyle(part).overflow === 'hidden');
    return [{ name: box.getAttribute('data-state') ?? '', gap: Math.round(country.left - place.right), isCut }];
  });
}

test('a place that another source disputes is beside its flag and its country', async () => {
  const page = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${gallery.url}#card`);
  await page.locator('[data-surface="card"]').waitFor();
  const gaps = await page.evaluate(gapsInPlaces);
  await page.close();
  expect(gaps.map(({ name }) => name)).toEqual(['Called spam by the service', 'Address, another region']);
  // A row's flag is outside of its first part, so a part that is cut would have none.
  expect(gaps.filter(({ gap, isCut }) => gap < 0 || gap > 12 || isCut)).toEqual([]);
});

/** The least room between a card's last row and its button, px. */
const leastGap = 6;

/** Runs in the gallery's page: how far each card's first button is below the last row in sight (px), by state. */
function gapsAboveButtons(): { name: string; gap: number }[] {
  const rows =
    '.nl-glance-sub, .nl-glance-line, .nl-glance-meaning, .nl-glance-embedded, .nl-glance-country, .nl-link-numbers, .nl-range-line';
  return [...document.querySelectorAll('[data-state]')].flatMap((box) => {
    const button = box.querySelector('.nl-glance-actions .nl-button')?.getBoundingClientRect();
    if (!button) return [];
    const { left, right } = box.getBoundingClientRect();
    // A row without room is out of sight, in the next column.
    const inSight = [...box.querySelectorAll(rows)]
      .filter((row) => row.checkVisibility({ visibilityProperty: true }))
      .map((row) => row.getBoundingClientRect())
      .filter((row) => row.height > 0 && row.left < right && row.right > left);
    const gap = button.top - Math.max(...inSight.map(({ bottom }) => bottom));
    return [{ name: box.getAttribute('data-state') ?? '', gap: Math.round(gap * 10) / 10 }];
  });
}

/** Runs in the gallery's page: how many lines each card's warning takes, by state. */
function linesOfBanners(): { name: string; lines: number }[] {
  return [...document.querySelectorAll('[data-state]')].flatMap((box) =>
    [...box.querySelectorAll('.nl-banner-words')].map((words) => ({
      name: box.getAttribute('data-state') ?? '',
      lines: Math.round(words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(words).lineHeight)),
    })),
  );
}

for (const [language, mostLines] of [
  ['en', 1],
  ['de', 2],
] as const) {
  test(`no row of a card at a glance touches its button, and warnings are short (${language})`, async () => {
    const page = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${gallery.url}?lang=${language}#card`);
    await page.locator('[data-surface="card"]').waitFor();
    await page.waitForLoadState('networkidle');
    const gaps = await page.evaluate(gapsAboveButtons);
    const banners = await page.evaluate(linesOfBanners);
    await page.goto(`${gallery.url}?lang=${language}#card-details`);
    await page.locator('[data-surface="card-details"]').waitFor();
    banners.push(...(await page.evaluate(linesOfBanners)));
    await page.close();
    expect(gaps.length).toBeGreaterThan(40);
    expect(gaps.filter(({ gap }) => gap < leastGap)).toEqual([]);
    expect(banners.length).toBeGreaterThan(12);
    expect(banners.filter(({ lines }) => lines > mostLines)).toEqual([]);
  });
}

type DetailsInSight = {
  name: string;
  isPhone: boolean;
  map: { height: number; isInSight: boolean; copiedAbove: number } | null;
  /** Facts and texts to copy that need scrolling. */
  below: string[];
};

/** Runs in the gallery's page: what each card with all details shows without scrolling, by state. */
function detailsInSight(): DetailsInSight[] {
  return [...document.querySelectorAll('[data-state]')].flatMap((box) => {
    const scroll = box.querySelector('.nl-card-scroll');
    if (!scroll) return [];
    const edge = scroll.getBoundingClientRect().bottom + 1;
    const isInSight = (part: Element) => part.getBoundingClientRect().bottom <= edge;
    const rows = (of: string) => [...scroll.querySelectorAll(of)].filter((row) => row.checkVisibility());
    const map = scroll.querySelector('.nl-map');
    const bottom = map?.getBoundingClientRect().bottom ?? 0;
    const copiedAbove = rows('.nl-formats > .nl-fact').filter((row) => row.getBoundingClientRect().top < bottom).length;
    return [
      {
        name: box.getAttribute('data-state') ?? '',
        isPhone: box.classList.contains('gallery-phone'),
        map: map && {
          height: Math.round(bottom - map.getBoundingClientRect().top),
          isInSight: isInSight(map),
          copiedAbove,
        },
        below: rows('.nl-fact')
          .filter((row) => !isInSight(row))
          .map((row) => row.querySelector('dt')?.textContent ?? ''),
      },
    ];
  });
}

/** Two sources for most facts, a failure above them, or two numbers and a failure need more room than a card has. */
const needScrolling = [
  'Sources disagree',
  'Called spam by the service',
  'Address, a provider warns',
  'Address, its registry asked',
  'Address, a provider failed',
  'Address, coordinates without a place',
  'Address, coordinates in doubtful order',
  'Text of a link with another number',
  'Text of a link with another number, could not check',
  'A guess under a contact’s name',
  'A guess, with the next country',
  'A guess of a long country, with the next one',
  'Link that forwards calls, country assumed',
];

for (const language of ['en', 'de', 'ar']) {
  test(`the details show what they are opened for without scrolling: facts, and above a number’s map all that is copied (${language})`, async () => {
    const page = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${gallery.url}?lang=${language}#card-details`);
    await page.locator('[data-surface="card-details"]').waitFor();
    await page.waitForLoadState('networkidle');
    const before = await page.evaluate(detailsInSight);
    await page.evaluate(() => {
      for (const map of document.querySelectorAll('.nl-map')) map.scrollIntoView({ behavior: 'instant', block: 'end' });
    });
    const after = await page.evaluate(detailsInSight);
    await page.close();
    const maps = before.flatMap(({ name, isPhone, map }) => (map ? [{ name, isPhone, ...map }] : []));
    expect(maps.length).toBeGreaterThan(20);
    for (const isPhone of [true, false]) {
      const heights = maps.filter((map) => map.isPhone === isPhone).map(({ height }) => height);
      expect(new Set(heights).size, 'one size').toBe(1);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(96);
    }
    const copies = (name: string) => before.find((each) => each.name === name)?.below;
    expect(copies('Mobile number, on the device')).toEqual([]);
    expect(maps.filter(({ isPhone, copiedAbove }) => isPhone && copiedAbove === 0)).toEqual([]);
    expect(after.filter(({ map }) => map && !map.isInSight)).toEqual([]);
    if (language !== 'en') return;
    const cut = before.filter(({ name, below }) => below.length > 0 && !name.startsWith('Failure: '));
    expect(cut.filter(({ name }) => !needScrolling.includes(name))).toEqual([]);
    const failed = before.filter(({ name }) => name.startsWith('Failure: '));
    expect(failed.filter(({ below }) => below.length > 1)).toEqual([]);
  });
}

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
  test.setTimeout(400_000);
  extension.errors.allow(/net::ERR_|Failed to load resource|has been blocked|Content.Security.Policy/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  server.serveFolder('/pages/', shared);
  const drawn = [];
  for (const file of isFull ? files : withNumbers) {
    if (drawn.length >= hovers.all) break;
    await page.goto(`${server.origin}/pages/${encodeURI(file)}`, { waitUntil: 'load' });
    const marked = page.waitForFunction(() => CSS.highlights.size > 0, null, { timeout: 1_500 });
    if (await marked.catch(() => null))
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
  for (const scroll of isFull ? [0, 3_000, 9_000] : [0, 9_000]) {
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
  expect(tried).toBeGreaterThan(isFull ? 9 : 4);
  expect(hidden).toEqual([]);
});
