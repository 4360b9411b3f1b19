import { z } from 'zod';
import { number, visit } from './attack-page.ts';
import { waitForNoCard, waitForService } from './card-frame.ts';
import { expect, test } from './extension.ts';
import { hoverCard } from './hover-card.ts';
import { pressToSend } from './press-to-send.ts';
import { isFull } from './whole.ts';

/** How often each way is tried. */
const tries = isFull ? 100 : 1;

/**
 * One way of each kind: a property of the host, of the page, of boxes beside the frame; for a moment, by animation, while the
 * page hangs, and covers. All on request (NUMLENS_FULL=1).
 */
const telling = [
  'a mask behind a variable',
  'left and top',
  'hidePopover between two frames',
  'the page’s zoom',
  'a veil of the host’s own',
  'an animation',
  'changed and changed back',
  'a page that hangs meanwhile',
  'a view transition',
  'a popover on top',
];

test('veil: a press in a card that the page hid or moved in the last moment spends nothing', async ({
  extension,
  server,
  page,
  service,
}) => {
  if (isFull) test.setTimeout(tries * 240_000);
  await extension.configure({ lookUpOnline: 'When I ask' });
  await visit(page, server, 'veil');
  const ways = z.array(z.string()).parse(await page.evaluate(() => Reflect.get(window, 'attack').ways));
  expect(ways).toEqual(expect.arrayContaining(telling));
  for (const way of isFull ? ways : telling) {
    await test.step(way, async () => {
      for (let attempt = 0; attempt < tries; attempt += 1) {
        await visit(page, server, 'veil');
        const card = await hoverCard(page, number);
        const button = card.getByRole('button', { name: 'Look up online' });
        const box = await button.boundingBox();
        if (!box) throw new Error('the card has no button');
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
        await page.evaluate((name) => Reflect.get(window, 'attack').prepare(name), way);
        // A card that is gone is no card to press in.
        await card.waitForFunction(() => document.documentElement.hasAttribute('data-in-sight')).catch(() => {});
        await page.evaluate((name) => Reflect.get(window, 'attack').strike(name), way);
        const at = (await button.boundingBox({ timeout: 300 }).catch(() => null)) ?? box;
        // As in `closeCard`: a click of which the card is gone before the browser has acknowledged it never ends.
        const gone = waitForNoCard(page);
        for (const { x, y, width, height } of [at, box]) {
          await Promise.race([page.mouse.click(x + width / 2, y + height / 2), gone]);
        }
        // What the press may have begun has ended when the card is gone.
        await page.mouse.move(1, 790, { steps: 3 });
        await gone;
        expect(service.requests, way).toEqual([]);
      }
    });
  }
});

test('veil: a cover that comes and goes again and again leaves no moment in which a press spends', async ({
  extension,
  server,
  page,
  service,
}) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  await visit(page, server, 'veil');
  const card = await hoverCard(page, number);
  const box = await card.getByRole('button', { name: 'Look up online' }).boundingBox();
  if (!box) throw new Error('the card has no button');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y, { steps: 5 });
  await page.evaluate(() => Reflect.get(window, 'attack').blink());
  const inSight = await card.evaluate(async () => {
    const isInSight = () => document.documentElement.hasAttribute('data-in-sight');
    for (let frame = 0; frame < 400; frame += 1) {
      await new Promise(requestAnimationFrame);
      // What was in sight before the page began is over by then.
      if (frame > 30 && isInSight()) return true;
    }
    return false;
  });
  await page.mouse.click(x, y);
  await page.mouse.move(1, 790, { steps: 3 });
  await expect.poll(() => page.frames().length).toBe(1);
  expect(inSight).toBe(false);
  expect(service.requests).toEqual([]);
});

/** What honest pages do; the script runs once the page is there. */
const honest: Record<string, string> = {
  'a height that is set on each frame': `<script>
    (function each() {
      document.documentElement.style.setProperty('--vh', performance.now() % 7 + 'px');
      requestAnimationFrame(each);
    })()</script>`,
  'Dark Reader’s properties': `<style>[data-darkreader-inline-bgcolor] { background-color: var(--darkreader-inline-bgcolor) !important }</style>
    <script>
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!node.popover) continue;
        node.style.setProperty('--darkreader-inline-bgcolor', 'rgb(24, 26, 27)');
        node.setAttribute('data-darkreader-inline-bgcolor', '');
        setTimeout(() => node.style.setProperty('--darkreader-inline-color', 'white'), 700);
      }
    }).observe(document.documentElement, { childList: true, subtree: true })</script>`,
  'transitions on everything': '<style>* { transition: all 0.4s ease-in-out }</style>',
  'a transformed body': '<style>body { transform: translate(0.3px, 0.3px) rotate(0.01deg) }</style>',
  'animations on everything':
    '<style>@keyframes k { from { translate: 3px; opacity: 0.5; filter: blur(1px) } } * { animation: k 1s infinite !important }</style>',
  'a zoomed root': '<style>html { zoom: 1.25 }</style>',
};

test('honest pages: the card is live, and a press in it spends', async ({ extension, server, page, service }) => {
  await extension.configure({ lookUpOnline: 'When I ask' });
  // The first half of them changes the host again and again, which the checks could mistake for an attack.
  for (const [index, [name, markup]] of Object.entries(honest)
    .slice(0, isFull ? 6 : 3)
    .entries()) {
    await test.step(name, async () => {
      // A number of its own, of which no answer is kept.
      const text = `+49 30 23125 00${index}`;
      const html = `<!doctype html><html lang="de"><title>Honest</title>${markup}<body style="margin: 120px 40px"><p>${text}`;
      await page.goto(server.serve('/', html));
      const card = await hoverCard(page, text);
      await pressToSend(card);
      await waitForService(card);
      expect(service.requests).toHaveLength(2 * (index + 1));
    });
  }
});
