import type { Page } from '@playwright/test';
import type { OpenGallery } from '../../scripts/gallery/open-gallery.ts';
import { openGallery } from '../../scripts/gallery/open-gallery.ts';
import { expect, test } from './extension.ts';

let gallery: OpenGallery;
/** All states, drawn, as scrolled as they are when a card opens. */
let all: Page;
test.beforeAll(async () => {
  gallery = await openGallery(test.info().outputPath('gallery'));
  all = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 } });
  await all.goto(`${gallery.url}#card-details`);
  await all.locator('[data-surface="card-details"]').waitFor();
  await all.waitForLoadState('networkidle');
  await nextFrames(all);
});
test.afterAll(() => gallery.close());

/** Waits until scroll positions have been applied to what is drawn. */
function nextFrames(page: Page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

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
  expect(await all.evaluate(termsAndGaps)).toEqual({ wrapped: [], gaps: [8] });
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
const mostRoom = 40;

test('no arrow that says that more is below has empty room above it', async () => {
  const rooms = await all.evaluate(roomAboveEdges);
  expect(rooms.length).toBeGreaterThan(10);
  expect(rooms.filter(({ room }) => room > mostRoom)).toEqual([]);
});

test('an arrow says that more is below if any row is, and only then', async () => {
  expect(await all.evaluate(wrongArrows)).toEqual([]);
  const page = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 } });
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

const looks = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

for (const state of ['Sources disagree', 'Address, its registry asked', 'Called spam by the service']) {
  test(`details that scroll show no part of a row at their edge, and at their end the edge is below all words: ${state}`, async () => {
    // The state alone: on the page of all states each picture takes half a minute.
    const page = await gallery.browser.newPage({ viewport: { width: 440, height: 560 } });
    await page.goto(`${gallery.url}#card-details/${state}`);
    await expect(page.locator('[data-state]')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    const scroll = page.locator('.nl-card-scroll');
    for (const look of looks) {
      const name = `${look.colorScheme}, forced colours ${look.forcedColors}`;
      await page.emulateMedia(look);
      await scroll.evaluate((part) => part.scrollTo({ top: 0, behavior: 'instant' }));
      await nextFrames(page);
      expect(await scroll.evaluate((part) => part.scrollHeight - part.clientHeight), name).toBeGreaterThan(0);
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
      expect(start, name).toHaveLength(1);
      expect(cutRows, name).toEqual([]);
      expect(await coloursOfEdge(page, box), name).toEqual(start);
      expect(free, name).toBeGreaterThanOrEqual(15);
    }
    await page.close();
  });
}

test('several parts of the day have one line of their own, and no empty one below it', async () => {
  const claim = all.locator('.nl-claim:has(.nl-light-places)').first();
  const below = await claim.evaluate((line) => {
    const places = line.querySelector('.nl-light-places');
    return line.getBoundingClientRect().bottom - (places?.getBoundingClientRect().bottom ?? 0);
  });
  expect(below).toBeLessThan(4);
});

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
  'Address, a low risk',
  'Address, a low risk, and a note',
  'Address, the worst risk',
  'Address, its registry asked',
  'Address, a provider failed',
  'Address, coordinates without a place',
  'Address, coordinates in doubtful order',
  'Text of a link with another number',
  'Text of a link with another number, could not check',
  'A guess under a contact’s name',
  'A guess, with the next country',
  'A guess of a long country, with the next one',
  'A company’s contact, moved to another carrier',
  'A company’s contact with a note',
  'A company’s contact under a guess',
  'Link that forwards calls, country assumed',
];

for (const language of ['en', 'de', 'ar']) {
  test(`the details show what they are opened for without scrolling: facts, and above a number’s map all that is copied (${language})`, async () => {
    const page = await gallery.browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${gallery.url}?still&lang=${language}#card-details`);
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
