import type { Page } from '@playwright/test';

/**
 * Lets `ms` of the page's own time pass. Only for what no event tells: that a delay of the product ended and nothing
 * came of it. So `ms` is made of that delay.
 */
export async function outwait(page: Page, ms: number): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  // Asked at each frame, as is usual, the browser would draw frames for nothing.
  await page.waitForFunction((until) => performance.now() >= until, now + ms, { polling: 50 });
}
