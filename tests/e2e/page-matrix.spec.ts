import { checkCard, numberMarkup, openCard, waitForNumber } from './card-check.ts';
import { waitForNoCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverBox, waitForMark } from './hover-text.ts';
import type { ServedPage } from './page-server.ts';
import { isFull } from './whole.ts';

const text = `<p style="margin: 60px">Ring ${numberMarkup} today</p>`;
const plain = `<!doctype html><html lang="de"><title>Page</title><p>Ring ${numberMarkup} today`;
const styled = (css: string, body = text): string =>
  `<!doctype html><html lang="de"><title>Page</title><style>${css}</style><body>${body}`;
const withHeaders = (headers: Record<string, string>): ServedPage => ({ html: plain, headers });

const policies: Record<string, ServedPage> = {
  'default-src none': withHeaders({ 'content-security-policy': "default-src 'none'" }),
  'Trusted Types': withHeaders({
    'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'",
  }),
  'COEP and COOP': withHeaders({
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
  }),
  'sandbox with its origin': withHeaders({ 'content-security-policy': 'sandbox allow-scripts allow-same-origin' }),
  XHTML: {
    html: `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Page</title></head><body>${text}</body></html>`,
    headers: { 'content-type': 'application/xhtml+xml' },
  },
  'quirks mode': { html: `<title>Page</title>${text}` },
};

/** Policies and layouts that differ little from others of their list; tried on request (NUMLENS_FULL=1). */
const likewise = [
  ...['Trusted Types', 'sandbox with its origin', 'quirks mode'],
  ...['a small rem', 'a large rem', 'a zoomed root', 'a transformed body', 'frames and divs hidden', 'the lower edge'],
];

const layouts: Record<string, string> = {
  'right to left': `<!doctype html><html dir="rtl" lang="de"><title>Page</title>${text}`,
  'vertical text': styled('html { writing-mode: vertical-rl }'),
  'a small rem': styled('html { font-size: 62.5% }'),
  'a large rem': styled('html { font-size: 200% }'),
  'a zoomed root': styled('html { zoom: 1.5 }'),
  'a zoomed part': styled('p { zoom: 1.7 }'),
  'a transformed body': styled('body { transform: translate(40px, 30px) scale(1.2); filter: blur(0) }'),
  'a transformed root': styled('html { transform: translate(40px, 30px) scale(0.9) }'),
  'styles unset': styled('* { all: unset !important } style, title { display: none !important }'),
  'frames and divs hidden': styled('iframe, div, html > * + * + * { display: none !important; opacity: 0 !important }'),
  'no pointer events': styled('html > :not(body) { pointer-events: none !important; visibility: hidden !important }'),
  'the lower edge': styled('p { position: fixed; bottom: 0; right: 0 }'),
  'under everything': styled(
    'nav { position: fixed; inset: 200px 0 0; z-index: 2147483647; background: gold }',
    `${text}<nav>Menu</nav>`,
  ),
};

async function eachCase<Case>(cases: Record<string, Case>, check: (each: Case) => Promise<void>): Promise<void> {
  const tried = Object.entries(cases).filter(([name]) => isFull || !likewise.includes(name));
  for (const [name, each] of tried) await test.step(name, () => check(each));
}

test('whatever policy a page has', async ({ server, page }) => {
  await eachCase(policies, async (served) => {
    await page.goto(server.serve('/', served));
    await checkCard(page);
  });
});

test('whatever a page does to its layout and to elements that it does not know', async ({
  server,
  page,
  extension,
}) => {
  await eachCase(layouts, async (html) => {
    await page.goto(server.serve('/', html));
    await checkCard(page);
  });
  await test.step('browser zoom', async () => {
    await page.goto(server.serve('/', plain));
    await page.bringToFront();
    await extension.worker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      if (tab?.id !== undefined) await chrome.tabs.setZoom(tab.id, 1.5);
    });
    await openCard(page);
  });
});

test('over a modal dialog, over a popover, in fullscreen', async ({ server, page }) => {
  const html = (inner: string, script: string) =>
    styled(
      'dialog, div { margin: auto }',
      `<button>open</button>${inner}<script>
      document.querySelector('button').onclick = () => { const it = document.querySelector('#it'); ${script} }</script>`,
    );
  const cases = {
    dialog: html(`<dialog id="it">${text}</dialog>`, 'it.showModal()'),
    popover: html(`<div id="it" popover>${text}</div>`, 'it.showPopover()'),
    fullscreen: html(`<div id="it" style="background: white">${text}</div>`, 'return it.requestFullscreen()'),
  };
  await eachCase(cases, async (served) => {
    await page.goto(server.serve('/', served));
    await page.getByRole('button').click();
    await checkCard(page);
  });
});

test('SVG and XML documents are left alone, quietly', async ({ server, page, extension }) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><text y="40">+49 30 231250123</text></svg>';
  const cases: Record<string, ServedPage> = {
    SVG: { html: svg, headers: { 'content-type': 'image/svg+xml' } },
    XML: { html: '<phones><phone>+49 30 231250123</phone></phones>', headers: { 'content-type': 'application/xml' } },
  };
  const beside = await extension.context.newPage();
  await eachCase(cases, async (served) => {
    await page.goto(server.serve('/alone', served));
    const before = await page.evaluate(() => new XMLSerializer().serializeToString(document));
    // A page that is read in the same time: by then the other would have been, too.
    await beside.goto(server.serve('/', plain));
    await waitForNumber(beside.mainFrame());
    expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
    await page.bringToFront();
    await page.mouse.move(30, 30, { steps: 5 });
    expect(await page.evaluate(() => new XMLSerializer().serializeToString(document))).toBe(before);
  });
});

test('a page that removes what it does not know gets no card, and no fight', async ({ server, page }) => {
  const watch = `<script>window.removed = 0; new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) { node.remove(); removed += 1; }
  }).observe(document.documentElement, { childList: true })</script>`;
  await page.goto(server.serve('/', plain + watch));
  await waitForMark(page, '231250123');
  const box = await page.locator('#number').boundingBox();
  if (!box) throw new Error('the number is not drawn');
  const place = { left: box.x, top: box.y, width: box.width, height: box.height, scrolled: false };
  await hoverBox(page, place);
  await page.waitForFunction(() => Reflect.get(window, 'removed') === 1);
  await waitForNoCard(page);
  // Esc is the page's: no card is there that it could close.
  await page.evaluate(() => addEventListener('keydown', () => Reflect.set(window, 'heard', true)));
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => Reflect.get(window, 'heard') === true);
  expect(await page.evaluate(() => Reflect.get(window, 'removed'))).toBe(1);
});

test('print has no marks, and a screen of fine grain has its card', async ({ server, page }) => {
  await page.goto(server.serve('/', plain));
  await waitForMark(page, '231250123');
  const line = () =>
    page.locator('#number').evaluate((each) => getComputedStyle(each, '::highlight(numlens-sure)').textDecorationLine);
  expect(await line()).toBe('underline');
  await page.emulateMedia({ media: 'print' });
  expect(await line()).toBe('none');
  await page.emulateMedia({ media: null });

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 1100,
    height: 800,
    deviceScaleFactor: 2.5,
    mobile: false,
  });
  await page.reload();
  await checkCard(page);
});
