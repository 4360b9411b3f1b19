import { join } from 'node:path';
import { findChromium } from '../../scripts/setup/find-chromium.ts';
import { launchWithExtension } from '../../scripts/setup/launch-with-extension.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { expect, test } from './extension.ts';
import { waitForMark } from './hover-text.ts';

/**
 * The page's own script: when it comes back it adds a number, and once both are marked it asks for an address that says
 * so. The driver cannot ask a page that came back from the cache.
 */
const comesBack = `
  const marked = () => [...CSS.highlights.values()].flatMap((marks) => [...marks])
    .filter(({ startContainer }) => startContainer.isConnected).length;
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const before = marked();
    document.body.append('and +49 30 23125 002');
    const look = () => marked() === 2 ? void fetch('/back?marks=' + before) : requestAnimationFrame(look);
    look();
  });`;

test('a page that comes back from the back-forward cache has its marks and is read on', async ({ server }) => {
  server.serve('/back', 'noted');
  const first = server.serve(
    '/first.html',
    `<!doctype html><title>First</title><p>+49 30 23125 001</p><script>${comesBack}</script>`,
  );
  const second = server.serve(
    '/second.html',
    '<!doctype html><title>Second</title><script>addEventListener("pageshow", () => setTimeout(() => history.back()))</script>',
  );
  const browser = await findChromium();
  if (!browser) throw new Error('No Chromium was found: npm test installs one');
  const { context } = await launchWithExtension({
    browser,
    extension: join(projectFolder, '.output', 'chrome-mv3'),
    headless: true,
    viewport: null,
    cachesPages: true,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(first);
    await waitForMark(page, '+49 30 23125 001');
    const back = context.waitForEvent('request', (request) => request.url().includes('/back?'));
    await page.evaluate((url) => void location.assign(url), second);
    expect(new URL((await back).url()).search).toBe('?marks=1');
  } finally {
    await context.close();
  }
});
