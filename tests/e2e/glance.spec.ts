import type { Page } from '@playwright/test';
import { cardSize } from '../../lib/model/page/card.ts';
import type { OpenGallery } from '../../scripts/gallery/open-gallery.ts';
import { openGallery } from '../../scripts/gallery/open-gallery.ts';
import { expect, test } from './extension.ts';
import { readDrawn } from './in-sight.ts';

let gallery: OpenGallery;
let english: Page;
test.beforeAll(async () => {
  gallery = await openGallery(test.info().outputPath('gallery'));
  english = await openCards('en', 'card');
});
test.afterAll(() => gallery.close());

/** Opens all states of a card, drawn. */
async function openCards(language: string, surface: 'card' | 'card-details'): Promise<Page> {
  const page = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${gallery.url}?still&lang=${language}#${surface}`);
  await page.locator(`[data-surface="${surface}"]`).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** The most that a card at a glance may be high, px. */
const most = 200;

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
  // Under a guess of two lines, one row is left.
  'A company’s contact under a guess: Carrier: Ziply Fiber',
  // A question takes the room of the facts until it is answered.
  'Open all favorites, asked: Local time: 1:00 PM',
  'Open all favorites, asked: Line type: Mobile',
  'Open all favorites, asked: Carrier: T-Mobile',
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
  const gaps = await english.evaluate(gapsBeforeSigns);
  expect(gaps.map(({ name }) => name)).toContain('United States, answered');
  expect(gaps.filter(({ gap }) => gap < 0 || gap > 8)).toEqual([]);
});

test('every card at a glance is at most 200 px high, a special one less, and says what matters without scrolling', async () => {
  const drawn = await english.evaluate(readDrawn, '[data-state]');
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
  const gaps = await english.evaluate(gapsInPlaces);
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
    const page = language === 'en' ? english : await openCards(language, 'card');
    const gaps = await page.evaluate(gapsAboveButtons);
    const details = await openCards(language, 'card-details');
    const banners = [...(await page.evaluate(linesOfBanners)), ...(await details.evaluate(linesOfBanners))];
    expect(gaps.length).toBeGreaterThan(40);
    expect(gaps.filter(({ gap }) => gap < leastGap)).toEqual([]);
    expect(banners.length).toBeGreaterThan(12);
    expect(banners.filter(({ lines }) => lines > mostLines)).toEqual([]);
  });
}
