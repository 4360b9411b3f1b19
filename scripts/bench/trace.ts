import type { Page } from '@playwright/test';
import { z } from 'zod';

/** A finished stretch of work on a thread, as the browser's tracing gives it; times in µs. */
export type Work = {
  name: string;
  thread: string;
  start: number;
  end: number;
  /** Processor time of the thread, without other programs of the machine. */
  cpu: number;
  /** The address of the script that ran; empty if there was no script or it has no address. */
  url: string;
  /** The event's type, of `EventDispatch`. */
  type: string;
};

/** A finished stretch ("complete event") in the trace event format. */
const completeEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().default(0),
  tdur: z.number().optional(),
  args: z.object({ data: z.object({ url: z.unknown(), type: z.unknown() }).partial().nullish().catch(null) }).partial(),
});

const categories = ['toplevel', 'devtools.timeline'];
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function workOf(event: unknown): Work {
  const { name, pid, tid, ts, dur, tdur = dur, args } = completeEvent.parse(event);
  const { url, type } = args.data ?? {};
  return { name, thread: `${pid}/${tid}`, start: ts, end: ts + dur, cpu: tdur, url: text(url), type: text(type) };
}

/** Runs `during` while the browser traces itself, and gives all work that ended in that time, in the order of its start. */
export async function traceWork(page: Page, during: () => Promise<void>): Promise<Work[]> {
  const session = await page.context().newCDPSession(page);
  const works: Work[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) if (event['ph'] === 'X') works.push(workOf(event));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  });
  await during();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return works.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** A task of a thread with all work within it. */
export type Task = { task: Work; within: Work[] };

/** The tasks of a thread, in order; `works` as `traceWork` gives them. */
export function tasksOf(works: readonly Work[], thread: string): Task[] {
  const tasks: Task[] = [];
  let current: Task | null = null;
  for (const work of works) {
    if (work.thread !== thread) continue;
    if (current && work.start < current.task.end) {
      current.within.push(work);
    } else if (work.name === 'ThreadControllerImpl::RunTask') {
      current = { task: work, within: [] };
      tasks.push(current);
    }
  }
  return tasks;
}
