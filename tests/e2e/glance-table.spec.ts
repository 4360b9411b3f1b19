import { join } from 'node:path';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { waitForCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverBox, hoverText, waitForMark } from './hover-text.ts';

test('in a table, moving straight down opens the card of the next row, five rows in a row', async ({
  server,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  server.serveFolder('/demo/', join(projectFolder, 'tests', 'demo'));
  await page.goto(`${server.origin}/demo/index.html`);
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll('td.number')].slice(0, 6).map((cell) => {
      const { left, top, height } = cell.getBoundingClientRect();
      return { number: cell.textContent ?? '', left, top, width: 80, height, scrolled: false };
    }),
  );
  expect(rows).toHaveLength(6);
  for (const { number } of rows) await waitForMark(page, number);
  for (const [index, row] of rows.entries()) {
    if (index === 0) await hoverBox(page, row);
    else await page.mouse.move(row.left + row.width / 2, row.top + row.height / 2, { steps: 8 });
    await expect(async () => {
      const card = await waitForCard(page);
      const name = await card.getByRole('article').getAttribute('aria-label');
      expect(name).toBe(row.number.replaceAll(/[^+\d]/g, ''));
    }, row.number).toPass();
  }
});

test('the card covers no key of a softphone below the number, as there is room above', async ({ server, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const keys = Array.from({ length: 12 }, (_, at) => `<button style="width: 60px; height: 40px">${at}</button>`);
  const phone = `<p>+49 30 901820</p><div style="width: 200px">${keys.join('')}</div>`;
  await page.goto(server.serve('/', `<!doctype html><body style="margin: 320px 500px">${phone}`));
  await hoverText(page, '+49 30 901820');
  const frame = await (await waitForCard(page)).frameElement();
  const box = await frame.boundingBox();
  const number = await page.locator('p').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(number?.y ?? 0);
});
