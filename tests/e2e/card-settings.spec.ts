import type { Page } from '@playwright/test';
import { usualCards } from '../../lib/page/card/card-phases.ts';
import { numberBox, numberMarkup, waitForNumber } from './card-check.ts';
import { waitForCard } from './card-frame.ts';
import { closeCard } from './close-card.ts';
import { expect, test } from './extension.ts';
import { hoverBox } from './hover-text.ts';
import { outwait } from './outwait.ts';
import { whole } from './whole.ts';

const pageText = `<!doctype html><html lang="de"><title>Page</title><p style="margin: 90px">Ring ${numberMarkup}
  or <a href="#followed">go</a></p><textarea aria-label="text"></textarea>`;

async function choose(options: Page, opening: string): Promise<void> {
  await options.getByLabel('Open cards').selectOption(opening);
  await options.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(options.getByRole('status').filter({ hasText: /saved/i })).toBeVisible();
}

/** Rests on the number for longer than a card would take, and says whether one was even made. */
async function hoverOpens(page: Page): Promise<boolean> {
  await page.mouse.move(1000, 700);
  await hoverBox(page, { ...(await numberBox(page.mainFrame())), scrolled: false });
  await outwait(page, usualCards.cardDelays.show * 1.5);
  return page.frames().some((frame) => frame.url().includes('/card.html'));
}

test('a card opens by hovering, with a key held, or by a click, as chosen; open pages follow at once', async ({
  extension,
  server,
  page,
}) => {
  await page.goto(server.serve('/', pageText));
  await waitForNumber(page.mainFrame());
  expect(await hoverOpens(page)).toBe(true);
  const options = await extension.open('options.html');

  await test.step('with a key held', async () => {
    await choose(options, 'On hover while holding a key');
    await page.bringToFront();
    expect(await hoverOpens(page), 'without the key').toBe(false);
    await page.keyboard.down('Shift');
    await waitForCard(page);
    await page.keyboard.up('Shift');
    await closeCard(page);
    // While the person writes the key is for what they write.
    await page.getByLabel('text').focus();
    await page.keyboard.type('ABC');
    await page.keyboard.down('Shift');
    await outwait(page, usualCards.cardDelays.show * 1.5);
    await page.keyboard.up('Shift');
    expect(page.frames().some((frame) => frame.url().includes('/card.html'))).toBe(false);
    await page.mouse.move(1000, 700);
    await page.keyboard.down('Shift');
    const { left, top } = await numberBox(page.mainFrame());
    await page.mouse.move(left + 20, top + 8, { steps: 5 });
    await waitForCard(page);
    await page.keyboard.up('Shift');
  });

  await test.step('by a click, which does what it does all the same', async () => {
    await choose(options, 'On click');
    await page.bringToFront();
    await page.evaluate(() => addEventListener('click', () => Reflect.set(window, 'clicked', true)));
    expect(await hoverOpens(page), 'without the click').toBe(false);
    const { left, top } = await numberBox(page.mainFrame());
    await page.mouse.click(left + 20, top + 8);
    await waitForCard(page);
    expect(await page.evaluate(() => Reflect.get(window, 'clicked'))).toBe(true);
  });

  await test.step('a page that is opened later knows it too', async () => {
    await page.reload();
    await waitForNumber(page.mainFrame());
    expect(await hoverOpens(page)).toBe(false);
  });
});

test('the delays are settings', whole, async ({ extension, server, page }) => {
  await page.goto(server.serve('/', pageText));
  await waitForNumber(page.mainFrame());
  const options = await extension.open('options.html');
  await options.getByLabel('Delay before opening').selectOption('1.5 seconds');
  await options.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(options.getByRole('status').filter({ hasText: /saved/i })).toBeVisible();
  await page.bringToFront();
  expect(await hoverOpens(page), 'it is being made').toBe(true);
  const isShown = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('[popover]') ?? document.body).opacity);
  expect(await isShown()).toBe('0');
  await waitForCard(page);
});
