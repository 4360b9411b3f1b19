import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { z } from 'zod';
import { projectFolder } from '../../scripts/setup/project-folder.ts';
import { fact, readCard, waitForCard, waitForNoCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverBox, hoverText, waitForMark } from './hover-text.ts';
import { pageScriptWorld } from './page-script-world.ts';
import type { PageServer } from './page-server.ts';
import { changeSettings } from './stored-settings.ts';

const number = '+49 30 231250123';
/** What only the service says of that number. */
const canary = 'Spreeblick Architekten';
const seconds = process.env['NUMLENS_FULL'] ? 60 : 9;

type Attack =
  | 'find-extractor'
  | 'selection'
  | 'fonts'
  | 'pointer-chaser'
  | 'scroller'
  | 'opacity'
  | 'overlays'
  | 'dialog-loop'
  | 'node-remover'
  | 'event-forger'
  | 'fingerprint-probe'
  | 'form-clobberer'
  | 'mutation-storm'
  | 'card-embedder';

async function visit(page: Page, server: PageServer, attack: Attack): Promise<void> {
  await page.goto(server.serve('/', { file: join(projectFolder, 'tests', 'attacks', `${attack}.html`) }));
}

/** Visits the attack page and has the card of its number open, with the service's answer in it. */
async function openAnsweredCard(page: Page, server: PageServer, attack: Attack): Promise<Frame> {
  await visit(page, server, attack);
  await waitForMark(page, number);
  await hoverText(page, number);
  const card = await waitForCard(page);
  await expect(fact(card, 'Caller')).toContainText(canary);
  return card;
}

/** Numbers from 0 to 1 that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Moves a real pointer about the page for some seconds, in short ways with rests in which a card could open. */
async function wander(page: Page, way: { step: number }): Promise<void> {
  const random = seeded(7);
  const end = (await page.evaluate(() => performance.now())) + seconds * 1000;
  let at = { x: 400, y: 300 };
  const turn = (from: number, most: number) => Math.min(Math.max(from + (random() - 0.5) * way.step, 40), most);
  for (let now = 0; now < end; ) {
    at = { x: turn(at.x, 1000), y: turn(at.y, 700) };
    await page.mouse.move(at.x, at.y, { steps: 3 });
    now = await page.evaluate(
      (rest) => new Promise<number>((done) => setTimeout(() => done(performance.now()), rest)),
      700,
    );
  }
}

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

test('pointer chaser: a number that follows the pointer spends nothing', async ({
  extension,
  server,
  page,
  service,
}) => {
  test.setTimeout(60_000 + seconds * 2_000);
  await extension.configure();
  await visit(page, server, 'pointer-chaser');
  await waitForMark(page, '+49 30 23125');
  await wander(page, { step: 60 });
  // It was not for want of cards.
  expect(await page.evaluate(() => Reflect.get(window, 'cards'))).toBeGreaterThan(0);
  expect(service.requests).toEqual([]);
});

test('scroller: numbers that are scrolled under the pointer spend nothing', async ({
  extension,
  server,
  page,
  service,
}) => {
  test.setTimeout(60_000 + seconds * 2_000);
  await extension.configure();
  await visit(page, server, 'scroller');
  await waitForMark(page, '+49 30 23125');
  await page.mouse.move(120, 300, { steps: 4 });
  const end = (await page.evaluate(() => performance.now())) + seconds * 1000;
  for (let x = 120, now = 0; now < end; x = x === 120 ? 122 : 120) {
    now = await page.evaluate(() => new Promise<number>((done) => setTimeout(() => done(performance.now()), 300)));
    await page.mouse.move(x, 300);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'scrolled'))).toBeGreaterThan(5);
  expect(service.requests).toEqual([]);
});

test('a page full of numbers: hovering spends the budget and not one call more', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  const own = await extension.open('popup.html');
  await changeSettings(own, { budgets: { minute: 4, site: 60, day: 200 } });
  await own.close();
  const lines = Array.from({ length: 5 }, (_, line) => `<p style="margin: 60px">+49 30 23125 00${line}</p>`);
  await page.goto(server.serve('/', `<!doctype html><html lang="de"><title>Full</title>${lines.join('')}`));
  for (const [line] of lines.entries()) {
    const text = `+49 30 23125 00${line}`;
    await waitForMark(page, text);
    await hoverText(page, text);
    const card = await waitForCard(page);
    const status = card.locator('.nl-online');
    await expect(status).toContainText(line < 2 ? 'answered' : /budget|limit|minute/i);
    await page.keyboard.press('Escape');
    await waitForNoCard(page);
  }
  expect(service.requests).toHaveLength(4);
});

for (const way of ['opacity', 'filter', 'blend', 'clip', 'mask'] as const) {
  test(`opacity, ${way}: a card that its page hides is closed, so that nobody presses what they do not see`, async ({
    extension,
    server,
    page,
    service,
  }) => {
    await extension.configure({ lookUpOnline: 'When I ask' });
    await visit(page, server, 'opacity');
    await waitForMark(page, number);
    await hoverText(page, number);
    await waitForCard(page);
    await page.evaluate((name) => Reflect.get(window, 'attack')[name](), way);
    await waitForNoCard(page);
    expect(service.requests).toEqual([]);
  });
}

for (const way of ['popover', 'thin popover'] as const) {
  test(`overlays, ${way}: a press on what the person does not see spends nothing`, async ({
    extension,
    server,
    page,
    service,
  }) => {
    await extension.configure({ lookUpOnline: 'When I ask' });
    await visit(page, server, 'overlays');
    await waitForMark(page, number);
    await hoverText(page, number);
    const card = await waitForCard(page);
    const button = card.getByRole('button', { name: 'Look up online' });
    const box = await button.boundingBox();
    if (!box) throw new Error('the card has no button');
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(place.x, place.y, { steps: 5 });
    await page.evaluate((name) => Reflect.get(window, 'attack')[name](), way);
    await card.waitForFunction(() => !document.documentElement.hasAttribute('data-in-sight'));
    const pressed = card.evaluate(
      () => new Promise<boolean>((done) => addEventListener('click', ({ isTrusted }) => done(isTrusted), true)),
    );
    await page.mouse.click(place.x, place.y);
    // It was not for want of a press; nor does one by the keyboard count.
    expect(await pressed).toBe(true);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(card.getByText('Nothing was asked')).toBeVisible();
    expect(service.requests).toEqual([]);
    // In full sight the same press counts.
    await page.evaluate(() => Reflect.get(window, 'undo')());
    await button.click();
    await expect(fact(card, 'Caller')).toContainText(canary);
  });
}

test('in sight: on honest pages, whatever their layout, a press counts', async ({ extension, server, page }) => {
  test.setTimeout(90_000);
  await extension.configure({ lookUpOnline: 'When I ask' });
  const styles = {
    'a zoomed root': 'html { zoom: 1.5 }',
    'a transformed root': 'html { transform: translate(40px, 30px) scale(0.9) }',
    'a filtered root': 'html { filter: grayscale(1) }',
    'a faint body': 'body { opacity: 0.8 }',
    'a masked body': 'body { mask: linear-gradient(black, black) }',
    'something above everything':
      'body::after { content: "x"; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none }',
  };
  for (const [name, style] of Object.entries(styles)) {
    await test.step(name, async () => {
      const html = `<!doctype html><html lang="de"><title>${name}</title><style>${style}</style><p>${number}`;
      await page.goto(server.serve('/', html));
      await waitForMark(page, number);
      await hoverText(page, number);
      const card = await waitForCard(page);
      await card.waitForFunction(() => document.documentElement.hasAttribute('data-in-sight'));
    });
  }
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
  await waitForMark(page, number);
  await hoverText(page, number);
  const card = await waitForCard(page);
  await expect(fact(card, 'Caller')).toContainText('<img src=');
  const popup = await extension.open('popup.html');
  await popup.getByLabel('Phone number or IP address').fill(number);
  await expect(popup.getByRole('article')).toContainText('<img src=');
  for (const shown of [card, popup]) {
    expect(await shown.locator('article :is(a, script, iframe, object, [src*="trap"], [onerror])').count()).toBe(0);
    expect(await shown.evaluate(() => document.title)).not.toBe('trap');
  }
  expect(asked.filter((url) => url.includes('trap'))).toEqual([]);
});

test('orphans: after a reload of the extension five tabs have no marks and no cards left', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure();
  const address = server.serve('/', `<!doctype html><html lang="de"><title>Orphan</title><p>${number}`);
  const tabs = [page];
  while (tabs.length < 5) tabs.push(await extension.context.newPage());
  for (const tab of tabs) {
    await tab.goto(address);
    await tab.bringToFront();
    await waitForMark(tab, number);
  }
  const [last] = tabs.slice(-1);
  if (!last) throw new Error('there is no tab');
  await hoverText(last, number);
  await waitForCard(last);
  await extension.worker.evaluate(() => chrome.runtime.reload()).catch(() => undefined);
  const isLeft = () => CSS.highlights.size > 0 || document.querySelector('[popover]') !== null;
  for (const tab of tabs) {
    await tab.bringToFront();
    // The next move of the pointer after the reload tells the script.
    await expect(async () => {
      await tab.mouse.move(900, 700);
      await tab.mouse.move(940, 720);
      expect(await tab.evaluate(isLeft)).toBe(false);
    }).toPass({ timeout: 10_000 });
  }
});

test('dialog loop: no fight, no error, and a card again when it is over', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  await visit(page, server, 'dialog-loop');
  await waitForMark(page, number);
  await hoverText(page, number);
  await page.waitForFunction(() => Reflect.get(window, 'rounds') > 120);
  // One host for a hover, and perhaps one for a hover that the dialog interrupted; none for each round.
  expect(await page.evaluate(() => Reflect.get(window, 'hosts'))).toBeLessThanOrEqual(3);
  expect(service.requests.length).toBeLessThanOrEqual(2);
  await page.evaluate(() => Reflect.get(window, 'stop')());
  await page.keyboard.press('Escape');
  await hoverText(page, number);
  await expect(fact(await waitForCard(page), 'Caller')).toContainText(canary);
});

test('node remover: one card is made for a hover, and none for its removal', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  await visit(page, server, 'node-remover');
  await waitForMark(page, number);
  await hoverText(page, number);
  await page.waitForFunction(() => Reflect.get(window, 'met') === 1);
  await waitForNoCard(page);
  await hoverText(page, '+49 30 23125 001');
  await page.waitForFunction(() => Reflect.get(window, 'met') === 2);
  await waitForNoCard(page);
  expect(await page.evaluate(() => Reflect.get(window, 'met'))).toBe(2);
  expect(service.requests).toEqual([]);
});

test('node remover: a card that is carried elsewhere says nothing more, as its token is used', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  await visit(page, server, 'node-remover');
  await page.evaluate(() => Reflect.set(window, 'way', 'carry'));
  await waitForMark(page, number);
  await hoverText(page, number);
  const card = await waitForCard(page);
  await expect(fact(card, 'Caller')).toContainText(canary);
  await page.waitForFunction(() => document.body.lastElementChild?.matches('[popover]'));
  await expect
    .poll(async () => {
      const again = page.frames().find((frame) => frame.url().includes('/card.html'));
      const read = () => (document.readyState === 'complete' ? document.body.textContent.trim() : 'loading');
      // Removed while it was read: then it says nothing either.
      return again ? again.evaluate(read).catch(() => '') : '';
    })
    .toBe('');
  expect(service.requests).toHaveLength(2);
});

test('event forger: no event and no message of the page opens a card or spends a call', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  await visit(page, server, 'event-forger');
  await waitForMark(page, number);
  await page.evaluate((id) => Reflect.get(window, 'attack').forge(id), extension.id);
  await waitForNoCard(page);
  const heard = z.array(z.string()).parse(await page.evaluate(() => Reflect.get(window, 'attack').heard()));
  // What it hears is its own voice.
  expect(heard.filter((text) => !/content-script|locationchange|"to":|"token":"x/.test(text))).toEqual([]);
  expect(heard.length).toBeGreaterThan(0);
  expect(service.requests).toEqual([]);
  // The script lives on.
  await hoverText(page, number);
  await expect(fact(await waitForCard(page), 'Caller')).toContainText(canary);
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
  const files = ['card.html', 'popup.html', 'options.html', 'page.js', 'marks.css', 'background.js', 'manifest.json'];
  const addresses = files.map((name) => `chrome-extension://${extension.id}/${name}`);
  const reached = await page.evaluate((all) => Reflect.get(window, 'attack').reach(['/', ...all]), addresses);
  // The first is the page's own: the ways work.
  expect([...new Set(z.array(z.string()).parse(reached))]).toEqual(['/']);
});

test('form clobberer: a page that hides every property is read and answered', async ({ extension, server, page }) => {
  await extension.configure();
  await visit(page, server, 'form-clobberer');
  const marked = () => {
    const live = new Range();
    return [...CSS.highlights.values()].flatMap((highlight) =>
      [...highlight].map(({ startContainer, startOffset, endContainer, endOffset }) => {
        live.setStart(startContainer, startOffset);
        live.setEnd(endContainer, endOffset);
        return live.toString();
      }),
    );
  };
  await expect
    .poll(async () => (await page.evaluate(marked)).sort())
    .toEqual([number, '+49 30 23125 001', '8.8.8.8'].sort());
  // Playwright's own locators do not survive this page.
  const box = await page.evaluate(() => {
    const line = Document.prototype.querySelector.call(document, 'p');
    const { left, top, height } = line?.getBoundingClientRect() ?? new DOMRect();
    return { left, top, width: 120, height, scrolled: false };
  });
  await hoverBox(page, box);
  await expect(async () => {
    const card = page.frames().find((frame) => frame.url().includes('/card.html'));
    expect(await card?.getByRole('article').textContent()).toContain(canary);
  }).toPass({ timeout: 10_000 });
});

test('mutation storm: marks are right during it and after', async ({ extension, server, page }) => {
  await extension.configure();
  await visit(page, server, 'mutation-storm');
  await waitForMark(page, number);
  await page.waitForFunction(() => Reflect.get(window, 'mutations') > 200_000);
  await page.evaluate(() => Reflect.get(window, 'stop')());
  await waitForMark(page, '8.8.4.4');
  const count = () => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0);
  await expect.poll(() => page.evaluate(count)).toBe(2);
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
