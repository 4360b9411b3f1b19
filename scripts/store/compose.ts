import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Size of a store's picture, px: Chrome's own, which Firefox's store takes too. */
export const pictureSize = { width: 1280, height: 800 };

/** Draws a picture (PNG file) before another one that fills the page, at its right, as a popup hangs from the toolbar. */
export async function compose(page: Page, back: string, front: string): Promise<void> {
  const source = (file: string): string => `data:image/png;base64,${readFileSync(file).toString('base64')}`;
  await page.setContent(`<!doctype html>
    <style>
      body { margin: 0; inline-size: 100vw; block-size: 100vh; background: url("${source(back)}") top left / cover }
      img { position: fixed; inset-block-start: 12px; inset-inline-end: 32px; max-block-size: 770px;
        border-radius: 10px; box-shadow: 0 12px 40px rgb(0 0 0 / 35%), 0 0 0 1px rgb(0 0 0 / 12%) }
    </style><img alt="" src="${source(front)}">`);
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
}
