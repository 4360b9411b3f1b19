import { join } from 'node:path';
import { env } from 'node:process';
import { expect, test } from '@playwright/test';
import { usualCards } from '../../lib/page/card/card-phases.ts';
import { findChromium } from '../../scripts/setup/chromium.ts';
import { hasRealInput } from '../../scripts/setup/install-real-input.ts';
import { launchWithExtension } from '../../scripts/setup/launch-with-extension.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { cardBox } from './card-check.ts';
import { waitForCard, waitForNoCard } from './card-frame.ts';
import { waitForMark } from './hover-text.ts';
import { outwait } from './outwait.ts';
import { startPageServer } from './page-server.ts';
import { startRealDesk } from './real-desk.ts';

// Playwright's own pointer opens no list, and gives no leave at the frame's border.
test.skip(!hasRealInput(), 'Xvfb and xdotool are not installed: real input cannot be tried');

const number = '06221 654321';

test('the list of countries reaches beyond the card, which stays until a press elsewhere', async () => {
  const desk = await startRealDesk();
  const server = await startPageServer();
  const browser = await findChromium();
  if (!browser) throw new Error('No Chromium was found');
  const before = env['DISPLAY'];
  env['DISPLAY'] = desk.display;
  const extension = join(projectFolder, '.output', 'chrome-mv3');
  const { context } = await launchWithExtension({ browser, extension, headless: false, viewport: null });
  if (before === undefined) delete env['DISPLAY'];
  else env['DISPLAY'] = before;
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await desk.moveTo(page, 20, 500, { steps: 2, pause: 20 });
    const html = `<!doctype html><html lang="de-DE"><p style="margin: 60px 200px">Tel. <b>${number}</b>`;
    await page.goto(server.serve('/', html));
    await page.bringToFront();
    await waitForMark(page, number);
    const mark = await page.locator('b').boundingBox();
    if (!mark) throw new Error('the number is not in sight');
    await desk.moveTo(page, mark.x + mark.width / 2, mark.y + mark.height / 2);
    const card = await waitForCard(page);
    const { left, top } = await cardBox(page);
    const list = await card.getByRole('combobox', { name: 'Change country' }).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    await desk.moveTo(page, left + list.x, top + list.y);
    desk.act('click', '1');
    await expect.poll(() => card.evaluate(() => document.activeElement?.localName)).toBe('select');
    // Beside the card, where the list is.
    await desk.moveTo(page, left + list.x + 120, top + list.y + 120);
    desk.act('type', 'Austria');
    desk.act('key', 'Return');
    await expect(card.getByRole('article')).toHaveAccessibleName('+436221654321');
    await desk.moveTo(page, left + list.x + 200, top + list.y + 300);
    await outwait(page, usualCards.cardDelays.close * 3);
    await expect(card.getByRole('article')).toHaveAccessibleName('+436221654321');
    desk.act('click', '1');
    await waitForNoCard(page);
  } finally {
    await context.close();
    await server.close();
    desk.close();
  }
});
