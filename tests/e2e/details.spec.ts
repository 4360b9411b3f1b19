import type { Page } from '@playwright/test';
import type { OpenGallery } from '../../scripts/gallery/open-gallery.ts';
import { openGallery } from '../../scripts/gallery/open-gallery.ts';
import { expect, test } from './extension.ts';

let gallery: OpenGallery;
test.beforeAll(async () => {
  gallery = await openGallery(test.info().outputPath('gallery'));
});
test.afterAll(() => gallery.close());

/** Returns the colours of the lowest row of pixels of a box, each once. */
async function coloursOfEdge(page: Page, box: { x: number; y: number; width: number; height: number }) {
  const clip = { x: Math.ceil(box.x), y: Math.floor(box.y + box.height) - 1, width: Math.floor(box.width), height: 1 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const drawing = new OffscreenCanvas(image.width, 1).getContext('2d');
    drawing?.drawImage(image, 0, 0);
    const pixels = drawing?.getImageData(0, 0, image.width, 1).data ?? [];
    const colours = Array.from({ length: image.width }, (_, at) => pixels.slice(at * 4, at * 4 + 3).join(' '));
    return [...new Set(colours)];
  }, picture);
}

/** Runs in the page: the lines that are drawn, and cut by the lower edge of details that scroll. */
function drawnInPart(scroll: Element): string[] {
  const edge = scroll.getBoundingClientRect().bottom;
  return [...scroll.querySelectorAll('.nl-fact > *, .nl-details-note, .nl-legend > *')].flatMap((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    const isCut = row.checkVisibility({ opacityProperty: true }) && top < edge && bottom > edge + 0.5;
    return isCut ? [row.textContent ?? ''] : [];
  });
}

/** Runs in the page: terms of two lines, and how far maps are from the rows beside them (px), each once. */
function termsAndGaps() {
  const terms = [...document.querySelectorAll('.nl-card-scroll .nl-fact > dt:not(.nl-hidden)')];
  const wrapped = terms.filter((term) => {
    const range = document.createRange();
    range.selectNodeContents(term);
    return range.getBoundingClientRect().height > 20;
  });
  const gaps = [...document.querySelectorAll('.nl-details-part > .nl-map')].flatMap((map) => {
    const { top, bottom } = map.getBoundingClientRect();
    const rows = [...(map.parentElement?.querySelectorAll('.nl-fact') ?? [])].filter((row) => row.checkVisibility());
    const edges = rows.map((row) => row.getBoundingClientRect());
    if (edges.length === 0) return [];
    // Each row has 2 px above and below its words.
    return Math.min(...edges.map((row) => Math.max(row.top - bottom, top - row.bottom))) + 2;
  });
  return { wrapped: wrapped.map((term) => term.textContent), gaps: [...new Set(gaps.map(Math.round))] };
}

test('no term of a fact takes two lines in English, and a map is 8 px from the row beside it', async () => {
  const page = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${gallery.url}#card-details`);
  await page.locator('[data-surface="card-details"]').waitFor();
  expect(await page.evaluate(termsAndGaps)).toEqual({ wrapped: [], gaps: [8] });
  await page.close();
});

/** Runs in the page: the states whose arrow says that more is below while nothing is hidden, or the other way round. */
function wrongArrows(): string[] {
  const scrolls = [...document.querySelectorAll('[data-state] .nl-card-scroll:not(.nl-card-list)')];
  return scrolls.flatMap((scroll) => {
    const rows = [...scroll.querySelectorAll('.nl-fact > *, .nl-details-note, .nl-map, .nl-legend > *, .nl-teach')];
    // A map is cut. Of the room below all, 6.5 of 16 px may be missing.
    const end = scroll.getBoundingClientRect().bottom - 9.5;
    const hidden = rows.filter((row) => {
      const isCut = row.matches('.nl-map') && row.getBoundingClientRect().bottom > end;
      return row.checkVisibility() && (isCut || !row.checkVisibility({ opacityProperty: true }));
    });
    const isArrow = getComputedStyle(scroll, '::after').opacity !== '0';
    const state = scroll.closest('[data-state]')?.getAttribute('data-state');
    return isArrow === hidden.length > 0 ? [] : [`${state}: ${isArrow ? 'arrow' : hidden.length}`];
  });
}

/**
 * Runs in the page: how far the lowest part that is drawn is above the edge (px), for each state whose arrow says that more is
 * below.
 */
function roomAboveEdges(): { state: string; room: number }[] {
  return [...document.querySelectorAll('[data-state] .nl-card-scroll:not(.nl-card-list)')].flatMap((scroll) => {
    if (getComputedStyle(scroll, '::after').opacity === '0') return [];
    const edge = scroll.getBoundingClientRect().bottom;
    const parts =
      '.nl-fact, .nl-fact > *, .nl-details-note, .nl-map, .nl-legend > *, .nl-teach, .nl-failure, .nl-meaning';
    const drawn = [...scroll.querySelectorAll(parts)].filter((part) =>
      // Of a row whose lines come one by one, only these count.
      part.matches('.nl-fact:not(:has(> .nl-fact-aside), .nl-fact-place)')
        ? false
        : part.checkVisibility({ opacityProperty: true }) && part.getBoundingClientRect().top < edge,
    );
    const lowest = Math.max(...drawn.map((part) => part.getBoundingClientRect().bottom));
    const state = scroll.closest('[data-state]')?.getAttribute('data-state') ?? '';
    return [{ state, room: Math.round(edge - lowest) }];
  });
}

/** The most room above the edge if more is below, px: a line that does not fit, with the line between two groups. */
const mostRoom = 38;

test('no arrow that says that more is below has empty room above it', async () => {
  const page = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${gallery.url}#card-details`);
  await page.locator('[data-surface="card-details"]').waitFor();
  await page.waitForLoadState('networkidle');
  await nextFrames(page);
  const rooms = await page.evaluate(roomAboveEdges);
  await page.close();
  expect(rooms.length).toBeGreaterThan(10);
  expect(rooms.filter(({ room }) => room > mostRoom)).toEqual([]);
});

/** Waits until scroll positions have been applied to what is drawn. */
function nextFrames(page: Page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test('an arrow says that more is below if any row is, and only then', async () => {
  const page = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${gallery.url}#card-details`);
  await page.locator('[data-surface="card-details"]').waitFor();
  await page.waitForLoadState('networkidle');
  await nextFrames(page);
  expect(await page.evaluate(wrongArrows)).toEqual([]);
  await page.goto(`${gallery.url}#card-details/Mobile number, on the device`);
  await expect(page.locator('[data-state]')).toHaveCount(1);
  const free = await page.locator('.nl-card-scroll').evaluate((scroll) => {
    const ends = [...scroll.children].map((child) => child.getBoundingClientRect().bottom);
    return Math.floor(scroll.getBoundingClientRect().bottom - Math.max(...ends));
  });
  for (let less = free - 20; less < free + 8; less += 1) {
    await page.locator('[data-state]').evaluate((box, by) => {
      if (box instanceof HTMLElement) box.style.blockSize = `${440 - by}px`;
    }, less);
    await nextFrames(page);
    expect(await page.evaluate(wrongArrows), `${free - less} px below the last row`).toEqual([]);
  }
  await page.close();
});

const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

for (const [name, look] of Object.entries(looks)) {
  test(`details that scroll show no part of a row at their edge, and at their end the edge is below all words (${name})`, async () => {
    // A picture of the long page of all states takes long beside other tests.
    test.setTimeout(400_000);
    const page = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 }, ...look });
    await page.goto(`${gallery.url}#card-details`);
    await page.locator('[data-surface="card-details"]').waitFor();
    await page.waitForLoadState('networkidle');
    for (const state of ['Sources disagree', 'Address, its registry asked', 'Called spam by the service']) {
      const scroll = page.locator(`[data-surface="card-details"] [data-state="${state}"] .nl-card-scroll`);
      await scroll.evaluate((part) =>
        part.closest('[data-state]')?.scrollIntoView({ behavior: 'instant', block: 'center' }),
      );
      expect(await scroll.evaluate((part) => part.scrollHeight - part.clientHeight), state).toBeGreaterThan(0);
      const box = await scroll.evaluate((part) => {
        const { x, y, height } = part.getBoundingClientRect();
        return { x, y, height, width: part.clientWidth };
      });
      const start = await coloursOfEdge(page, box);
      const cutRows = await scroll.evaluate(drawnInPart);
      const free = await scroll.evaluate((part) => {
        part.scrollTo({ top: part.scrollHeight, behavior: 'instant' });
        const ends = [...part.children].map((child) => child.getBoundingClientRect().bottom);
        return part.getBoundingClientRect().bottom - Math.max(...ends);
      });
      expect(start, state).toHaveLength(1);
      expect(cutRows, state).toEqual([]);
      expect(await coloursOfEdge(page, box), state).toEqual(start);
      expect(free, state).toBeGreaterThanOrEqual(15);
    }
    await page.close();
  });
}

test('several parts of the day have one line of their own, and no empty one below it', async () => {
  const page = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${gallery.url}#card-details`);
  const claim = page.locator('[data-surface="card-details"] .nl-claim:has(.nl-light-places)').first();
  const below = await claim.evaluate((line) => {
    const places = line.querySelector('.nl-light-places');
    return line.getBoundingClientRect().bottom - (places?.getBoundingClientRect().bottom ?? 0);
  });
  await page.close();
  expect(below).toBeLessThan(4);
});
