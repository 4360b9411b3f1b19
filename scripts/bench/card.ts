import type { BrowserContext, Frame, Page } from '@playwright/test';
import { alternate } from './alternate.ts';
import type { Bench } from './bench-room.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { lastNumber } from './generated-pages.ts';
import { waitForLastMark } from './marks.ts';

const runs = 7;
const subjects = {
  phone: ['+41 44 668 18 00', '+44 20 7946 0018', '+33 1 42 68 53 00'],
  ip: ['8.8.8.8', '193.0.6.139', '2606:4700:4700::1111'],
};
const body = [...Object.values(subjects).flat(), lastNumber].map((text) => `<p style="margin:40px"><b>${text}</b></p>`);
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contacts</title>${body.join('')}`;
const sentence = '<!doctype html><html lang="en"><title>A frame</title><p>One sentence, and nothing else.';

/** Runs in the page: notes when the pointer last moved, and when a child was added to the root element, as a frame's host is. */
function watchHosts(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  addEventListener('pointermove', () => Reflect.set(globalThis, 'movedAt', now()), { capture: true });
  new MutationObserver(() => void Reflect.set(globalThis, 'addedAt', now())).observe(document.documentElement, {
    childList: true,
  });
}

/**
 * Makes hosts slightly visible: a browser does not paint what is fully transparent, so it would give the time at which the
 * host is shown. It is a style of the user, because a card whose host is changed by its page closes.
 */
async function showHosts(context: BrowserContext, url: string): Promise<void> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('the worker does not run');
  await worker.evaluate(async (of) => {
    const [tab] = await chrome.tabs.query({ url: of });
    if (tab?.id === undefined) throw new Error('the page has no tab');
    const css = '[popover] { opacity: 0.01 !important }';
    await chrome.scripting.insertCSS({ target: { tabId: tab.id }, css, origin: 'USER' });
  }, url);
}

/** Runs in a frame: when it first painted content, ms since 1970. */
function paintedAt(): Promise<number> {
  return new Promise((done, fail) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) done(performance.timeOrigin + paint.startTime);
    }).observe({ type: 'paint', buffered: true });
    setTimeout(() => fail(new Error('the frame painted nothing')), 3_000);
  });
}

/** Runs in the page: makes a frame the way a card's frame is made. */
function makeFrame(url: string): void {
  const host = document.createElement('div');
  host.id = 'yardstick';
  host.style.cssText = 'position:fixed;left:300px;top:60px;width:360px;height:320px;opacity:0.01;pointer-events:none';
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width:100%;height:100%;border:0';
  frame.src = url;
  host.append(frame);
  document.documentElement.append(host);
}

/**
 * Measures the time from a moment in the page to a frame's first paint (ms). `make` causes the frame, whose address
 * contains `name`.
 */
async function timeFrame(
  page: Page,
  since: 'addedAt' | 'movedAt',
  { name, make }: { name: string; make: () => Promise<void> },
): Promise<number> {
  await make();
  // The browser gets no requests while it works.
  await page.waitForTimeout(700);
  const frame: Frame | undefined = page.frames().findLast((candidate) => candidate.url().includes(name));
  if (!frame) throw new Error(`no frame with ${name} came`);
  const start: unknown = await page.evaluate((moment) => Reflect.get(globalThis, moment), since);
  return (await frame.evaluate(paintedAt)) - Number(start);
}

async function hover(page: Page, text: string): Promise<void> {
  const box = await page.locator('b', { hasText: text }).boundingBox();
  if (!box) throw new Error(`the page does not show ${text}`);
  const y = box.y + box.height / 2;
  await page.mouse.move(2, y);
  await page.mouse.move(box.x + box.width / 2, y, { steps: 4 });
}

async function timeCard(page: Page, since: 'addedAt' | 'movedAt', text: string): Promise<number> {
  const time = await timeFrame(page, since, { name: '/card.html', make: () => hover(page, text) });
  await page.mouse.move(1050, 780);
  await page.waitForFunction(() => document.querySelectorAll('[popover]').length === 0);
  return time;
}

/** Measures from the card's frame to the report on the screen, without the dwell before and after. */
export async function card(bench: Bench): Promise<Figure[]> {
  const { server, withExtension } = await bench.browsers();
  const url = server.serve('/contacts.html', html);
  const sentenceUrl = server.serve('/sentence.html', sentence).replace('127.0.0.1', 'localhost');
  const figures: Figure[] = [];

  async function open(paint: boolean): Promise<Page> {
    const page = await withExtension.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await waitForLastMark(page, lastNumber);
    await page.evaluate(watchHosts);
    if (paint) await showHosts(withExtension, url);
    return page;
  }

  const page = await open(true);
  // The first card of a page loads what cards need.
  const first = page.waitForEvent('frameattached');
  await hover(page, subjects.phone[0] ?? '');
  await first;
  await page.mouse.move(1050, 780);
  await page.waitForFunction(() => document.querySelectorAll('[popover]').length === 0);
  for (const [kind, texts] of Object.entries(subjects)) {
    bench.say(`cards about a ${kind}`);
    const times = await alternate(runs, {
      ours: (run) => timeCard(page, 'addedAt', texts[run % texts.length] ?? ''),
      async yardstick() {
        const make = (): Promise<void> => page.evaluate(makeFrame, sentenceUrl);
        const time = await timeFrame(page, 'addedAt', { name: '/sentence.html', make });
        await page.evaluate(() => document.querySelector('#yardstick')?.remove());
        return time;
      },
    });
    figures.push(
      figureOf({
        name: `card-painted-${kind}`,
        unit: 'ms',
        ...times,
        budget: 'at most 100',
        against: 'a frame of another site with one sentence in it',
        how: "from the host's insertion to the frame's first contentful paint, which is the report; the host is made a hundredth visible, or nothing would be painted before the dwell is over; worker running",
      }),
    );
  }
  await page.close();

  const untouched = await open(false);
  const waits: number[] = [];
  for (const text of subjects.phone) waits.push(await timeCard(untouched, 'movedAt', text));
  await untouched.close();
  const how = "from the pointer's last move to the first contentful paint of the report, dwell included";
  return [...figures, figureOf({ name: 'card-seen', unit: 'ms', values: waits, how, budget: 'shown at 450' })];
}
