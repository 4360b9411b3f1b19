import type { Frame, Page } from '@playwright/test';
import { z } from 'zod';
import { usualCards } from '../../lib/page/card/card-phases.ts';
import { createRandom } from '../../scripts/bench/random.ts';
import { canary, number, seconds, visit } from './attack-page.ts';
import { fact, readCard, waitForCard, waitForNoCard, waitForService } from './card-frame.ts';
import { closeCard } from './close-card.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { hoverText, waitForMark } from './hover-text.ts';
import { outwait } from './outwait.ts';
import type { PageServer } from './page-server.ts';
import { pressToSend } from './press-to-send.ts';
import { changeSettings } from './stored-settings.ts';
import { isFull } from './whole.ts';

/** Moves a real pointer about the page for some seconds, in short ways with rests in which a card could open. */
async function wander(page: Page, way: { step: number }): Promise<void> {
  const random = createRandom(7);
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

test('pointer chaser: a number that follows the pointer spends nothing', async ({
  extension,
  server,
  page,
  service,
}) => {
  test.setTimeout(180_000 + seconds * 2_000);
  await extension.configure();
  await visit(page, server, 'pointer-chaser');
  await waitForMark(page, '+49 30 23125');
  await wander(page, { step: 60 });
  // It was not for want of cards.
  expect(await page.evaluate(() => Reflect.get(window, 'cards'))).toBeGreaterThan(0);
  expect(service.requests).toEqual([]);
});

test('jump-ahead: a number that is put ahead of the pointer and waits there spends nothing', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  await visit(page, server, 'jump-ahead');
  await waitForMark(page, '+49 30 23125 000');
  await page.mouse.move(60, 200);
  for (let turn = 0; turn < (isFull ? 4 : 2); turn += 1) {
    // Back to where it sets out from; the number is ahead of it there too.
    await page.mouse.move(100, 200 + 100 * turn, { steps: 5 });
    await page.mouse.move(140, 200 + 100 * turn, { steps: 5 });
    await outwait(page, 700);
    const cards = await page.evaluate(() => Number(Reflect.get(window, 'cards')));
    await page.mouse.move(180, 200 + 100 * turn);
    await page.waitForFunction((before) => Number(Reflect.get(window, 'cards')) > before, cards);
    await outwait(page, usualCards.cardDelays.show * 2);
  }
  expect(service.requests).toEqual([]);
});

const waiting = `<!doctype html><html lang="de"><title>Waiting</title>
<p id="t" style="position:fixed;left:700px;top:620px;margin:0">${number}</p>
<script>function put(x, y) { const { style } = document.querySelector('#t'); style.left = x + 16 + 'px'; style.top = y - 12 + 'px' }</script>`;
/** What a page of the attacker's in a frame does: it says where the pointer is. */
const teller = `<!doctype html><body style="margin:0;height:100vh">
<script>addEventListener('pointermove', (event) => parent.postMessage([event.clientX, event.clientY + 20], '*'))</script>`;
const put = (page: Page, x: number, y: number) => page.evaluate(([x, y]) => Reflect.get(window, 'put')(x, y), [x, y]);

const places = ['of its own', 'of another site, in a closed root', ...(isFull ? ['of another site'] : [])];
for (const place of places) {
  test(`unheard pointer: a number that is put beside the pointer in a frame ${place} spends nothing`, async ({
    extension,
    server,
    page,
    service,
  }) => {
    await extension.configure();
    const inner = new URL(server.serve('/teller', teller));
    if (place !== 'of its own') inner.hostname = 'localhost';
    await page.goto(server.serve('/', waiting));
    await waitForMark(page, number);
    await page.mouse.move(60, 4);
    await page.mouse.move(70, 8);
    await page.evaluate(
      ([src = '', isClosed]) => {
        const frame = document.createElement('iframe');
        frame.style.cssText = 'position:fixed;inset:20px 0 0 0;width:100%;height:580px;border:0';
        frame.src = src;
        const host = document.createElement('div');
        document.body.append(host);
        (isClosed ? host.attachShadow({ mode: 'closed' }) : host).append(frame);
        Reflect.set(window, 'end', () => host.remove());
        addEventListener('message', ({ data }) => Reflect.set(window, 'told', data));
        return new Promise((done) => frame.addEventListener('load', done));
      },
      [inner.href, place.includes('closed') ? 'closed' : ''] as const,
    );
    await page.mouse.move(200, 300, { steps: 4 });
    await page.waitForFunction(() => Reflect.get(window, 'told')?.[0] === 200);
    await put(page, 200, 300);
    await outwait(page, 700);
    await page.evaluate(() => Reflect.get(window, 'end')());
    await outwait(page, 250);
    await page.mouse.move(204, 300);
    await page.mouse.move(240, 300, { steps: 6 });
    await waitForCard(page);
    await outwait(page, usualCards.cardDelays.show * 2);
    expect(service.requests).toEqual([]);
  });
}

test('unheard pointer: a number that is put beside the pointer during a drag spends nothing', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  const dragged = '<p draggable="true" style="position:fixed;left:100px;top:200px;margin:0">Drag me</p>';
  await page.goto(server.serve('/', waiting + dragged));
  await waitForMark(page, number);
  await page.mouse.move(110, 210);
  await page.mouse.down();
  await page.mouse.move(120, 215);
  await page.mouse.move(400, 400, { steps: 10 });
  await put(page, 400, 400);
  await page.mouse.up();
  await outwait(page, 500);
  await page.mouse.move(406, 402);
  await page.mouse.move(440, 402, { steps: 4 });
  await waitForCard(page);
  await outwait(page, usualCards.cardDelays.show * 2);
  expect(service.requests).toEqual([]);
});

test('a number that stood still is looked up by hovering also after the person scrolled it near the pointer', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure();
  const filler = '<p style="height: 1500px">Further down</p>';
  await page.goto(
    server.serve(
      '/',
      `<!doctype html><html lang="de"><title>Long</title>${filler}<p style="margin: 0 200px">${number}</p>${filler}`,
    ),
  );
  await waitForMark(page, number);
  await page.mouse.move(150, 300);
  await page.mouse.wheel(0, 1280);
  const box = () => page.evaluate(() => document.querySelectorAll('p')[1]?.getBoundingClientRect().toJSON());
  await expect.poll(async () => (await box())?.top).toBeLessThan(360);
  await outwait(page, 700);
  const { left, top } = z.object({ left: z.number(), top: z.number() }).parse(await box());
  // It never was far from it.
  expect(Math.hypot(left - 150, top - 300)).toBeLessThan(100);
  await page.mouse.move(left + 30, top + 10, { steps: 2 });
  await expect(fact(await waitForCard(page), 'Caller')).toContainText(canary);
});

test('scroller: numbers that are scrolled under the pointer spend nothing', async ({
  extension,
  server,
  page,
  service,
}) => {
  test.setTimeout(180_000 + seconds * 2_000);
  await extension.configure();
  // It rests where the numbers come: one that enters a number that stood still would be a hover.
  await page.mouse.move(120, 300, { steps: 4 });
  await visit(page, server, 'scroller');
  await waitForMark(page, '+49 30 23125');
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
    const card = await hoverCard(page, text);
    const status = card.locator(line < 2 ? '.nl-online' : '.nl-failure');
    await expect(status).toContainText(line < 2 ? 'complete' : /budget|limit|minute/i);
    await closeCard(page);
  }
  expect(service.requests).toHaveLength(4);
});

test('secrets as addresses: hovering asks about no IPv6 address of an unknown network, and a press about none outside 2000::/3', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  const pressed = '2b7e:1516:28ae:d2a6:abf7:1588:9cf:4f3c';
  const never = ['dead:beef:28ae:d2a6:abf7:1588:9cf:4f3c', ...(isFull ? ['::ffff:0:192.168.1.5', '::8.8.8.8'] : [])];
  const known = '2001:4860:4860::8888';
  const lines = [pressed, ...never, known].map((ip) => `<p style="margin: 60px">Key <b>${ip}</b> of the day`);
  await page.goto(server.serve('/', `<!doctype html><html lang="de"><title>Keys</title>${lines.join('')}`));
  for (const ip of never) {
    const card = await hoverCard(page, ip);
    await expect(card.getByRole('heading', { level: 1 })).toHaveText(/^(?:Reserved|IPv4 address in an old IPv6 form)/);
    await expect(card.getByRole('button', { name: 'Look up online' })).toHaveCount(0);
    await closeCard(page);
  }
  const card = await hoverCard(page, pressed);
  await expect(card.getByRole('button', { name: 'Look up online' })).toBeVisible();
  expect(service.requests).toEqual([]);
  await pressToSend(card);
  await waitForService(card);
  await closeCard(page);
  await waitForService(await hoverCard(page, known));
  expect(service.requests).toHaveLength(2);
});

/** Goes to a page with a number and has it in a storm, in which it was read once; it will be read again in 8 s. */
async function visitStorm(page: Page, server: PageServer): Promise<void> {
  await visit(page, server, 'number-in-storm');
  await waitForMark(page, number);
  await page.evaluate(() => Reflect.get(window, 'storm')());
  await waitForMark(page, '8.8.4.4');
}

const swap = (page: Page) => page.evaluate(() => Reflect.get(window, 'swap')());

test('number in storm: a number that has become another in a storm of changes gets no card and no request', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure();
  await visitStorm(page, server);
  await hoverText(page, number, () => swap(page));
  await outwait(page, usualCards.cardDelays.show * 2);
  expect(page.frames().filter((frame) => frame.url().includes('/card.html'))).toEqual([]);
  // It is read again at once, and is another number: it has not stood there.
  await waitForMark(page, '+49 30 231250124');
  // The pointer never leaves its surroundings: from further away, it would come to a number that stood still.
  const box = await page.locator('#number').boundingBox();
  if (!box) throw new Error('the number is not drawn');
  await page.mouse.move(box.x + 60, box.y + 40);
  await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 3 });
  expect((await readCard(await waitForCard(page))).name).toContain('124');
  expect(service.requests).toEqual([]);
});

test('number in storm: a card closes if its number becomes another in a storm of changes', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure();
  await visitStorm(page, server);
  await hoverText(page, number);
  await expect(fact(await waitForCard(page), 'Caller')).toContainText(canary);
  await swap(page);
  await waitForNoCard(page);
});

/** Writes into the ledger, from an open page of the extension, that presses on cards sent so many requests half an hour ago. */
async function notePresses(own: Page, count: number): Promise<void> {
  await own.evaluate(async (wanted) => {
    const open = indexedDB.open('numlens');
    await new Promise((done, fail) => {
      open.onsuccess = done;
      open.onerror = fail;
    });
    const transaction = open.result.transaction('calls', 'readwrite');
    const call = { operation: 'callerId', subject: '+4930231259999', site: 'game.example', asked: true };
    for (let each = 0; each < wanted; each += 1)
      transaction.objectStore('calls').add({ ...call, at: Date.now() - 30 * 60_000, outcome: 'answered' });
    await new Promise((done, fail) => {
      transaction.oncomplete = done;
      transaction.onerror = fail;
    });
    open.result.close();
  }, count);
}

test('click loop: a page that has cards pressed again and again is stopped at the limit, and a lookup in the popup lifts it', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  const popup = await extension.open('popup.html');
  // The loop has run for a while: two rounds are left of the hour.
  await notePresses(popup, 196);
  await page.bringToFront();
  await visit(page, server, 'click-loop');

  async function playRound(): Promise<Frame> {
    const round = Number(await page.evaluate(() => Reflect.get(window, 'rounds')));
    const card = await hoverCard(page, `+49 30 23125 ${String(round).padStart(3, '0')}`);
    await expect(card.locator('html[data-in-sight]')).toBeAttached();
    await pressToSend(card);
    await page.waitForFunction((before) => Number(Reflect.get(window, 'rounds')) > before, round);
    return card;
  }
  for (const sent of [2, 4]) {
    await waitForService(await playRound());
    expect(service.requests).toHaveLength(sent);
    await closeCard(page);
  }
  for (const _ of ['once', 'and again']) {
    const card = await playRound();
    await expect(card.getByText('The hourly limit for lookups from cards was reached.')).toBeVisible();
    // At a glance the next step is in the title of the failure.
    await expect(card.getByTitle('Look it up in the popup to lift the limit.')).toBeVisible();
    expect(service.requests).toHaveLength(4);
    await closeCard(page);
  }

  await popup.bringToFront();
  await popup.getByLabel('Phone number or IP address').fill(number);
  await popup.getByLabel('Phone number or IP address').press('Enter');
  await expect(popup.getByRole('heading', { name: canary })).toBeVisible();
  expect(service.requests).toHaveLength(6);
  await page.bringToFront();
  await waitForService(await playRound());
  expect(service.requests).toHaveLength(8);
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
  expect(
    heard.filter((text) => !/content-script|locationchange|"to":|"type":"pageMode"|"token":"x/.test(text)),
  ).toEqual([]);
  expect(heard.length).toBeGreaterThan(0);
  expect(service.requests).toEqual([]);
  // The script lives on.
  await hoverText(page, number);
  await expect(fact(await waitForCard(page), 'Caller')).toContainText(canary);
});
