import type { Frame, Page } from '@playwright/test';
import { z } from 'zod';
import { usualCards } from '../../lib/page/card/card-phases.ts';
import { canary, number, visit } from './attack-page.ts';
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
