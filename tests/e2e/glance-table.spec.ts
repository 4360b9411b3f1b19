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

test('in a long table, no card covers the field or a key of a softphone that lies over it', async ({
  server,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const rows = Array.from({ length: 200 }, (_, at) => {
    return `<tr><td>Lead ${at}<td>+49 30 901${String(820 + at).padStart(4, '0')}<td>Company ${at}<td>Berlin`;
  });
  const keys = Array.from({ length: 12 }, (_, at) => `<button style="width: 60px; height: 40px">${at}</button>`);
  const phone = `<div style="position: fixed; left: 480px; bottom: 20px; width: 200px"><input>${keys.join('')}</div>`;
  await page.goto(
    server.serve('/', `<!doctype html><table width="900" cellpadding="8">${rows.join('')}</table>${phone}`),
  );
  const controls = await page.locator('input, button').evaluateAll((all) => {
    return all
      .map((each) => each.getBoundingClientRect())
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
  });
  for (const row of [6, 9, 12, 15]) {
    await hoverText(page, `+49 30 901${String(820 + row).padStart(4, '0')}`);
    await expect(async () => {
      const frame = await (await waitForCard(page)).frameElement();
      const { x = 0, y = 0, width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
      const covered = controls.filter(
        ({ left, top, right, bottom }) => left < x + width && right > x && top < y + height && bottom > y,
      );
      expect(covered).toEqual([]);
    }, `row ${row}`).toPass();
  }
});
