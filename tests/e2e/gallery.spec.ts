import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { OpenGallery } from '../../scripts/gallery/open-gallery.ts';
import { openGallery } from '../../scripts/gallery/open-gallery.ts';
import { inTwoPages } from './in-two-pages.ts';
import { isFull } from './whole.ts';

let gallery: OpenGallery;
test.beforeAll(async () => {
  gallery = await openGallery(test.info().outputPath('gallery'));
});
test.afterAll(() => gallery.close());

/** Which rules, and where; every rule of WCAG 2.2 AA on the whole page unless it says otherwise. */
type Looks = { rules?: string[]; within?: string };

/** What axe holds against the page, each kind of it once, in words short enough to read in a failure. */
async function complaints(page: Page, { rules, within = 'body' }: Looks = {}): Promise<string[]> {
  // Of what passes axe describes one place only, as to describe all takes it longer than to look.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(within);
  if (rules) axe.withRules(rules);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  // Each state stands alone in the product; here, many share the page and their fields' ids.
  if (!rules) axe.disableRules(['duplicate-id-aria']);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any.map(({ message }) => message).join()}`),
  );
  return [...new Set(found.map((each) => each.replace(/P\d+-\d+/g, 'P')))];
}

/** How the states are looked at: all rules in light, the contrast in dark, too. */
const looks: { colorScheme: 'light' | 'dark'; rules: Looks }[] = [
  { colorScheme: 'light', rules: {} },
  { colorScheme: 'dark', rules: { rules: ['color-contrast'] } },
];

/**
 * Runs in the page: takes the states away in which each class of each element, with the one around it, stands in an earlier
 * state, too; says how many are left. All states are looked at on request (NUMLENS_FULL=1).
 */
function takeRepeatedAway(): number {
  const seen = new Set<string>();
  const boxes = [...document.querySelectorAll('[data-state]')];
  for (const box of boxes) {
    const before = seen.size;
    for (const { className, parentElement, localName } of box.querySelectorAll('*'))
      seen.add(`${parentElement?.className} > ${localName} ${className}`);
    if (seen.size === before) box.parentElement?.remove();
  }
  return boxes.filter(({ isConnected }) => isConnected).length;
}

/** Opens what opens by itself in a state: its details. */
async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

test('every state of every surface is clear to axe, in light or dark, with all that opens open', async () => {
  // Beside three other browsers on two cores, each state takes four times as long as alone.
  test.setTimeout(isFull ? 1_200_000 : 800_000);
  // What fades in has no contrast while it does.
  const options = { colorScheme: 'light', reducedMotion: 'reduce', viewport: { width: 1640, height: 1000 } } as const;
  const page = await gallery.browser.newPage(options);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // No surface has this name: what all are called is known without drawing them.
  await page.goto(`${gallery.url}#none`);
  const surfaces = await page.evaluate(() => document.documentElement.dataset['surfaces']?.split(',') ?? []);
  expect(surfaces.length).toBeGreaterThan(6);
  let states = 0;
  const work = (lane: Page, name: string) =>
    test.step(name, async () => {
      // Anew: of the surface before, states were taken away.
      await lane.goto('about:blank');
      await lane.goto(`${gallery.url}?still#${name}`);
      await expect(lane.locator(`[data-surface="${name}"]`)).toHaveCount(1);
      states += await lane.locator('[data-state]').count();
      if (!isFull) console.log(`${name}: ${await lane.evaluate(takeRepeatedAway)} states`);
      await openDetails(lane);
      for (const { colorScheme, rules } of looks) {
        await lane.emulateMedia({ colorScheme });
        expect.soft(await complaints(lane, rules), `${name}, ${colorScheme}`).toEqual([]);
      }
    });
  await inTwoPages(gallery.browser, options, { things: surfaces, work });
  expect(states).toBeGreaterThan(250);
  await test.step('the menus of the card', async () => {
    await page.goto(`${gallery.url}#card-details/Mobile number, on the device`);
    await expect(page.locator('[data-state]')).toHaveCount(1);
    for (const name of ['Copy as…', 'More actions']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('menu', { name })).toBeVisible();
      expect(await complaints(page, { within: '[role=menu]' })).toEqual([]);
    }
    await page.getByRole('menuitem', { name: 'Turn off on this site' }).click();
    await expect(page.getByRole('button', { name: 'Turn off', exact: true })).toBeVisible();
    expect(await complaints(page, { within: 'fieldset' })).toEqual([]);
  });
  await test.step('what the tools of the list open', async () => {
    for (const state of ['Wide', 'Before spending']) {
      await page.goto(`${gallery.url}#list/${state}`);
      for (const name of ['Filter and sort', 'Summary']) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('region', { name })).toBeVisible();
        expect.soft(await complaints(page), `${name}, ${state}`).toEqual([]);
      }
    }
  });
  await test.step('no heading of a group covers the button below what was found, however far it is scrolled', async () => {
    await page.goto(`${gallery.url}#found/Grouped`);
    const add = page.getByRole('button', { name: 'Add all to the list' });
    await expect(add).toBeVisible();
    const covered = await add.evaluate((button) => {
      const scrolled = button.closest('.gallery-found');
      if (!scrolled) return ['nothing scrolls'];
      return Array.from({ length: 20 }, (_, step) => {
        scrolled.scrollTop = (step * (scrolled.scrollHeight - scrolled.clientHeight)) / 19;
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return button.contains(at) ? '' : `${at?.tagName} at ${scrolled.scrollTop}`;
      }).filter((each) => each !== '');
    });
    expect(covered).toEqual([]);
  });
  await test.step('of a long host the end is in sight, which tells whoever owns the site', async () => {
    await page.goto(`${gallery.url}#popup/A site with a long name`);
    const host = page.locator('.nl-site-host');
    await expect(host).toHaveText('a-very-long-host-name.of-a-department.university.example');
    const [hidden, last] = await host.evaluate((line) => {
      const name = line.firstElementChild?.getBoundingClientRect();
      const box = line.getBoundingClientRect();
      return name ? [box.left - name.left, name.right - box.right] : [0, 0];
    });
    expect(hidden, 'its beginning is cut').toBeGreaterThan(1);
    expect(last, 'its end is not').toBeLessThan(1);
  });
  expect(errors).toEqual([]);
  await page.close();
});

/** In a narrow list: numbers that break or are cut, and times that are seen, but not whole. */
async function brokenInNarrowRows(page: Page): Promise<string[]> {
  const rows = page.locator('.nl-grid:not(.nl-grid-wide) .nl-row:not(.nl-row-long)');
  await expect(rows.first()).toBeVisible();
  return rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const line = row.querySelector('.nl-row-line')?.getBoundingClientRect();
      const number = row.querySelector('.nl-row-subject');
      const time = row.querySelector('.nl-cell-time');
      const words = time?.querySelector('bdi');
      if (!line || !number) return ['no number'];
      const { top = line.bottom, right = 0 } = time?.getBoundingClientRect() ?? {};
      const isTimeSeen = top < line.bottom;
      const isTimeCut = right > line.right + 1 || (words ? words.scrollWidth > words.clientWidth : false);
      return [
        ...(number.getBoundingClientRect().height > 20 ? [`breaks: ${number.textContent}`] : []),
        ...(number.scrollWidth > number.clientWidth ? [`cut: ${number.textContent}`] : []),
        ...(isTimeSeen && isTimeCut ? [`cut: ${time?.textContent}`] : []),
      ];
    }),
  );
}

/** In a wide list with cells of two lines: rows without room for them, and tags that are not beside their number. */
async function crampedInWideRows(page: Page): Promise<string[]> {
  const rows = page.locator('.nl-grid-wide .nl-row');
  await expect(rows.locator('.nl-row-tag')).toHaveCount(2);
  return rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const { height } = row.getBoundingClientRect();
      const number = row.querySelector('.nl-row-subject')?.getBoundingClientRect();
      const apart = [...row.querySelectorAll('.nl-row-tag')].filter((tag) => {
        const { top, bottom } = tag.getBoundingClientRect();
        return number === undefined || Math.abs(number.top + number.bottom - top - bottom) > 4;
      });
      return [
        ...(height === 44 ? [] : [`${height} px: ${row.textContent}`]),
        ...apart.map(({ textContent }) => `apart: ${textContent}`),
      ];
    }),
  );
}

test('in the side panel, no number breaks in 320 px, and no time or ASN is cut', async () => {
  const page = await gallery.browser.newPage({ viewport: { width: 1640, height: 1000 } });
  for (const lang of ['en', 'de']) {
    await test.step(`narrow, ${lang}`, async () => {
      await page.goto(`${gallery.url}?lang=${lang}#list`);
      expect(await brokenInNarrowRows(page)).toEqual([]);
      const row = page.locator('[data-state="Before spending"] [role=row]').filter({ hasText: '+1 900-555-0123' });
      await expect(row.locator('.nl-cell-time'), 'hours, without a day').toHaveText(/^0?4–0?7 (?:AM|Uhr)$/);
      await expect(row.locator('.nl-cell-time'), 'the whole is in its title').toHaveAttribute(
        'title',
        /\d{1,2}:\d\d.*\d{1,2}:\d\d/,
      );
      // A number that leaves its time no room has none.
      await row.locator('.nl-row-subject').evaluate((number) => number.append(' ext. 12345'));
      expect(await brokenInNarrowRows(page)).toEqual([]);
      // In German, the longest words take a third line.
      const long = lang === 'en' ? ['Run over, with a failure', '5,000 rows'] : [];
      for (const state of ['Before spending', 'Running', ...long]) {
        const bar = page.locator(`[data-state="${state}"] .nl-spending`);
        const height = await bar.evaluate((part) => part.getBoundingClientRect().height);
        expect(height, `two lines, the same for all: ${state}`).toBe(65);
        await expect(bar.locator(':scope > :first-child > :first-child'), 'the button first').toHaveClass(/nl-button/);
      }
    });
    await test.step(`wide, ${lang}`, async () => {
      await page.goto(`${gallery.url}?lang=${lang}#list/Wide`);
      for (const width of [1250, 1100, 900, 760]) {
        await page.locator('.gallery-tab').evaluate((box, px) => {
          box.style.inlineSize = `${px}px`;
        }, width);
        await expect
          .poll(() => page.locator('.nl-grid').evaluate((grid) => grid.getBoundingClientRect().width))
          .toBe(width);
        const whole = page.locator('.nl-grid-wide :is(.nl-cell-asn > bdi, .nl-cell-count > span, .nl-row-subject)');
        const cut = await whole.evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map(({ textContent }) => textContent),
        );
        expect(cut, `at ${width} px`).toEqual([]);
        if (width === 1250) expect(await crampedInWideRows(page)).toEqual([]);
      }
    });
  }
  await page.goto(`${gallery.url}#list/5,000 rows, wide`);
  const line = page.locator('.nl-grid-wide .nl-row').first();
  await expect.poll(() => line.evaluate((row) => row.getBoundingClientRect().height), 'one line').toBe(34);
  await page.close();
});

test('what is on the page: the head has one line, members of a network are further in and below no gap, and reading is seen', async () => {
  const page = await gallery.browser.newPage({ viewport: { width: 1640, height: 1000 } });
  for (const lang of ['en', 'de', 'es', 'ru']) {
    await page.goto(`${gallery.url}?lang=${lang}#found/Warnings`);
    const sums = await page.locator('.nl-onpage-sums').evaluate((list) => list.getBoundingClientRect().height);
    expect(sums, lang).toBe(20);
  }
  await page.goto(`${gallery.url}#found/Grouped`);
  const name = page.locator('.nl-onpage-name').filter({ hasText: 'Amazon.com' });
  const [indent, gapAbove] = await name.evaluate((heading) => {
    const [own, above] = [heading.parentElement, heading.parentElement?.previousElementSibling];
    const left = (part: Element | null | undefined) =>
      part?.querySelector('.nl-onpage-subject')?.getBoundingClientRect().left ?? 0;
    const last = above?.querySelector('li:last-child .nl-onpage-detail')?.getBoundingClientRect().bottom ?? 0;
    const [words] = heading.getElementsByTagName('bdi');
    return [left(own) - left(above), (words?.getBoundingClientRect().top ?? 0) - last];
  });
  expect(indent).toBe(16);
  expect(gapAbove, 'about as much as between two rows').toBeLessThanOrEqual(12);
  await page.goto(`${gallery.url}#found/Reading`);
  await expect(page.locator('.nl-onpage-reading .nl-ring')).toBeVisible();
  await expect(page.locator('.nl-onpage-reading'), 'at once').toHaveCSS('animation-name', 'none');
  await page.close();
});
