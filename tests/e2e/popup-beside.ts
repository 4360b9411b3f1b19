import type { BrowserContext, Page, Worker } from '@playwright/test';
import { expect } from '@playwright/test';

/** The popup as it stands over a page: in a tab that is not in front, so that the page in front is the active one. */
export async function popupBeside(
  page: Page,
  { context, worker }: { context: BrowserContext; worker: Worker },
): Promise<Page> {
  await page.bringToFront();
  const before = new Set(context.pages());
  await worker.evaluate(() => chrome.tabs.create({ url: '/popup.html', active: false }));
  const find = () => context.pages().find((each) => !before.has(each) && each.url().endsWith('/popup.html'));
  await expect.poll(() => find() !== undefined, { message: 'the popup opens' }).toBe(true);
  const popup = find();
  if (!popup) throw new Error('the popup was closed');
  return popup;
}
