import { join } from 'node:path';
import { findChromium } from '../../scripts/setup/chromium.ts';
import { launchWithExtension } from '../../scripts/setup/launch-with-extension.ts';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { waitForNoCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
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

/** Defines a custom element and gives a plain one a shadow root, long after the page was read. */
function upgradeLate(): void {
  customElements.define(
    'x-late',
    class extends HTMLElement {
      constructor() {
        super();
        this.attachShadow({ mode: 'open' }).innerHTML = '<p>8.8.8.8</p>';
      }
    },
  );
  const root = document.querySelector('section')?.attachShadow({ mode: 'open' });
  if (root) root.innerHTML = '<p>9.9.9.9</p>';
}

test('open shadow roots that come after the page was read are marked, and listed in the side panel', async ({
  extension,
  server,
  page,
}) => {
  await page.goto(
    server.serve(
      '/',
      '<!doctype html><title>Late</title><p>1.1.1.1</p><x-late></x-late><section></section><script></script>',
    ),
  );
  await waitForMark(page, '1.1.1.1');
  await page.evaluate(upgradeLate);
  await waitForMark(page, '8.8.8.8');
  await waitForMark(page, '9.9.9.9');
  const own = await extension.open('sidepanel.html');
  await page.bringToFront();
  await expect(own.getByText('9.9.9.9')).toBeVisible();
});

/** The page's own script: when it comes back it says how many numbers are still marked, and then when none is. */
const goesQuiet = `
  const marked = () => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const look = () => marked() === 0 ? void fetch('/quiet') : requestAnimationFrame(look);
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

test('a page that comes back after Numlens was paused has no marks and gets no card', async ({ server }) => {
  server.serve('/quiet', 'noted');
  const first = server.serve(
    '/first.html',
    `<!doctype html><title>First</title><p>+49 30 23125 001</p><script>${goesQuiet}</script>`,
  );
  const second = server.serve('/second.html', '<!doctype html><title>Second</title><p>+49 30 23125 002</p>');
  const browser = await findChromium();
  if (!browser) throw new Error('No Chromium was found: npm test installs one');
  const { context, id } = await launchWithExtension({
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
    await page.goto(second);
    await waitForMark(page, '+49 30 23125 002');
    const own = await context.newPage();
    await own.goto(`chrome-extension://${id}/popup.html`);
    const pausing = { to: 'background', type: 'setPaused', input: { paused: true } };
    await own.evaluate((message) => chrome.runtime.sendMessage(message), pausing);
    await page.bringToFront();
    const quiet = context.waitForEvent('request', (request) => request.url().endsWith('/quiet'));
    await page.evaluate(() => history.back());
    await quiet;
  } finally {
    await context.close();
  }
});

test('a page that writes itself anew, which takes all listeners away, has marks and cards, and they close', async ({
  server,
  page,
}) => {
  await page.goto(server.serve('/', '<!doctype html><title>Before</title><p>8.8.8.8</p>'));
  await waitForMark(page, '8.8.8.8');
  await page.evaluate(() => {
    document.open();
    document.write('<!doctype html><title>After</title><p style="margin: 90px">9.9.9.9</p>');
    document.close();
  });
  await hoverCard(page, '9.9.9.9');
  await page.mouse.click(1000, 700);
  await page.keyboard.press('Escape');
  await waitForNoCard(page);
});
