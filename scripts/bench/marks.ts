import type { Page } from '@playwright/test';

/** A large page on a busy machine, ms. */
export const markTimeout = 180_000;

/** Runs in the page: how many texts are marked, and whether a text that ends with `last` is one of them. */
function readMarks(last: string): { count: number; hasLast: boolean } {
  const ranges = [...CSS.highlights.values()].flatMap((highlight) => [...highlight]);
  const hasLast = ranges.some(({ startContainer }) => startContainer.nodeValue?.trim().endsWith(last));
  return { count: ranges.length, hasLast };
}

/** Waits until the page's last number is marked, and gives how many marks there are half a second after that. */
export async function waitForLastMark(page: Page, last: string): Promise<number> {
  const end = Date.now() + markTimeout;
  while (!(await page.evaluate(readMarks, last)).hasLast) {
    if (Date.now() > end) throw new Error(`${page.url()}: ${last} was not marked within ${markTimeout / 1_000} s`);
    await page.waitForTimeout(200);
  }
  await page.waitForTimeout(500);
  return (await page.evaluate(readMarks, last)).count;
}
