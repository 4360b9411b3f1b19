import type { Frame, Page } from '@playwright/test';
import { cardBox } from './card-check.ts';
import { waitForCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { hoverText, waitForMark } from './hover-text.ts';

// In the corners, where no card of another covers them.
const pageText = `<!doctype html><title>Pins</title><style>body { height: 3000px } b { position: fixed }</style>
  <b style="top: 100px; left: 20px">8.8.8.8</b><b style="top: 100px; left: 560px">9.9.9.9</b>
  <b style="bottom: 100px; left: 20px">1.1.1.1</b><b style="bottom: 100px; left: 560px">208.67.222.222</b>`;

const cards = (page: Page): Frame[] => page.frames().filter((frame) => frame.url().includes('/card.html'));
/** The subjects of the open cards; a card that is just going counts no more. */
async function names(page: Page): Promise<(string | null)[]> {
  const read = (card: Frame) => card.getByRole('article').getAttribute('aria-label');
  const all = await Promise.all(cards(page).map((card) => read(card).catch(() => null)));
  return all.filter((name) => name !== null);
}

/** Hovers a text, and pins its card. */
async function pin(page: Page, text: string): Promise<Frame> {
  await hoverText(page, text);
  await expect(async () => {
    const card = await waitForCard(page);
    await expect(card.getByRole('article')).toHaveAccessibleName(text, { timeout: 200 });
  }).toPass();
  const card = await waitForCard(page);
  await card.getByRole('button', { name: 'Pin this card' }).press('Enter');
  await expect(card.getByRole('button', { name: 'Unpin this card' })).toBeVisible();
  return card;
}

test('a pinned card stays: leaving, clicks, scrolling and the next hover leave it, three of them at most', async ({
  server,
  page,
}) => {
  await page.goto(server.serve('/', pageText));
  await waitForMark(page, '208.67.222.222');
  await pin(page, '8.8.8.8');
  await page.mouse.click(1000, 700);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 0);
  await page.evaluate(() => scrollTo(0, 0));
  await pin(page, '9.9.9.9');
  await pin(page, '1.1.1.1');
  expect(await names(page)).toEqual(['8.8.8.8', '9.9.9.9', '1.1.1.1']);
  await pin(page, '208.67.222.222');
  await expect.poll(() => names(page)).toEqual(['9.9.9.9', '1.1.1.1', '208.67.222.222']);

  await test.step('each has a close button', async () => {
    // The end is what counts: a press that takes its frame away may never be acknowledged (close-card.ts).
    const closed = (async () => await expect.poll(() => names(page)).toEqual(['9.9.9.9', '208.67.222.222']))();
    await Promise.race([cards(page)[1]?.getByRole('button', { name: 'Close' }).press('Enter'), closed]);
    await closed;
  });
  await test.step('Esc closes the one that was opened last', async () => {
    await page.mouse.click(1000, 700);
    await page.keyboard.press('Escape');
    await expect.poll(() => names(page)).toEqual(['9.9.9.9']);
    await page.keyboard.press('Escape');
    await expect.poll(() => names(page)).toEqual([]);
  });
});

test('a pinned card moves by its grip, dragged or with arrow keys, and stays in the window', async ({
  server,
  page,
}) => {
  await page.goto(server.serve('/', pageText));
  await waitForMark(page, '8.8.8.8');
  const card = await pin(page, '8.8.8.8');
  const before = await cardBox(page);
  const grip = card.getByRole('button', { name: /^Move card/ });
  const box = await grip.boundingBox();
  if (!box) throw new Error('the grip is not drawn');
  await page.mouse.move(box.x + 30, box.y + 6);
  await page.mouse.down();
  await page.mouse.move(box.x + 180, box.y + 86, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => cardBox(page)).toEqual({ ...before, left: before.left + 150, top: before.top + 80 });
  await grip.press('ArrowRight');
  await expect.poll(async () => (await cardBox(page)).left).toBe(before.left + 174);
  for (let count = 0; count < 40; count += 1) await grip.press('ArrowRight');
  await expect
    .poll(async () => {
      const { left, width } = await cardBox(page);
      return left + width;
    })
    .toBe(1100 - 8);
});

test('the page can neither pin nor move a card, whatever it posts', async ({ server, page }) => {
  await page.goto(server.serve('/', pageText));
  await hoverCard(page, '8.8.8.8');
  const before = await cardBox(page);
  await page.evaluate(() => {
    for (const message of [
      { say: 'pin', pinned: true },
      { say: 'move', x: 90, y: 90 },
      { say: 'hold', held: true },
    ]) {
      postMessage(message, '*');
      for (let index = 0; index < frames.length; index += 1) frames[index]?.postMessage(message, '*');
    }
  });
  expect(await cardBox(page)).toEqual(before);
  await page.mouse.move(1000, 700, { steps: 5 });
  await expect.poll(() => names(page)).toEqual([]);
});

test('pinned cards close, too, where Numlens is turned off', async ({ extension, server, page }) => {
  await page.goto(server.serve('/', pageText));
  await waitForMark(page, '9.9.9.9');
  await pin(page, '8.8.8.8');
  await pin(page, '9.9.9.9');
  const own = await extension.open('popup.html');
  await own.evaluate(() =>
    chrome.runtime.sendMessage({ to: 'background', type: 'setPaused', input: { paused: true } }),
  );
  await expect.poll(() => names(page)).toEqual([]);
  expect(cards(page)).toEqual([]);
});
