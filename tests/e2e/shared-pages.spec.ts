import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { expect, test } from './extension.ts';

const folder = join(projectFolder, '..', 'shared', 'pages');
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];

test('real pages: loading and hovering give no error in the page, the worker or the frame', async ({
  extension,
  server,
  page,
}) => {
  test.skip(files.length === 0, 'the shared pages are not beside this checkout');
  test.setTimeout(240_000);
  // What these pages lack themselves (images, styles of sites that cannot be reached) is not ours.
  extension.errors.allow(/net::ERR_|Failed to load resource|Access to .* has been blocked|Content.Security.Policy/);
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  server.serveFolder('/pages/', folder);

  for (const file of files) {
    await page.goto(`${server.origin}/pages/${encodeURIComponent(file)}`, { waitUntil: 'load' });
    const place = await page.evaluate(async () => {
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
      for (let turn = 0; turn < 20 && CSS.highlights.size === 0; turn++) await idle();
      const range = [...CSS.highlights.values()].flatMap((highlight) => [...highlight])[0];
      if (!range) return null;
      const live = new Range();
      live.setStart(range.startContainer, range.startOffset);
      live.setEnd(range.endContainer, range.endOffset);
      live.startContainer.parentElement?.scrollIntoView({ block: 'center' });
      const box = live.getClientRects()[0];
      return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    });
    if (place) {
      await page.mouse.move(place.x, place.y - 40);
      await page.mouse.move(place.x, place.y, { steps: 4 });
      await page.waitForEvent('frameattached', { timeout: 3_000 }).catch(() => null);
    }
    expect(await extension.errors.errors(), file).toEqual([]);
  }
});
