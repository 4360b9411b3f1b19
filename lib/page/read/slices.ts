import { isDocumentVisible, listenOn } from '../dom/page-dom.ts';
import { keepListening, pageTime } from '../dom/page-life.ts';

/** Least and most time that one slice takes, ms: the least where the browser says that it is idle no longer. */
const shortSlice = 4;
const longSlice = 8;
/** The first is in the task in which the script is compiled, ms. */
const firstSlice = 1;
/** A page that is never idle gets a slice after this time anyway, ms. */
const patience = 100;

/** Work that is done bit by bit: one step per `next()`. */
export type Slices = { add(job: Iterator<unknown>, first?: boolean): void };

/**
 * Does jobs in turn, in short slices while the browser is idle; the first at once, at the end of the task that runs:
 * the page's own next one may take seconds. A hidden tab and a prerendered page do nothing until
 * they are seen. `pause` is called after every slice, and told whether all jobs are done.
 */
export function createSlices(
  told: { pause(done: boolean): void },
  signal: AbortSignal,
  isSeen = isDocumentVisible,
): Slices {
  const jobs: Iterator<unknown>[] = [];
  let waiting = false;
  let begun = false;

  function work(until: number): void {
    // guard R25 bounded-slice
    while (jobs.length > 0 && !signal.aborted && pageTime() < until) {
      const job = jobs.shift();
      // A job that throws is not taken up again; the others go on.
      if (job?.next().done === false) jobs.unshift(job);
    }
    told.pause(jobs.length === 0);
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

  keepListening(() => listenOn(document, 'visibilitychange', plan, signal), signal);
  return {
    add(job, first = false) {
      if (first) jobs.unshift(job);
      else jobs.push(job);
      plan();
    },
  };
}

function whenIdle(run: (spare: number) => void): void {
  requestIdleCallback((deadline) => run(deadline.didTimeout ? longSlice : deadline.timeRemaining()), {
    timeout: patience,
  });
}
