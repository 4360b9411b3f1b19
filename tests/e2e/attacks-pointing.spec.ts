import type { Page } from '@playwright/test';
import { z } from 'zod';
import { usualCards } from '../../lib/page/card/card-phases.ts';
import { createRandom } from '../../scripts/bench/random.ts';
import { canary, number, seconds, visit } from './attack-page.ts';
import { fact, waitForCard } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { waitForMark } from './hover-text.ts';
import { outwait } from './outwait.ts';
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
