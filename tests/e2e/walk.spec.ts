import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { waitForCard, waitForNoCard } from './card-frame.ts';
import { closeCard } from './close-card.ts';
import { expect, test } from './extension.ts';
import { waitForMark } from './hover-text.ts';
import { pressCommand } from './press-command.ts';
import { changeSettings } from './stored-settings.ts';

const pageText = `<!doctype html><html lang="de"><title>Numbers</title><style>p { margin: 30px }</style>
  <p>First 8.8.8.8</p><p><input value="here" aria-label="here"></p><p>Second <b>+49</b> 30 231250123</p>
  <p style="display: none">192.0.2.77</p>
  <div style="height: 90px; overflow: auto"><p style="margin-top: 400px">Third 9.9.9.9</p></div>
  <p style="margin-top: 2000px">Fourth 1.1.1.1`;

/** Waits for the card of a subject, with the focus in its frame, and gives the text that is marked as the current one. */
async function walkedTo(page: Page, subject: string): Promise<string> {
  await expect(async () => {
    const card = await waitForCard(page);
    await expect(card.getByRole('article')).toHaveAccessibleName(subject, { timeout: 200 });
    expect(await card.evaluate(() => document.hasFocus() && document.activeElement?.localName)).toBe('article');
  }).toPass();
  return page.evaluate(() => {
    const range = new Range();
    const [mark] = CSS.highlights.get('numlens-current') ?? [];
    if (!mark) return '';
    range.setStart(mark.startContainer, mark.startOffset);
    range.setEnd(mark.endContainer, mark.endOffset);
    const { top, bottom } = range.getBoundingClientRect();
    const isInView = top >= 0 && bottom <= innerHeight;
    return isInView ? range.toString() : 'out of view';
  });
}

/** How many pixels of a paragraph's upper half have the color of marks: only the current mark has a line there. */
async function lineAbove(page: Page, text: string): Promise<number> {
  const box = await page.locator('p', { hasText: text }).boundingBox();
  if (!box) throw new Error(`${text} is not in sight`);
  const clip = { x: box.x, y: box.y - 4, width: 150, height: box.height / 2 + 4 };
  const picture = await page.screenshot({ clip });
  const { data } = PNG.sync.read(picture);
  const isOfMarks = (at: number) => data[at] === 0x0e && data[at + 1] === 0x8a && data[at + 2] === 0x7d;
  return Array.from({ length: data.length / 4 }, (_, index) => index * 4).filter(isOfMarks).length;
}

test('the shortcut walks from number to number, scrolls there, and opens each card with the focus in it', async ({
  extension,
  server,
  page,
}) => {
  await page.goto(server.serve('/', pageText));
  await waitForMark(page, '1.1.1.1');
  await page.bringToFront();
  const walk = (command: 'next-number' | 'previous-number') => pressCommand(extension.worker, command);
  await page.getByLabel('here').focus();

  // From where the person is.
  await walk('next-number');
  expect(await walkedTo(page, '+4930231250123')).toBe('+49 30 231250123');
  await expect.poll(() => lineAbove(page, 'Second')).toBeGreaterThan(100);
  expect(await lineAbove(page, 'First')).toBe(0);
  await walk('next-number');
  expect(await walkedTo(page, '9.9.9.9')).toBe('9.9.9.9');
  await walk('next-number');
  expect(await walkedTo(page, '1.1.1.1')).toBe('1.1.1.1');
  await walk('next-number');
  expect(await walkedTo(page, '8.8.8.8')).toBe('8.8.8.8');
  await walk('previous-number');
  expect(await walkedTo(page, '1.1.1.1')).toBe('1.1.1.1');

  await test.step('Esc gives the focus back and takes the mark away', async () => {
    await closeCard(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('here');
    expect(await page.evaluate(() => CSS.highlights.has('numlens-current'))).toBe(false);
  });

  await test.step('the walk goes on from where it was', async () => {
    await walk('previous-number');
    expect(await walkedTo(page, '9.9.9.9')).toBe('9.9.9.9');
  });
});

test('the browser takes the keys that the manifest suggests', async ({ extension }) => {
  const commands = await extension.worker.evaluate(() => chrome.commands.getAll());
  const keys = commands.flatMap(({ name, shortcut }) => (name?.endsWith('-number') ? [shortcut] : []));
  expect(keys).toEqual(['Alt+Shift+J', 'Alt+Shift+K']);
});

test('a page without numbers, and one that is switched off, hears nothing of the shortcut', async ({
  extension,
  server,
  page,
}) => {
  await page.goto(server.serve('/', '<!doctype html><p>Nothing'));
  await page.bringToFront();
  await pressCommand(extension.worker, 'next-number');
  await waitForNoCard(page);
  expect(await page.evaluate(() => document.querySelector('[popover]'))).toBeNull();
});

test('the shortcut that looks up the selection opens its card, and no popup', async ({ extension, server, page }) => {
  await page.goto(server.serve('/', pageText));
  await waitForMark(page, '1.1.1.1');
  await page.bringToFront();
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('p') ?? document.body));
  await pressCommand(extension.worker, 'look-up-selection');
  const card = await waitForCard(page);
  await expect(card.getByRole('article')).toHaveAccessibleName('8.8.8.8');
  const popups = await extension.worker.evaluate(async () => {
    const contexts = await chrome.runtime.getContexts({});
    return contexts.map(({ documentUrl = '' }) => documentUrl).filter((url) => url.includes('popup.html'));
  });
  expect(popups).toEqual([]);
});

test('if the user chose so, the walk skips private addresses and further places of a number', async ({
  extension,
  server,
  page,
}) => {
  await changeSettings(await extension.open('options.html'), { shortWalk: true });
  const text = '<p>8.8.8.8</p><p>10.0.0.7</p><p>8.8.8.8</p><p>9.9.9.9</p><p>192.168.0.9</p>';
  await page.goto(server.serve('/', `<!doctype html><html lang="de"><title>Log</title>${text}`));
  await waitForMark(page, '192.168.0.9');
  await page.bringToFront();
  for (const ip of ['8.8.8.8', '9.9.9.9', '8.8.8.8']) {
    await pressCommand(extension.worker, 'next-number');
    expect(await walkedTo(page, ip)).toBe(ip);
  }
});
