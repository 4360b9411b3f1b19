import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectFolder } from '../setup/project-folder.ts';
import type { Bench } from './bench-room.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { lastNumber, mixedPage } from './generated-pages.ts';
import { markTimeout, waitForLastMark } from './marks.ts';
import { pageScriptTasks } from './page-script-tasks.ts';
import type { Task } from './trace.ts';
import { tasksOf, traceWork } from './trace.ts';

/** The page can load nothing and runs no script of its own. */
const headers = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" };
const yardstickUrl = 'bare-tree-walker.js';

/** A bare walk over all texts, when the browser is idle, in a world of its own like the page script's. */
const walk = `new Promise((done) => requestIdleCallback(function walk() {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  let characters = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) characters += node.data.length;
  done(characters);
}))
//# sourceURL=${yardstickUrl}`;

const milliseconds = (task: Task): number => task.task.cpu / 1000;
const wall = ({ task }: Task): number => (task.end - task.start) / 1000;

type Survey = { tasks: Task[]; frames: number; drawing: number };

/** The page script's tasks on a fresh page; frames drawn from its start to half a second after its last mark, and ms for them. */
async function surveyTasks(page: Page, url: string): Promise<Survey> {
  const works = await traceWork(page, async () => {
    await page.goto(url, { waitUntil: 'load', timeout: markTimeout });
    await waitForLastMark(page, lastNumber);
  });
  const own = pageScriptTasks(works);
  const first = own[0]?.task;
  if (!first) throw new Error(`no page script ran on ${url}`);
  const frames = tasksOf(works, first.thread).filter(
    ({ task, within }) => task.start > first.start && within.some(({ name }) => name === 'PrePaint'),
  );
  return { tasks: own, frames: frames.length, drawing: frames.reduce((sum, task) => sum + milliseconds(task), 0) };
}

/** Returns the time of a bare walk over a fresh page without the extension (ms). A second walk would be much faster. */
async function yardstickTime(page: Page, url: string): Promise<number> {
  const works = await traceWork(page, async () => {
    await page.goto(url, { waitUntil: 'load', timeout: markTimeout });
    const session = await page.context().newCDPSession(page);
    const { frameTree } = await session.send('Page.getFrameTree');
    const target = { frameId: frameTree.frame.id, worldName: 'yardstick' };
    const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', target);
    const question = { expression: walk, contextId, awaitPromise: true };
    const { exceptionDetails } = await session.send('Runtime.evaluate', question);
    if (exceptionDetails) throw new Error(exceptionDetails.text);
  });
  const walked = works.find(({ name, url: script }) => name === 'FunctionCall' && script === yardstickUrl);
  if (!walked) throw new Error(`the trace of ${url} does not have the walk`);
  return walked.cpu / 1000;
}

/** Runs in the page from its start: notes when the first text is marked, ms after the page has loaded. */
function noteFirstMark(): void {
  addEventListener('load', () => {
    const start = performance.now();
    const look = (): void => {
      if (CSS.highlights.size === 0) setTimeout(look, 2);
      else Object.assign(globalThis, { firstMark: performance.now() - start });
    };
    look();
  });
}

async function firstMarkTime(page: Page, url: string): Promise<number> {
  await page.addInitScript(noteFirstMark);
  await page.goto(url, { waitUntil: 'load', timeout: markTimeout });
  // Its value is no sign: it is 0 on a page that was marked before.
  await page.waitForFunction(() => 'firstMark' in globalThis, undefined, { timeout: markTimeout });
  return await page.evaluate(() => Number(Reflect.get(globalThis, 'firstMark')));
}

async function surveyPage(bench: Bench, label: string, html: string, runs: number): Promise<Figure[]> {
  const { server, withExtension, without } = await bench.browsers();
  const url = server.serve(`/${label}.html`, { html, headers });
  const ours: Survey[] = [];
  const yardsticks: number[] = [];
  const firstMarks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    bench.say(`survey of ${label}, run ${run + 1} of ${runs}`);
    const plain = await without.newPage();
    yardsticks.push(await yardstickTime(plain, url));
    await plain.close();
    const page = await withExtension.newPage();
    ours.push(await surveyTasks(page, url));
    await page.close();
    const marked = await withExtension.newPage();
    firstMarks.push(await firstMarkTime(marked, url));
    await marked.close();
  }
  const how = 'browser tracing: time that the main thread ran in the tasks of the page script, replies included';
  return [
    figureOf({
      name: `survey-${label}`,
      unit: 'ms',
      values: ours.map(({ tasks }) => tasks.reduce((sum, task) => sum + milliseconds(task), 0)),
      yardsticks,
      ...(label === 'many-pages' ? { budget: 'ratio at most 1.5' } : {}),
      against: "a bare TreeWalker that reads every text node's data, on a fresh page without the extension",
      how,
    }),
    figureOf({
      name: `survey-${label}-longest-task`,
      unit: 'ms',
      values: ours.map(({ tasks }) => Math.max(...tasks.map(milliseconds))),
      budget: 'at most 16',
      how,
    }),
    figureOf({
      name: `survey-${label}-longest-task-by-the-clock`,
      unit: 'ms',
      values: ours.map(({ tasks }) => Math.max(...tasks.map(wall))),
      budget: 'at most 16',
      how: 'as above, with the time in which other programs of the machine ran instead',
    }),
    figureOf({
      name: `survey-${label}-first-mark`,
      unit: 'ms',
      values: firstMarks,
      budget: 'at most 100',
      how: 'from the load event to the first mark of the page, whose first line has a number, by its own clock; next to nothing if it was marked before',
    }),
    figureOf({
      name: `survey-${label}-start`,
      unit: 'ms',
      values: ours.map(({ tasks }) => tasks.slice(0, 1).reduce((sum, task) => sum + milliseconds(task), 0)),
      how: "the first of these tasks: the page's own first one, in which the page script leaves a timer",
    }),
    figureOf({
      name: `survey-${label}-frames`,
      unit: 'frames',
      values: ours.map(({ frames }) => frames),
      how: 'frames that the page drew from then until half a second after the last mark: new marks are drawn too',
    }),
    figureOf({
      name: `survey-${label}-drawing`,
      unit: 'ms',
      values: ours.map(({ drawing }) => drawing),
      how: "the main thread's time in the tasks of these frames; not in the page script's time",
    }),
  ];
}

/** How much of the main thread the page script takes to read a large page. */
export async function survey(bench: Bench): Promise<Figure[]> {
  const figures = await surveyPage(bench, 'mixed', mixedPage(), 3);
  const file = join(projectFolder, '..', 'shared', 'pages', 'large', 'many-pages.html');
  if (!existsSync(file)) {
    bench.say(`survey-many-pages is skipped: ${file} is not there`);
    return figures;
  }
  // Requests for thousands of images that cannot be reached would only keep the browser busy.
  const still = readFileSync(file, 'utf8').replaceAll(/ src(?:set)?=/g, ' data-src=');
  const html = `${still.replace(/<body[^>]*>/, '$&<p>+49 30 231250122</p>')}<p>${lastNumber}</p>`;
  return [...figures, ...(await surveyPage(bench, 'many-pages', html, 5))];
}
