import { pageTime } from '../dom/page-life.ts';
import type { Slices } from '../read/slices.ts';
import type { MatchLedger } from './match-ledger.ts';

/** How long marks are compared in a task of the page, and in a frame of a storm (ms). */
const compareTime = 2;

type Deps = {
  ledger: Pick<MatchLedger, 'compare'>;
  slices: Slices;
  /** Whether changes may pass unobserved. */
  isStorm(): boolean;
  signal: AbortSignal;
};

/**
 * Returns what takes the marks off rewritten texts before the next frame is drawn: until such a text is read again, its
 * marks may be on other characters. It is told what changed. What takes longer is done bit by bit. During a storm it
 * compares all marks, some in each frame.
 */
export function createChangedMarks({ ledger, slices, isStorm, signal }: Deps): (records?: MutationRecord[]) => void {
  /** What took longer waits for slices. */
  let isWaiting = false;
  let isFollowing = false;

  /** Compares for a short time. Returns whether it is done. */
  function begin(job: Iterator<unknown>): boolean {
    const until = pageTime() + compareTime;
    while (pageTime() < until) if (job.next().done) return true;
    return false;
  }

  function* goOn(job: Generator<void>): Generator<void> {
    yield* job;
    isWaiting = false;
  }

  function followStorm(job = ledger.compare()): void {
    isFollowing = isStorm() && !signal.aborted;
    if (!isFollowing) return;
    const isDone = begin(job);
    requestAnimationFrame(() => followStorm(isDone ? undefined : job));
  }

  return (records = []) => {
    if (!isFollowing) followStorm();
    const job = ledger.compare(new Set(records.map(({ target }) => target)));
    // If another job waits, the rest of this one goes when its texts are read again.
    if (begin(job) || isWaiting) return;
    isWaiting = true;
    slices.addFirst(goOn(job));
  };
}
