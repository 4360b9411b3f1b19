import { pageTime } from '../dom/page-life.ts';
import type { Slices } from '../read/slices.ts';
import type { MatchLedger } from './match-ledger.ts';

/** How long marks are changed in a task of the page, and in a frame of a storm (ms). */
const changeTime = 2;
/** After marks of known texts were drawn in a task of the page, none are for this many times as long. */
const restTimes = 4;

type Deps = {
  ledger: Pick<MatchLedger, 'compare'>;
  /** Draws the marks of known texts among what was added or changed, some at each `next()`. */
  markKnown(records: readonly MutationRecord[]): Generator<void>;
  slices: Slices;
  /** Whether changes may pass unobserved. */
  isStorm(): boolean;
  signal: AbortSignal;
};

/**
 * Returns what makes the marks of rewritten texts right before the next frame is drawn: until such a text is read again,
 * its marks may be on other characters, and a text that was read before can have its marks at once. It is told what
 * changed. What takes longer is done bit by bit, or when the texts are read. During a storm it compares all marks, some
 * in each frame.
 */
export function createChangedMarks({
  ledger,
  markKnown,
  slices,
  isStorm,
  signal,
}: Deps): (records?: MutationRecord[]) => void {
  /** What took longer waits for slices. */
  let isWaiting = false;
  let isFollowing = false;
  let restsUntil = 0;

  /** Works until then. Returns whether it is done. */
  function begin(job: Iterator<unknown>, until: number): boolean {
    while (pageTime() < until) if (job.next().done) return true; // guard short-in-task
    return false;
  }

  function* goOn(job: Generator<void>): Generator<void> {
    yield* job;
    isWaiting = false;
  }

  function followStorm(job = ledger.compare()): void {
    isFollowing = isStorm() && !signal.aborted;
    if (!isFollowing) return;
    const isDone = begin(job, pageTime() + changeTime);
    requestAnimationFrame(() => followStorm(isDone ? undefined : job));
  }

  return (records = []) => {
    if (!isFollowing) followStorm();
    const until = pageTime() + changeTime;
    const job = ledger.compare(new Set(records.map(({ target }) => target)));
    if (begin(job, until)) {
      const began = pageTime();
      if (began < restsUntil) return;
      begin(markKnown(records), until);
      restsUntil = pageTime() + restTimes * (pageTime() - began);
    } else if (!isWaiting) {
      // If another job waits, the rest of this one goes when its texts are read again.
      isWaiting = true;
      slices.addFirst(goOn(job));
    }
  };
}
