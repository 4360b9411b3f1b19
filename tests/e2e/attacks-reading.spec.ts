import { z } from 'zod';
import { canary, number, openAnsweredCard, visit } from './attack-page.ts';
import { fact, readCard, waitForNoCard } from './card-frame.ts';
import { closeCard } from './close-card.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { waitForMark } from './hover-text.ts';
import { pageScriptWorld } from './page-script-world.ts';

test('find: what a card says cannot be searched for from its page', async ({ extension, server, page }) => {
  await extension.configure();
  const card = await openAnsweredCard(page, server, 'find-extractor');
  const { facts } = await readCard(card);
  const said = facts.flatMap(({ term, values }) => [term, ...values]).filter((text) => !number.includes(text));
  const found = await page.evaluate(
    (texts) => Reflect.get(window, 'attack').found(texts),
    ['Kontrolle', canary, ...said],
  );
  expect(found).toEqual(['Kontrolle']);
  expect(await page.evaluate(() => Reflect.get(window, 'attack').grow('Kon'))).toBe('Kontrolle');
  expect(await page.evaluate(() => Reflect.get(window, 'attack').grow(''))).not.toMatch(/sp|be|ca|de/i);
});

test('selection: what a card says can be neither selected nor copied nor read by its page', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure();
  const card = await openAnsweredCard(page, server, 'selection');
  const { facts } = await readCard(card);
  const read = z.string().parse(await page.evaluate(() => Reflect.get(window, 'attack')()));
  expect(read).toContain('Kontrolle');
  // Nor does the page learn where the card's frame was loaded from.
  expect(read).not.toContain('chrome-extension:');
  const words = facts.flatMap(({ term, values }) => [term, ...values]).filter((text) => !number.includes(text));
  expect([canary, ...words].filter((text) => read.includes(text))).toEqual([]);
});

test('fonts: what a card says fetches no letter of a font that its page laid out', async ({
  extension,
  server,
  page,
}) => {
  const glyphs: string[] = [];
  await page.route('**/glyph/*', (route) => {
    glyphs.push(new URL(route.request().url()).pathname.slice('/glyph/'.length));
    return route.fulfill({ status: 200, contentType: 'font/woff2', body: '' });
  });
  await extension.configure();
  await openAnsweredCard(page, server, 'fonts');
  // Fonts are asked for when they are laid out: two frames later it would have been asked for.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(glyphs).toEqual(['Q']);
});

test('markup: what the service says is shown as text, and loads nothing', async ({
  extension,
  server,
  page,
  service,
}) => {
  const asked: string[] = [];
  extension.context.on('request', (request) => asked.push(request.url()));
  service.setFault('phoneValidation', 'markup');
  service.setFault('callerId', 'markup');
  await extension.configure();
  await page.goto(server.serve('/', `<!doctype html><html lang="de"><title>Text</title><p>${number}`));
  const card = await hoverCard(page, number);
  await expect(fact(card, 'Caller')).toContainText('<img src=');
  const popup = await extension.open('popup.html');
  await popup.getByLabel('Phone number or IP address').fill(number);
  await expect(popup.getByRole('article')).toContainText('<img src=');
  for (const shown of [card, popup]) {
    expect(
      await shown
        .locator('article :is(a:not([href^="tel:"], [href^="sms:"]), script, iframe, object, [src*="trap"], [onerror])')
        .count(),
    ).toBe(0);
    expect(await shown.evaluate(() => document.title)).not.toBe('trap');
  }
  expect(asked.filter((url) => url.includes('trap'))).toEqual([]);
});

const seenSchema = z.object({
  markup: z.array(z.unknown()),
  events: z.array(z.unknown()),
  shifts: z.array(z.unknown()),
  calls: z.array(z.unknown()),
  html: z.string(),
  sheets: z.number(),
  globals: z.array(z.string()),
  runtime: z.string(),
  resources: z.array(z.string()),
  frames: z.number(),
  registry: z.array(z.string()),
});

test('fingerprint probe: before a card opens a page sees the name of the marks and nothing else', async ({
  extension,
  server,
  page,
}) => {
  // A page that asks for what it may not have gets errors of its own.
  extension.errors.allow(
    /net::ERR_|Failed to load resource|chrome-extension:\/\/|Access to fetch|Unexpected token '<'/,
  );
  await extension.configure();
  await visit(page, server, 'fingerprint-probe');
  await waitForMark(page, number);
  const seen = seenSchema.parse(await page.evaluate(() => Reflect.get(window, 'attack').seen()));
  const file = await page.evaluate(async () => (await fetch('/')).text());
  const { html, registry, ...others } = seen;
  expect(others).toEqual({
    markup: [],
    events: [],
    shifts: [],
    calls: [],
    sheets: 0,
    globals: [],
    runtime: 'undefined',
    // The browser's own doing.
    resources: [`${server.origin}/favicon.ico`],
    frames: 0,
  });
  expect(html.replaceAll(/\s+/g, '')).toBe(file.replace(/<!doctype html>/i, '').replaceAll(/\s+/g, ''));
  expect(registry.every((name) => name.startsWith('numlens'))).toBe(true);
  const files = [
    'card.html',
    'popup.html',
    'options.html',
    'page.js',
    'page-card.js',
    'marks.css',
    'background.js',
    'manifest.json',
  ];
  const addresses = files.map((name) => `chrome-extension://${extension.id}/${name}`);
  const reached = await page.evaluate((all) => Reflect.get(window, 'attack').reach(['/', ...all]), addresses);
  // The first is the page's own: the ways work.
  expect([...new Set(z.array(z.string()).parse(reached))]).toEqual(['/']);
});

test('card embedder: a page that embeds the card sees a blank frame, whatever token it brings', async ({
  extension,
  server,
  page,
  service,
}) => {
  extension.errors.allow(/net::ERR_|chrome-extension:\/\//);
  await extension.configure();
  await openAnsweredCard(page, server, 'card-embedder');
  await page.mouse.move(1090, 790, { steps: 4 });
  await waitForNoCard(page);
  const asked = service.requests.length;
  const world = await pageScriptWorld(page, extension.id);
  const dynamic = z.string().parse(await world.run("chrome.runtime.getURL('/card.html')"));
  const tokens = [crypto.randomUUID(), 'x'.repeat(36), '', '__proto__'];
  for (const address of [dynamic, `chrome-extension://${extension.id}/card.html`]) {
    await page.evaluate(([to, all]) => Reflect.get(window, 'attack')(to, all), [address, tokens] as const);
    for (const frame of page.frames().slice(1)) {
      expect((await frame.evaluate(() => document.body?.textContent ?? '').catch(() => '')).trim()).not.toContain(
        'Berlin',
      );
      expect(
        await frame
          .getByRole('article')
          .count()
          .catch(() => 0),
      ).toBe(0);
    }
  }
  expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([]);
  expect(service.requests).toHaveLength(asked);
});

const cardsSchema = z.array(z.object({ width: z.number(), height: z.number() }));
test('card timer: a card comes as large for a number that was looked up before', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  await visit(page, server, 'card-timer');
  const numbers = [number, '+49 30 231250199'];
  for (const [index, text] of [...numbers, ...numbers, ...numbers].entries()) {
    const card = await hoverCard(page, text);
    await expect(card.locator('.nl-online')).toContainText('complete');
    // The page has measured it.
    await page.waitForFunction((count) => Reflect.get(window, 'cards').length > count, index);
    await closeCard(page);
  }
  expect(service.requests).toHaveLength(4);
  const cards = cardsSchema.parse(await page.evaluate(() => Reflect.get(window, 'cards')));
  expect(cards).toHaveLength(6);
  expect(new Set(cards.map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
});
