import { expect, it } from 'vitest';
import { pageScriptTasks } from '../../../../scripts/bench/page-script-tasks.ts';
import type { Work } from '../../../../scripts/bench/trace.ts';

const own = 'chrome-extension://abcdefgh/page.js';
const work = (name: string, [start, end]: [number, number], url = '', thread = '1/1'): Work => ({
  name,
  thread,
  start,
  end,
  cpu: end - start,
  url,
  type: '',
});
const task = (start: number, end: number, thread?: string): Work =>
  work('ThreadControllerImpl::RunTask', [start, end], '', thread);

it('takes the tasks with calls into the page script, and those that only go on with its promises, not the page’s own loading', () => {
  const works = [
    task(0, 5),
    work('BlinkScheduler_PerformMicrotaskCheckpoint', [1, 2]),
    task(10, 20),
    work('EvaluateScript', [11, 19], own),
    task(30, 40),
    work('FunctionCall', [31, 39], 'http://127.0.0.1/site.js'),
    work('BlinkScheduler_PerformMicrotaskCheckpoint', [39, 40]),
    task(50, 60),
    work('BlinkScheduler_PerformMicrotaskCheckpoint', [51, 59]),
    task(70, 80),
    work('Layout', [71, 79]),
    task(82, 88),
    work('ParseHTML', [83, 86]),
    work('BlinkScheduler_PerformMicrotaskCheckpoint', [86, 87]),
    task(90, 95, '2/2'),
    work('BlinkScheduler_PerformMicrotaskCheckpoint', [91, 94], '', '2/2'),
  ];
  expect(pageScriptTasks(works).map(({ task: { start } }) => start)).toEqual([10, 50]);
});

it('finds none where no page script ran', () => {
  expect(pageScriptTasks([task(0, 5), work('FunctionCall', [1, 2], 'http://127.0.0.1/site.js')])).toEqual([]);
});
