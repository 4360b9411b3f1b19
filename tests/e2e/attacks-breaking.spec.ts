import { z } from 'zod';
import { usualCards } from '../../lib/page/card/card-phases.ts';
import { canary, number, visit } from './attack-page.ts';
import { fact, waitForCard, waitForNoCard } from './card-frame.ts';
import { lastWords } from './error-collector.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { hoverBox, hoverText, waitForMark } from './hover-text.ts';
import { outwait } from './outwait.ts';
import { pageScriptWorld } from './page-script-world.ts';
import { isFull } from './whole.ts';

test('orphans: after a reload of the extension no tab has marks or cards left', async ({ extension, server, page }) => {
  await extension.configure();
  const address = server.serve('/', `<!doctype html><html lang="de"><title>Orphan</title><p>${number}`);
  const tabs = [page];
  while (tabs.length < (isFull ? 5 : 2)) tabs.push(await extension.context.newPage());
  for (const tab of tabs) {
    await tab.goto(address);
    await tab.bringToFront();
    await waitForMark(tab, number);
  }
  const [last] = tabs.slice(-1);
  if (!last) throw new Error('there is no tab');
  await hoverText(last, number);
  await waitForCard(last);
  extension.errors.allow(lastWords);
  await extension.worker.evaluate(() => chrome.runtime.reload()).catch(() => undefined);
  const isLeft = () => CSS.highlights.size > 0 || document.querySelector('[popover]') !== null;
  for (const tab of tabs) {
    await tab.bringToFront();
    // The next move of the pointer after the reload tells the script.
    await expect(async () => {
      await tab.mouse.move(900, 700);
      await tab.mouse.move(940, 720);
      expect(await tab.evaluate(isLeft)).toBe(false);
    }).toPass();
  }
});

test('hanging page: what the person sets for other pages does not wait for it', async ({ extension, server, page }) => {
  const address = server.serve('/', `<!doctype html><html lang="de"><title>Hanging</title><p>${number}`);
  await page.goto(address);
  await waitForMark(page, number);
  const hanging = await extension.context.newPage();
  // Another site, so another process.
  await hanging.goto(address.replace('127.0.0.1', 'localhost'));
  await waitForMark(hanging, number);
  const options = await extension.open('options.html');
  // It hangs for as long as it has no answer.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = hanging.waitForRequest('**/hold');
  server.serve('/hold', { html: 'over', after: () => held });
  const hung = hanging
    .evaluate(() => {
      const request = new XMLHttpRequest();
      request.open('GET', '/hold', false);
      request.send();
    })
    .then(() => 'the page');
  await asked;
  const set = options
    .evaluate(() => chrome.runtime.sendMessage({ to: 'background', type: 'setPaused', input: { paused: true } }))
    .then(() => 'the person');
  expect(await Promise.race([hung, set])).toBe('the person');
  await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBe(0);
  release();
  await hung;
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

test('node remover: after three cards that it took away none opens by hovering, and the toolbar points to the popup', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure();
  await visit(page, server, 'node-remover');
  await waitForMark(page, number);
  const met = () => page.evaluate(() => Number(Reflect.get(window, 'met')));
  const badge = () =>
    extension.worker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true });
      return chrome.action.getBadgeText({ tabId: tab?.id ?? -1 });
    });
  for (const [times, text] of [number, '+49 30 23125 001', number].entries()) {
    expect(await badge()).not.toBe('!');
    await hoverText(page, text);
    await expect.poll(met).toBe(times + 1);
    await waitForNoCard(page);
  }
  await expect.poll(badge).toBe('!');
  await hoverText(page, '+49 30 23125 001');
  await outwait(page, usualCards.cardDelays.show);
  expect(await met()).toBe(3);
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
  const card = await hoverCard(page, number);
  await expect(fact(card, 'Caller')).toContainText(canary);
  await page.evaluate(() => Reflect.get(window, 'carry')());
  // Its host is taken away at once, so it is the page that says that it was carried.
  await page.waitForFunction(() => Reflect.get(window, 'carried'));
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
  }).toPass();
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

/** Runs in the page script's world, as a compromised renderer would: forty at a time ask without end for much to be decided on. */
function flood(): void {
  const answers: number[] = [];
  Object.assign(globalThis, { answers });
  const context = { language: 'de', host: 'example.com', country: null, seen: null, marked: false };
  const text = (): string =>
    Array.from({ length: 60 }, () => `Ruf an: 030 2${String(Math.random()).slice(2, 9)}`).join(', ');

  async function ask(): Promise<void> {
    for (;;) {
      const input = { texts: Array.from({ length: 20 }, text), context };
      const reply: unknown = await chrome.runtime.sendMessage({ to: 'background', type: 'detect', input });
      const isOk = typeof reply === 'object' && reply !== null && Reflect.get(reply, 'ok') === true;
      if (isOk) answers.push(Date.now());
      else await new Promise((later) => setTimeout(later, 50));
    }
  }
  for (let asker = 0; asker < 40; asker += 1) void ask();
}

/** Runs in a page of the extension: has texts read one after the other, and gives from when to when each was under way. */
async function readTexts(times: number): Promise<{ sent: number; answered: number }[]> {
  const readings = [];
  for (let time = 0; time < times; time += 1) {
    const input = { text: `192.0.2.${time}`, country: null };
    const sent = Date.now();
    const reply: unknown = await chrome.runtime.sendMessage({ to: 'background', type: 'read', input });
    if (typeof reply !== 'object' || reply === null || Reflect.get(reply, 'ok') !== true) throw new Error('not read');
    readings.push({ sent, answered: Date.now() });
  }
  return readings;
}

test('storming frames: what the person asks comes before what they rewrite, and so does a card on their page', async ({
  extension,
  server,
  page,
}) => {
  await extension.configure();
  const own = await extension.open('options.html');
  await page.bringToFront();
  await visit(page, server, 'storming-frames');
  await waitForMark(page, number);
  const flooding = await extension.context.newPage();
  await flooding.goto(server.serve('/flood.html', `<!doctype html><html lang="de"><title>Flood</title><p>${number}`));
  await waitForMark(flooding, number);
  const world = await pageScriptWorld(flooding, extension.id);
  await world.run(`(${flood.toString()})()`);
  const answers = async () => z.array(z.number()).parse(await world.run('globalThis.answers'));
  await expect.poll(async () => (await answers()).length).toBeGreaterThan(10);
  const readings = await own.evaluate(readTexts, 11);
  const all = await answers();
  const between = readings.map(({ sent, answered }) => all.filter((at) => at > sent && at < answered).length);
  // What was worked off for the flood while a reading was under way: without an order, all that had come before it.
  const [middle] = between.toSorted((one, other) => one - other).slice(5);
  expect(middle, between.join()).toBeLessThanOrEqual(3);
  await flooding.close();
  await page.bringToFront();
  await hoverText(page, number);
  expect(await (await waitForCard(page)).getByRole('article').count()).toBe(1);
});
