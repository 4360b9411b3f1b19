import type { Page } from '@playwright/test';
import { z } from 'zod';
import { canary, number, seconds, visit } from './attack-page.ts';
import { fact, waitForCard, waitForNoCard } from './card-frame.ts';
import { closeCard } from './close-card.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { hoverText, waitForMark } from './hover-text.ts';
import { changeSettings } from './stored-settings.ts';

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
    const card = await hoverCard(page, text);
    const status = card.locator('.nl-online');
    await expect(status).toContainText(line < 2 ? 'answered' : /budget|limit|minute/i);
    await closeCard(page);
  }
  expect(service.requests).toHaveLength(4);
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
