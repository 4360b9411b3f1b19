import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { startPageServer } from './page-server.ts';

const built = join(projectFolder, '.output', 'firefox-mv3');
const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

// The frame's content cannot be read over WebDriver BiDi; that the card is shown says that its frame answered, because a
// card whose frame does not is taken away.
test('Firefox loads the extension, marks a page, and a hover opens the card', async () => {
  test.skip(firefox === undefined, 'Firefox is not installed');
  const server = await startPageServer();
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox ?? '', headless: true });
  try {
    await browser.installExtension(built);
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(server.serve('/', '<!doctype html><p style="margin: 100px">Call +49 30 231250123 or 8.8.8.8'));
    const first = await page.waitForFunction(() => {
      const ranges = [...CSS.highlights.values()].flatMap((highlight) => [...highlight]);
      const [range] = ranges;
      if (ranges.length !== 2 || !range) return null;
      const live = new Range();
      live.setStart(range.startContainer, range.startOffset);
      live.setEnd(range.endContainer, range.endOffset);
      const box = live.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    const place = await first.jsonValue();
    if (!place) throw new Error('nothing is marked');
    await page.mouse.move(1, place.y);
    await page.mouse.move(place.x, place.y, { steps: 6 });
    await page.waitForFunction(() => document.querySelector(':popover-open') !== null);
    await page.mouse.move(790, 590, { steps: 6 });
    await page.waitForFunction(() => document.querySelector('[popover]') === null);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
