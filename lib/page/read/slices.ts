import { followVisibility, isDocumentVisible } from '../dom/page-dom.ts';
import { pageTime } from '../dom/page-life.ts';

/** Time of a slice if the browser is no longer idle (ms). */
const shortSlice = 4;
/** Longest time of a slice (ms). */
const longSlice = 8;
/** Time of the first slice (ms), which runs at the end of another task. */
const firstSlice = 1;
/** A page that is never idle gets a slice after this time (ms). */
const longestWait = 100;

/** Runs jobs bit by bit: one step per `next()`. */
export type Slices = {
  add(job: Iterator<unknown>): void;
  /** Adds a job that runs before those that wait. */
  addFirst(job: Iterator<unknown>): void;
  areDone(): boolean;
};

/**
 * Creates the runner: it runs jobs one after the other, in short slices while the browser is idle. The first slice
 * comes at the end of the current task, as the page's own next task may take seconds. In a hidden tab and a prerendered
 * page jobs wait until the page is visible. `onPause` is called after every slice, with whether all jobs are done.
 */
export function createSlices(
  onPause: (allDone: boolean) => void,
  signal: AbortSignal,
  isSeen = isDocumentVisible,
): Slices {
  const jobs: Iterator<unknown>[] = [];
  let waiting = false;
  let begun = false;

  function work(until: number): void {
    // guard bounded-slice
    while (jobs.length > 0 && !signal.aborted && pageTime() < until) {
      const job = jobs.shift();
      // A job that throws is dropped; the others continue.
      if (job?.next().done === false) jobs.unshift(job);
    }
    onPause(jobs.length === 0);
  }

  function plan(): void {
    if (waiting || jobs.length === 0 || signal.aborted || !isSeen()) return;
    waiting = true;
    if (begun) whenIdle((spare) => slice(Math.min(Math.max(spare, shortSlice), longSlice)));
    else queueMicrotask(() => slice(firstSlice));
    begun = true;
  }

  function slice(length: number): void {
    waiting = false;
    if (signal.aborted || !isSeen()) return;
    try {
      work(pageTime() + length);
    } finally {
      plan();
    }
  }

  followVisibility(plan, signal);
  return {
    add(job) {
      jobs.push(job);
      plan();
    },
    addFirst(job) {
      jobs.unshift(job);
      plan();
    },
    areDone: () => jobs.length === 0,
  };
}

function whenIdle(run: (spare: number) => void): void {
  requestIdleCallback((deadline) => run(deadline.didTimeout ? longSlice : deadline.timeRemaining()), {
    timeout: longestWait,
  });
}
