import type { Frame, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { waitForCard, waitForNoCard } from './card-frame.ts';
import { hoverBox } from './hover-text.ts';

type Rect = { left: number; top: number; width: number; height: number };

/** The markup of the one number of a page for `checkCard`, and what its card says. */
export const numberMarkup = '<b id="number">+49 30 231250123</b>';
const said = 'Berlin';

/** Runs in a frame: whether the number is marked. */
function isMarked(): boolean {
  const wanted = document.querySelector('#number');
  return [...CSS.highlights.values()].some((highlight) =>
    [...highlight].some(({ startContainer }) => wanted?.contains(startContainer)),
  );
}

/** Runs in the page: where its shown cards stand. */
function readHosts(): Rect[] {
  const hosts = [...document.querySelectorAll('[popover="manual"]')];
  const shown = hosts.filter((host) => getComputedStyle(host).opacity === '1');
  return shown.map((host) => {
    const { left, top, width, height } = host.getBoundingClientRect();
    return { left, top, width, height };
  });
}

/** Waits until the number of a frame is marked. */
export async function waitForNumber(frame: Frame): Promise<void> {
  await frame.waitForFunction(isMarked);
}

/** Where the number of a frame stands in the viewport of the whole page. */
export async function numberBox(frame: Frame): Promise<Rect> {
  const box = await frame.locator('#number').boundingBox();
  if (!box) throw new Error('the number is not drawn');
  return { left: box.x, top: box.y, width: box.width, height: box.height };
}

/** Where the shown card stands; one must be there. */
export async function cardBox(page: Page): Promise<Rect> {
  const hosts = await page.evaluate(readHosts);
  const [host] = hosts;
  if (!host || hosts.length > 1) throw new Error(`${hosts.length} cards are shown`);
  return host;
}

function overlap(a: Rect, b: Rect): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

/** How far two rectangles that do not overlap are from each other, px. */
function gap(a: Rect, b: Rect): number {
  const across = Math.max(b.left - (a.left + a.width), a.left - (b.left + b.width), 0);
  return Math.max(across, b.top - (a.top + a.height), a.top - (b.top + b.height));
}

/** Hovers the number: its card must say its fact, stand in the viewport, and cover neither the number nor the pointer. */
export async function openCard(page: Page, frame: Frame = page.mainFrame()): Promise<Frame> {
  await waitForNumber(frame);
  const number = await numberBox(frame);
  await hoverBox(page, { ...number, scrolled: false });
  const card = await waitForCard(page);
  await expect(card.getByRole('article')).toContainText(said);
  const box = await cardBox(page);
  const viewport = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.left + box.width).toBeLessThanOrEqual(viewport.width + 0.5);
  expect(box.top + box.height).toBeLessThanOrEqual(viewport.height + 0.5);
  expect(overlap(box, number), `the card ${JSON.stringify(box)} covers the number ${JSON.stringify(number)}`).toBe(
    false,
  );
  expect(gap(box, number), 'the card stands beside the number').toBeLessThan(24);
  return card;
}

/** The same, and the card closes when the pointer leaves. */
export async function checkCard(page: Page, frame: Frame = page.mainFrame()): Promise<void> {
  await openCard(page, frame);
  await page.mouse.move(1090, 790, { steps: 4 });
  await page.mouse.move(1095, 795, { steps: 2 });
  await waitForNoCard(page);
}
