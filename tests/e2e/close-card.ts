import type { Page } from '@playwright/test';
import { waitForNoCard } from './card-frame.ts';

/**
 * Closes the open card by Esc and waits until it is gone. That is the end that counts: about one press in a hundred takes
 * the frame that has the focus away before the browser has acknowledged the key, and then it never does.
 */
export async function closeCard(page: Page): Promise<void> {
  const gone = waitForNoCard(page);
  await Promise.race([page.keyboard.press('Escape'), gone]);
  await gone;
}
