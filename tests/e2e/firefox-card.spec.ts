import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { hoverCard, hoverMark, openCards, waitForCard, waitForMark, waitForNoCard } from '../firefox/card.ts';
import { expect, noFirefox, test } from '../firefox/firefox-test.ts';
import { whole } from './whole.ts';

test.skip(noFirefox, 'Firefox is not installed');

const number = '+49 30 231250123';
const text = `<!doctype html><html lang="de"><title>Page</title><p style="margin: 100px">Ring ${number} or 8.8.8.8`;

let page: Page;
let errors: string[];
test.beforeEach(async ({ firefox }) => {
  page = await firefox.browser.newPage();
  await page.setViewport({ width: 1000, height: 760 });
  errors = [];
  // What a page's own policy forbids the page is no error of ours.
  page.on('pageerror', (error) => String(error).includes('Content-Security-Policy') || errors.push(String(error)));
});
test.afterEach(async () => {
  await page.close();
  expect(errors).toEqual([]);
});

test('Firefox: a hover opens the card with the device’s answer, and nothing is sent', async ({
  firefox,
  server,
  service,
}) => {
  await page.goto(server.serve('/', text));
  const card = await hoverCard(firefox, page, number);
  expect(await card.fact('Location')).toContain('Berlin');
  expect(await card.fact('Country')).toContain('Germany');
  await page.mouse.move(990, 700, { steps: 6 });
  await waitForNoCard(firefox);
  const address = await hoverCard(firefox, page, '8.8.8.8');
  expect(await address.fact('Network')).toContain('AS15169');
  expect(service.requests).toEqual([]);
});

test('Firefox: a document that its policy sandboxes is read', whole, async ({ server }) => {
  // The test needs scripts; the sandbox takes the origin all the same.
  const headers = { 'content-security-policy': 'sandbox allow-scripts' };
  await page.goto(server.serve('/raw', { html: text, headers }));
  await waitForMark(page, number);
  expect(await page.evaluate(() => origin)).toBe('null');
});

test(
  'Firefox: a press of the pointer copies, and follows a link to a tab of its own',
  whole,
  async ({ firefox, server }) => {
    await page.goto(server.serve('/', text));
    const card = await hoverCard(firefox, page, '8.8.8.8');
    await card.click('Copy');
    await expect.poll(card.text).toContain('Copied');
    const tabs = async () => (await firefox.bidi.contexts()).map(({ context }) => context);
    const before = await tabs();
    await card.click('DB-IP');
    await expect.poll(tabs).toHaveLength(before.length + 1);
  },
);

test('Firefox: the page is left as it was: before a card, and after it closed', async ({ firefox, server }) => {
  await page.goto(server.serve('/', text));
  const html = () => page.evaluate(() => document.documentElement.outerHTML);
  const before = await html();
  await hoverCard(firefox, page, number);
  expect(await html()).not.toBe(before);
  await page.keyboard.press('Escape');
  await waitForNoCard(firefox);
  expect(await html()).toBe(before);
});

test('Firefox: pages with strict policies have marks and cards', async ({ firefox, server }) => {
  const policies: Record<string, Record<string, string>> = {
    'default-src none': { 'content-security-policy': "default-src 'none'" },
    'Trusted Types': { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'" },
    'COEP and COOP': {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    },
    'a sandbox that keeps the origin': { 'content-security-policy': 'sandbox allow-scripts allow-same-origin' },
  };
  for (const [name, headers] of Object.entries(policies)) {
    await test.step(name, async () => {
      await page.goto(server.serve('/', { html: text, headers }));
      const card = await hoverCard(firefox, page, number);
      expect(await card.text()).toContain('Berlin');
      await page.keyboard.press('Escape');
      await waitForNoCard(firefox);
    });
  }
});

test('Firefox: a number in a frame has its card in the top page, also across origins and in srcdoc', async ({
  firefox,
  server,
}) => {
  const away = server.origin.replace('127.0.0.1', 'localhost');
  server.serve('/inner.html', `<!doctype html><html lang="de"><title>Inner</title>Ring ${number}`);
  const style = 'style="position: absolute; left: 200px; top: 200px; width: 300px; height: 60px; border: 0"';
  const frames = {
    'of another origin': `<iframe ${style} src="${away}/inner.html"></iframe>`,
    srcdoc: `<iframe ${style} srcdoc="Ring ${number}"></iframe>`,
  };
  for (const [name, frame] of Object.entries(frames)) {
    await test.step(name, async () => {
      await page.goto(server.serve('/', `<!doctype html><html lang="de"><title>Outer</title>${frame}`));
      const inner = page.frames().find((each) => each !== page.mainFrame());
      if (!inner) throw new Error('the page has no frame');
      await hoverMark(page, number, { frame: inner, offset: { x: 200, y: 200 } });
      const card = await waitForCard(firefox, page);
      expect(await card.text()).toContain('Berlin');
      expect(page.frames().filter((each) => each.parentFrame() === inner)).toEqual([]);
      await page.keyboard.press('Escape');
      await waitForNoCard(firefox);
    });
  }
  // A frame without an origin of its own is read, too.
  server.serve('/', `${text}<iframe sandbox="allow-scripts" src="/inner.html"></iframe>`);
  await page.goto(`${server.origin}/`);
  await waitForMark(page, '8.8.8.8');
  const sandboxed = page.frames().find((each) => each !== page.mainFrame());
  await expect.poll(() => sandboxed?.evaluate(() => CSS.highlights.size)).toBe(1);
});

test('Firefox: the manifest’s keys walk from number to number, and Escape gives the focus back', async ({
  firefox,
  server,
}) => {
  await page.goto(server.serve('/', `${text}<p><button id="own">Own</button>`));
  await waitForMark(page, '8.8.8.8');
  await page.bringToFront();
  await page.focus('#own');
  await firefox.pressKey('J');
  const card = await waitForCard(firefox, page);
  expect(await card.text()).toContain('Berlin');
  expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('own');
  await page.keyboard.press('Escape');
  await waitForNoCard(firefox);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('own');
});

test(
  'Firefox: a pinned card stays when the pointer leaves and a second one opens',
  whole,
  async ({ firefox, server }) => {
    await page.goto(server.serve('/', text));
    const card = await hoverCard(firefox, page, number);
    await card.press('More actions');
    await card.press('Pin');
    await page.mouse.move(990, 700, { steps: 6 });
    await hoverMark(page, '8.8.8.8');
    await expect.poll(async () => (await openCards(firefox)).length).toBe(2);
    expect(await card.text()).toContain('Berlin');
  },
);

test('Firefox: before a card opens a page sees the name of the marks and nothing else', async ({ firefox, server }) => {
  server.serve('/', { file: join(projectFolder, 'tests', 'attacks', 'fingerprint-probe.html') });
  await page.goto(`${server.origin}/`);
  await waitForMark(page, number);
  const seen = await page.evaluate(() => Reflect.get(window, 'attack').seen());
  const file = await page.evaluate(async () => (await fetch('/')).text());
  expect(seen).toMatchObject({ markup: [], events: [], calls: [], sheets: 0, runtime: 'undefined', frames: 0 });
  // Puppeteer's own.
  expect(seen.globals.filter((name: string) => !name.startsWith('__ariaQuery'))).toEqual([]);
  expect(seen.registry.length).toBeLessThanOrEqual(2);
  expect(file).toContain(seen.html.slice(-200).split('\n')[1] ?? '');
  // Also where a page has learned the address of this profile, it gets nothing but the blank card.
  const files = ['manifest.json', 'popup.html', 'options.html', 'page.js', 'page-card.js', 'icon/128.png'];
  const addresses = files.map((name) => `${firefox.origin}/${name}`);
  expect(await page.evaluate((all) => Reflect.get(window, 'attack').reach(all), addresses)).toEqual([]);
  errors = [];
});

test('Firefox: nothing that a page hears while a card is open names the extension', async ({ firefox, server }) => {
  const file = join(projectFolder, 'tests', 'attacks', 'observer-probe.html');
  const policies: Record<string, string>[] = [
    { 'permissions-policy': 'clipboard-write=(), fullscreen=()' },
    { 'content-security-policy-report-only': "default-src 'none'; frame-src 'none'; report-uri /reports" },
    { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'; report-uri /reports" },
  ];
  for (const headers of policies) {
    await page.goto(server.serve('/', { file, headers }));
    await hoverCard(firefox, page, number);
    const heard = await page.evaluate(async () => {
      await Reflect.get(window, 'attack').ask({ memory: false });
      return JSON.stringify(Reflect.get(window, 'attack').heard());
    });
    expect(heard).toContain('beforetoggle stack');
    expect(heard).not.toMatch(/-extension:|page\.js|card\.html/);
    expect(heard).not.toContain(new URL(firefox.origin).host);
  }
});

test('Firefox: the card copies, also where its page gives no frame the right to', async ({ firefox, server }) => {
  const headers = { 'permissions-policy': 'clipboard-write=()' };
  await page.goto(server.serve('/', { html: text, headers }));
  const card = await hoverCard(firefox, page, number);
  await card.click('Copy');
  await expect.poll(() => firefox.inWindow(() => navigator.clipboard.readText())).toContain('49');
});

test('Firefox: a page that embeds the card sees a blank frame', async ({ firefox, server }) => {
  await page.goto(
    server.serve('/', `<!doctype html><title>Embeds</title><iframe src="${firefox.origin}/card.html"></iframe>`),
  );
  await expect.poll(async () => (await openCards(firefox)).length).toBe(1);
  const [context = ''] = await openCards(firefox);
  await page.evaluate(() => frames[0]?.postMessage({ token: '0123456789abcdef' }, '*'));
  expect(await firefox.bidi.run(context, () => document.body.textContent.trim())).toBe('');
});
