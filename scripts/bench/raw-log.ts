import type { BrowserContext, Page } from '@playwright/test';
import type { Bench } from './bench-room.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { markTimeout } from './marks.ts';
import { pageScriptTasks } from './page-script-tasks.ts';
import { ratioOf } from './statistics.ts';
import { traceWork } from './trace.ts';

const sizes = [8_000, 40_000, 80_000];
/** How often the page script is asked how much it has found (ms). */
const pace = 250;
/** Number of different addresses: not more than the page script lists. */
const addresses = 900;

/** A log in one text node, an address in each line. */
function logPage(lines: number): string {
  const text = Array.from({ length: lines }, (_, line) => {
    const address = `10.${(line % addresses) >> 6}.${(line % addresses) & 63}.7`;
    return `2026-11-21T10:${String(line % 60).padStart(2, '0')} host sshd[${line}]: Accepted a key from ${address}, port 22`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A log</title><pre>${text.join('\n')}</pre>`;
}

type Messenger = {
  tabs: {
    query: (which: object) => Promise<{ id?: number }[]>;
    sendMessage: (tab: number, message: object) => Promise<{ count: number }[] | undefined>;
  };
};

/** Runs in the worker: how many finds the page in front has. */
async function countFound(): Promise<number> {
  const { chrome } = globalThis as typeof globalThis & { chrome: Messenger };
  const [tab] = await chrome.tabs.query({ active: true });
  const found = await chrome.tabs.sendMessage(tab?.id ?? 0, { type: 'found', input: null }).catch(() => []);
  return (found ?? []).reduce((sum, { count }) => sum + count, 0);
}

/** Runs in the page: registers a range in each line, all at once; ms until they are painted. */
async function register(): Promise<number> {
  const node = document.querySelector('pre')?.firstChild;
  if (!(node instanceof Text)) throw new Error('the page is not as written');
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '::highlight(bare) { text-decoration: underline }';
  const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
  await painted();
  const start = performance.now();
  const marks = new Highlight();
  for (const { index } of node.data.matchAll(/10\.\d+\.\d+\.7/g))
    marks.add(new StaticRange({ startContainer: node, startOffset: index, endContainer: node, endOffset: index + 8 }));
  CSS.highlights.set('bare', marks);
  await painted();
  return performance.now() - start;
}

async function waitForAll(page: Page, lines: number, context: BrowserContext): Promise<number> {
  const start = Date.now();
  for (;;) {
    const count = (await context.serviceWorkers()[0]?.evaluate(countFound)) ?? 0;
    if (count >= lines) return Date.now() - start;
    if (Date.now() - start > markTimeout)
      throw new Error(`${count} of ${lines} lines were found within ${markTimeout} ms`);
    await page.waitForTimeout(pace);
  }
}

/** How long it takes until all of a raw log in one text node is found, and the longest task of the page script. */
export async function rawLog(bench: Bench): Promise<Figure[]> {
  const { server, withExtension, without } = await bench.browsers();
  const figures: Figure[] = [];
  const times = new Map<number, number>();
  for (const lines of sizes) {
    bench.say(`a log of ${lines} lines in one text node`);
    const url = server.serve(`/raw-log-${lines}.html`, logPage(lines));
    const plain = await without.newPage();
    await plain.goto(url, { waitUntil: 'load', timeout: markTimeout });
    const yardstick = await plain.evaluate(register);
    await plain.close();
    const page = await withExtension.newPage();
    let time = 0;
    const works = await traceWork(page, async () => {
      await page.goto(url, { waitUntil: 'load', timeout: markTimeout });
      time = await waitForAll(page, lines, withExtension);
    });
    await page.close();
    times.set(lines, time);
    const tasks = pageScriptTasks(works).map(({ task }) => task.cpu / 1_000);
    const how = `a log of ${lines} lines in one text node, an address in each`;
    figures.push(
      figureOf({
        name: `raw-log-${lines}`,
        unit: 'ms',
        values: [time],
        yardsticks: [yardstick],
        against: 'plain Chromium registers the same ranges, all at once, and paints them',
        how: `${how}; from the load event until the page script has found all`,
      }),
      figureOf({
        name: `raw-log-${lines}-longest-task`,
        unit: 'ms',
        values: [Math.max(...tasks)],
        budget: 'at most 50',
        how: `${how}; browser tracing: time that the main thread ran in a task of the page script`,
      }),
      figureOf({
        name: `raw-log-${lines}-all-tasks`,
        unit: 'ms',
        values: [tasks.reduce((sum, task) => sum + task, 0)],
        how: `${how}; all tasks of the page script together`,
      }),
    );
  }
  const growth = (lines: number): number => ratioOf(times.get(lines) ?? 0, times.get(8_000) ?? 0) ?? 0;
  const words = { unit: 'times the time of 8,000 lines', how: 'as above' };
  return [
    ...figures,
    figureOf({ name: 'raw-log-growth-40000', values: [growth(40_000)], budget: 'at most 7', ...words }),
    figureOf({ name: 'raw-log-growth-80000', values: [growth(80_000)], budget: 'about 10', ...words }),
  ];
}
