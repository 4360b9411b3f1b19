import type { Page } from '@playwright/test';
import type { Bench } from './bench-room.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { percentile } from './statistics.ts';
import { tasksOf, traceWork } from './trace.ts';

const rows = 5_000;
const runs = 3;
const frames = 240;

/** Returns a log with `count` different addresses and numbers, one a line. */
function logOf(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const subject =
      index % 4 === 3 ? `+49 151 ${20_000_000 + index * 7}` : `${20 + (index % 150)}.${index >> 8}.${index & 255}.7`;
    return `2026-11-21T10:${String(index % 60).padStart(2, '0')} ${index % 2 === 0 ? 'ACCEPT' : 'DROP'} from ${subject} ok`;
  });
  return lines.join('\n');
}

/** Runs in the page: pastes a text into the list's field; ms until the first row was painted, and until the last was told. */
async function pasteInto(text: string): Promise<{ first: number; all: number }> {
  const field = document.querySelector('#list-text');
  if (!field) throw new Error('there is no field for a list');
  const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const start = performance.now();
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  while (!document.querySelector('.nl-row .nl-tone')) await painted();
  const first = performance.now() - start;
  const isOver = () => !document.querySelector('#list-reading') && !document.querySelector('.nl-spending-unread');
  while (!isOver()) await new Promise((done) => setTimeout(done, 50));
  return { first, all: performance.now() - start };
}

/** Runs in the page: draws all rows at once, as a simple page would; returns the ms until they were painted. */
async function drawTable(text: string): Promise<number> {
  const start = performance.now();
  const table = document.createElement('table');
  for (const line of text.split('\n')) {
    const row = table.insertRow();
    for (const word of line.split(' ')) row.insertCell().textContent = word;
  }
  document.body.append(table);
  await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
  const taken = performance.now() - start;
  table.remove();
  return taken;
}

/** Runs in the page: scrolls an element a little each frame, down and back; the frames' times, ms. */
async function scroll({ selector, count }: { selector: string; count: number }): Promise<number[]> {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  const times: number[] = [];
  const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done));
  let before = await nextFrame();
  for (let frame = 0; frame < count; frame += 1) {
    element.scrollTop += frame < count / 2 ? 420 : -420;
    const now = await nextFrame();
    times.push(now - before);
    before = now;
  }
  return times;
}

/** Measures a long list in the side panel: its first rows, its longest task, and scrolling in it. */
export async function panel(bench: Bench): Promise<Figure[]> {
  const { server, withExtension, without, id } = await bench.browsers();
  const text = logOf(rows);
  const bare = await without.newPage();
  const height = rows * 34;
  const empty = `<!doctype html><div id="empty" style="block-size:90vh;overflow:auto"><div style="block-size:${height}px"></div></div>`;
  await bare.goto(server.serve('/empty.html', empty), { waitUntil: 'load' });
  const first: number[] = [];
  const all: number[] = [];
  const tables: number[] = [];
  const tasks: number[] = [];
  const scrolled: number[] = [];
  const scrolledEmpty: number[] = [];
  const cpu: number[] = [];
  const cpuEmpty: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    bench.say(`a list of ${rows} rows, run ${run + 1} of ${runs}`);
    tables.push(await bare.evaluate(drawTable, text));
    const page = await withExtension.newPage();
    await page.goto(`chrome-extension://${id}/sidepanel.html#list`, { waitUntil: 'load' });
    await page.locator('#list-text').waitFor();
    const longest = await longestTask(page, async () => {
      const taken = await page.evaluate(pasteInto, text);
      first.push(taken.first);
      all.push(taken.all);
    });
    tasks.push(longest);
    scrolledEmpty.push(percentile(await bare.evaluate(scroll, { selector: '#empty', count: frames }), 95));
    scrolled.push(percentile(await page.evaluate(scroll, { selector: '.nl-grid', count: frames }), 95));
    cpuEmpty.push(await frameCpu(bare, '#empty'));
    cpu.push(await frameCpu(page, '.nl-grid'));
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.close();
  }
  await bare.close();
  const table = 'a page that draws the same lines as one table, all at once';
  return [
    figureOf({
      name: 'panel-first-rows',
      unit: 'ms',
      values: first,
      yardsticks: tables,
      against: table,
      budget: 'at most 200',
      how: `paste of ${rows} lines, until the first row with its answer was painted, by the page's own clock`,
    }),
    figureOf({
      name: 'panel-all-rows',
      unit: 'ms',
      values: all,
      yardsticks: tables,
      against: table,
      how: 'likewise, until all rows had their answers',
    }),
    figureOf({
      name: 'panel-longest-task',
      unit: 'ms',
      values: tasks,
      budget: 'at most 16',
      how: "browser tracing: the longest task of the panel's thread while it read them, time that the thread ran",
    }),
    figureOf({
      name: 'panel-scroll-frame',
      unit: 'ms',
      values: scrolled,
      yardsticks: scrolledEmpty,
      against: 'an empty page of the same height',
      budget: 'ratio at most 1.5',
      how: `95th percentile of ${frames} frames, 420 px each, down and back`,
    }),
    figureOf({
      name: 'panel-scroll-cpu',
      unit: 'ms',
      values: cpu,
      yardsticks: cpuEmpty,
      against: 'an empty page of the same height',
      how: "likewise, by browser tracing: time that the page's thread ran for a frame, which other programs of the machine are not in",
    }),
  ];
}

async function longestTask(page: Page, during: () => Promise<void>): Promise<number> {
  const works = await traceWork(page, during);
  const script = works.find(({ url }) => /^chrome-extension:.*\/sidepanel-.*\.js$/.test(url));
  if (!script) throw new Error('the script of the panel did not run');
  return Math.max(...tasksOf(works, script.thread).map(({ task }) => task.cpu / 1_000));
}

/** 95th percentile of what a frame takes of the page's thread while an element is scrolled, ms that the thread ran. */
async function frameCpu(page: Page, selector: string): Promise<number> {
  const works = await traceWork(page, async () => {
    await page.evaluate(scroll, { selector, count: frames });
  });
  const drawn = works.find(({ name }) => name === 'FireAnimationFrame');
  if (!drawn) throw new Error('no frame was drawn');
  const taken: number[] = [];
  for (const { task, within } of tasksOf(works, drawn.thread)) {
    if (within.some(({ name }) => name === 'FireAnimationFrame')) taken.push(0);
    const last = taken.length - 1;
    if (last >= 0) taken[last] = (taken[last] ?? 0) + task.cpu / 1_000;
  }
  return percentile(taken, 95);
}
