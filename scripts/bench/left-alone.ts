import type { BrowserContext, Page } from '@playwright/test';
import type { Bench } from './bench-room.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { lastNumber, pageOfFinds, quietPage } from './generated-pages.ts';
import { waitForLastMark } from './marks.ts';
import { isPageScript } from './page-script-tasks.ts';
import { traceWork } from './trace.ts';
import { openWorkerRoom } from './worker-room.ts';

/** Longer than the survey of a quiet page takes, ms. */
const surveyTime = 1_500;

type Look = { dom: string; boxes: string; shift: number };

/** Runs in the page: its DOM as text, every element's box, and the layout shift since it began to load. */
async function look(): Promise<Look> {
  const shift = await new Promise<number>((done) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 200);
  });
  const boxes = [...document.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join();
  });
  return { dom: document.documentElement.outerHTML, boxes: boxes.join(' '), shift };
}

async function lookAt(context: BrowserContext, url: string, ready: (page: Page) => Promise<unknown>): Promise<Look> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await ready(page);
  const seen = await page.evaluate(look);
  await page.close();
  return seen;
}

/** Checks that the page does not change until a card opens, and that a page without numbers costs nothing. */
export async function leftAlone(bench: Bench): Promise<Figure[]> {
  const { server, withExtension, without } = await bench.browsers();
  bench.say('a page with finds, with the extension and without');
  const url = server.serve('/left-alone.html', pageOfFinds(300));
  const plain = await lookAt(without, url, (page) => page.waitForTimeout(500));
  const ours = await lookAt(withExtension, url, (page) => waitForLastMark(page, lastNumber));

  bench.say('a page without anything that could be a number');
  const quietUrl = server.serve('/quiet.html', quietPage());
  const room = await openWorkerRoom(bench);
  await room.stop();
  const quiet = await withExtension.newPage();
  const works = await traceWork(quiet, async () => {
    await quiet.goto(quietUrl, { waitUntil: 'load' });
    await quiet.waitForTimeout(surveyTime);
  });
  const messaged = room.isRunning();
  const calls = works.filter(isPageScript);
  const styles = works.filter(
    ({ name, thread, start, end }) =>
      name === 'UpdateLayoutTree' &&
      calls.some((call) => call.thread === thread && call.start <= start && call.end >= end),
  );
  if (calls.length < 2) throw new Error('the page script did not read the quiet page');
  // The same sign must appear on a page with numbers; otherwise its absence proves nothing.
  await quiet.goto(url, { waitUntil: 'load' });
  await waitForLastMark(quiet, lastNumber);
  if (!room.isRunning()) throw new Error('a page with numbers did not wake the worker');
  await Promise.all([quiet.close(), room.close()]);

  const flag = (is: boolean): number[] => [is ? 1 : 0];
  const budget = '0';
  const against = 'the same page without the extension';
  return [
    figureOf({
      name: 'dom-changed',
      unit: '0 or 1',
      values: flag(ours.dom !== plain.dom),
      budget,
      against,
      how: 'outerHTML of the root, all marks set, no card yet',
    }),
    figureOf({ name: 'boxes-changed', unit: '0 or 1', values: flag(ours.boxes !== plain.boxes), budget, against }),
    figureOf({
      name: 'layout-shift',
      unit: 'score',
      values: [ours.shift],
      yardsticks: [plain.shift],
      budget,
      against,
      how: 'layout-shift entries since the page began to load',
    }),
    figureOf({
      name: 'quiet-page-messages',
      unit: '0 or 1',
      values: flag(messaged),
      budget,
      how: 'whether the stopped worker was woken by a page without candidates',
    }),
    figureOf({
      name: 'quiet-page-style-recalculations',
      unit: 'recalculations',
      values: [styles.length],
      budget,
      how: 'browser tracing: style recalculations within the calls of the page script',
    }),
  ];
}
