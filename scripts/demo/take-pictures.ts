import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Pictures of the popup with an answer in it and of the options as they were filled. */
export async function takePictures(context: BrowserContext, id: string, pictures: string): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 400, height: 560 });
  await page.goto(`chrome-extension://${id}/popup.html`);
  await page.getByLabel('Phone number or IP address').fill('+81 3-3555-0123');
  await page.getByRole('article').waitFor();
  await page.screenshot({ path: join(pictures, 'popup.png') });

  await page.setViewportSize({ width: 960, height: 900 });
  await page.goto(`chrome-extension://${id}/options.html`);
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  // In a window as high as the page, so that the bar that stays in sight is in its own place.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 960, height });
  await page.screenshot({ path: join(pictures, 'options.png') });
  await page.close();
}
