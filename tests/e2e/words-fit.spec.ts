import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { OpenGallery } from '../../scripts/gallery/open-gallery.ts';
import { openGallery } from '../../scripts/gallery/open-gallery.ts';
import type { Sentences } from '../../scripts/languages/read-language.ts';
import { languageFolders, readLanguage } from '../../scripts/languages/read-language.ts';
import { findCutWords } from './find-cut-words.ts';
import { inTwoPages } from './in-two-pages.ts';
import { isFull } from './whole.ts';

let gallery: OpenGallery;
test.beforeAll(async () => {
  gallery = await openGallery(test.info().outputPath('gallery'));
});
test.afterAll(() => gallery.close());

/** The key of the sentence that words on the page come from, if they are a whole one. */
function keyOf(words: string, sentences: Sentences): string {
  for (const [key, { message }] of Object.entries(sentences)) {
    const parts = message.split(/\$\d/).map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    if (parts.join('').length > 1 && new RegExp(`^${parts.join('.*')}$`, 's').test(words)) return key;
  }
  return '?';
}

/** The options in the least width of WCAG 1.4.10, less a scroll bar; how much wider than that each state needs. */
function measureOptions(): string[] {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-surface="options"] [data-state]')];
  // Sections by themselves have no padding of the page around them.
  const before = boxes.map((box) => box.style.inlineSize);
  for (const box of boxes) box.style.inlineSize = box.querySelector('.nl-options-page') ? '305px' : '281px';
  const wide = boxes.flatMap((box) => {
    const parts = [...box.querySelectorAll<HTMLElement>('*')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    return box.scrollWidth <= box.clientWidth
      ? []
      : [`${box.dataset['state']} ${box.scrollWidth}: ${parts.map(({ className }) => className).join(' > ')}`];
  });
  for (const [index, box] of boxes.entries()) box.style.inlineSize = before[index] ?? '';
  return boxes.length === 0 ? ['no options'] : wide;
}

/**
 * The languages that are hardest to fit: long words, long sentences, right to left, and no spaces. Every fourth state in each,
 * others in the next. All states in all languages on request (NUMLENS_FULL=1).
 */
const hardest = ['de', 'ru', 'fr', 'es', 'pt', 'ar', 'ja'];
const partFor = (index: number): string => (isFull ? '' : `&part=${(index % 4) + 1}of4`);

test('no words are cut, hidden or laid over others, and the options need no more than 320 px, in any state and any language', async () => {
  if (isFull) test.setTimeout(1_200_000);
  const cut = new Set<string>();
  const tooWide: string[] = [];
  const things = isFull ? ['en', ...languageFolders()] : hardest;
  const viewport = { width: 1640, height: 1000 };
  const work = async (page: Page, folder: string) => {
    const sentences = readLanguage(folder);
    await page.goto(`${gallery.url}?still&lang=${folder.replace('_', '-')}${partFor(things.indexOf(folder))}`);
    await page.locator('[data-surface]').first().waitFor();
    // Lists take themselves to be as wide as the page until a frame has measured them.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const closed = await page.evaluate(findCutWords, 'all' as const);
    const wide = await page.evaluate(measureOptions);
    tooWide.push(...wide.map((each) => `${folder}, ${each}`));
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const opened = await page.evaluate(findCutWords, 'opened' as const);
    for (const { state, how, where, words } of [...closed, ...opened]) {
      cut.add(`${folder}, ${state}: ${keyOf(words, sentences)} “${words}” (${where}) ${how}`);
    }
  };
  await inTwoPages(gallery.browser, { viewport }, { things, work });
  expect([...cut]).toEqual([]);
  expect(tooWide).toEqual([]);
});

test('of a card at a glance no row is cut in two or laid over another, with words that are 40 % longer than English', async () => {
  const page = await gallery.browser.newPage({ viewport: { width: 1640, height: 1000 } });
  for (const lang of ['long', 'rtl']) {
    await page.goto(`${gallery.url}?still&lang=${lang}#card`);
    await page.locator('[data-surface="card"]').waitFor();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const cut = await page.evaluate(findCutWords, 'all' as const);
    expect(
      cut.map(({ state, how, where, words }) => `${lang}, ${state}: “${words}” (${where}) ${how}`),
      lang,
    ).toEqual([]);
  }
  await page.close();
});
