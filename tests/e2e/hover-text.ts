import type { Page } from '@playwright/test';
import { outwait } from './outwait.ts';

type Place = { left: number; top: number; width: number; height: number; scrolled: boolean };

/** Runs in the page: brings the first occurrence of a text into view and gives its place; null when it is absent. */
function findText(wanted: string): Place | null {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.nodeValue?.indexOf(wanted) ?? -1;
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + wanted.length);
    const first = range.getBoundingClientRect();
    const scrolled = first.top < 80 || first.bottom > innerHeight - 80;
    if (scrolled) node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = range.getClientRects()[0];
    if (box) return { left: box.left, top: box.top, width: box.width, height: box.height, scrolled };
  }
  return null;
}

/** Runs in the page: whether a highlight covers the text, which may stand in several elements. */
function isMarked(wanted: string): boolean {
  const live = document.createRange();
  for (const highlight of CSS.highlights.values()) {
    for (const { startContainer, startOffset, endContainer, endOffset } of highlight) {
      live.setStart(startContainer, startOffset);
      live.setEnd(endContainer, endOffset);
      if (live.toString().includes(wanted)) return true;
    }
  }
  return false;
}

/** Waits until the text is marked. */
export async function waitForMark(page: Page, text: string): Promise<void> {
  // Asked at each frame, as is usual, it would read all marks of a large page again and again.
  await page.waitForFunction(isMarked, text, { polling: 50 });
}

/** How long a mark must have stood, and how long ago a page must have been scrolled, for a hover to count; ms. */
const rest = { mark: 600, scroll: 250 };

/**
 * Moves the pointer onto a text of the page, from the left edge, as a hand would; scrolls it into view first. Numlens
 * takes a hover for wanted only on text that stood still for a while before, so this waits for that much of the page's
 * time, and then for `before`.
 */
export async function hoverText(page: Page, text: string, before?: () => Promise<unknown>): Promise<void> {
  const box = await page.evaluate(findText, text);
  if (!box) throw new Error(`the page does not show ${text}`);
  await hoverBox(page, box, before);
}

/** Moves the pointer onto the middle of a box of the page, as above. */
export async function hoverBox(
  page: Page,
  box: { left: number; top: number; width: number; height: number; scrolled: boolean },
  before?: () => Promise<unknown>,
): Promise<void> {
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  // The edge of the page, where no other number is in the way. What is near the first place on a page does not count.
  const { height } = page.viewportSize() ?? { height: Number.POSITIVE_INFINITY };
  const away = y > 300 ? y - 200 : Math.min(y + 200, height - 1);
  await page.mouse.move(1, away);
  const stoodFor = box.scrolled ? rest.mark + rest.scroll : rest.mark;
  await outwait(page, stoodFor);
  await before?.();
  await page.mouse.move(2, away);
  await page.mouse.move(1, y);
  // On the way it would cross other numbers of the line, and rest on one of them where the machine is slow.
  await page.mouse.move(x - box.width / 4, y);
  await page.mouse.move(x, y, { steps: 3 });
}
