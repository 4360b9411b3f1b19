import type { Order } from '../../lib/messages/answer.ts';
import { failed } from '../../lib/model/result.ts';
import type { Asker, createPageRates } from './page-rates.ts';

/** The clock, which a test can replace. `after` lets waiting events run first, even for 0 ms. */
export type Clock = { now(): number; after(ms: number, run: () => void): void };

/** How much work is free (ms): for a page itself, and for all of its sub-frames together. */
const freeForPage = 20_000;
const freeForFrames = 3_000;
/**
 * The share of passing time by which spent work is forgotten. A page that requests work without end gets this share of
 * the worker.
 */
const forgotten = 0.1;
/** Longest rest after a piece of work, and longest time that work is held back for cards and popup (ms). */
const longestRest = 20_000;
const longestHold = 300;
/** Work that takes longer than this (ms) may never end, so the next piece of work starts. */
const longestWork = 5_000;
/**
 * Most pieces of work of a frame that wait. A page script waits for each reply; further requests of its frame are
 * refused.
 */
const mostWaiting = 4;
/** Most sub-frames of a page that have work waiting, or whose work is remembered. */
const mostOfFrames = 200;

type Frame = { jobs: (() => Promise<void>)[]; spent: number };
/**
 * A page, or all of its sub-frames. `spent` is its work (ms), less what was forgotten until `at`; `turn` is when it was
 * last served.
 */
type Lane = { frames: Map<number, Frame>; free: number; spent: number; at: number; restsUntil: number; turn: number };

export type FairQueue = {
  /** Does work for a frame in its turn; null, without the work, if too much of this frame waits already. */
  inTurn<Reply>(asker: Asker, work: () => Promise<Reply>): Promise<Reply | null>;
  /** Does work at once. Until it is done (or `longestHold` is over), no work that waits for its turn starts. */
  first<Reply>(work: () => Promise<Reply>): Promise<Reply>;
};

/**
 * Shares the worker among pages, so that none can block the others. One piece of work is done at a time; in between,
 * requests of cards and popup are handled. Pages take turns, and of a page's sub-frames the one with the least work so
 * far is next. A page that has used up its free work rests after each piece, and the more work it had, the longer it
 * rests. An honest page script limits itself, but a page's process can send messages without it. The queue's state may
 * be lost with the worker.
 */
export function createFairQueue(clock: Clock): FairQueue {
  const lanes = new Map<string, Lane>();
  let turns = 0;
  let wakesAt = Number.POSITIVE_INFINITY;
  let isWorking = false;
  let urgent = 0;
  let heldSince = 0;

  /** Returns where a frame's work waits; null if too much waits already, of this frame or of too many. */
  function placeFor({ tabId, frameId }: Asker): Frame | null {
    const [name, free] = frameId === 0 ? [`${tabId}`, freeForPage] : [`${tabId} frames`, freeForFrames];
    const lane = lanes.get(name) ?? { frames: new Map(), free, spent: 0, at: clock.now(), restsUntil: 0, turn: 0 };
    const { frames } = lane;
    const frame = frames.get(frameId) ?? { jobs: [], spent: 0 };
    if (frame.jobs.length >= mostWaiting) return null;
    // A page may make frames without end.
    if (!frames.has(frameId) && frames.size >= mostOfFrames) {
      const [idle] = [...frames].find(([, { jobs }]) => jobs.length === 0) ?? [];
      if (idle === undefined) return null; // guard frames-bound
      frames.delete(idle);
    }
    lanes.set(name, lane);
    frames.set(frameId, frame);
    return frame;
  }

  function startNext(): void {
    if (isWorking) return;
    const now = clock.now();
    const waiting = [...lanes.values()].filter(nextFrame).sort((one, other) => one.turn - other.turn); // guard turns
    const rested = Math.min(...waiting.map(({ restsUntil }) => restsUntil));
    const mayBegin = Math.max(rested, urgent > 0 ? heldSince + longestHold : 0); // guard urgent-first
    const next = mayBegin <= now && waiting.find(({ restsUntil }) => restsUntil <= now);
    if (next) workFor(next);
    else if (waiting.length > 0) wakeAt(mayBegin);
  }

  function wakeAt(at: number): void {
    if (at >= wakesAt) return;
    wakesAt = at;
    clock.after(at - clock.now(), () => {
      wakesAt = Number.POSITIVE_INFINITY;
      startNext();
    });
  }

  function workFor(lane: Lane): void {
    const frame = nextFrame(lane);
    const job = frame?.jobs.shift();
    if (!frame || !job) return;
    isWorking = true;
    turns += 1;
    lane.turn = turns;
    const began = clock.now();
    let isDone = false;

    const done = (): void => {
      if (isDone) return;
      isDone = true;
      heldSince = clock.now();
      charge(lane, frame, began);
      for (const [other, idle] of lanes) if (!nextFrame(idle) && spentAt(idle, heldSince) === 0) lanes.delete(other);
      clock.after(0, () => {
        isWorking = false;
        startNext();
      });
    };

    void job().then(done);
    clock.after(longestWork, done);
  }

  function charge(lane: Lane, frame: Frame, began: number): void {
    const now = clock.now();
    const took = now - began;
    frame.spent += took;
    lane.spent = spentAt(lane, began) + took;
    lane.at = now;
    const over = Math.max(0, lane.spent / lane.free - 1);
    lane.restsUntil = now + Math.min(longestRest, took * over ** 2); // guard longer-rest
  }

  return {
    inTurn(asker, work) {
      const frame = placeFor(asker);
      if (!frame) return Promise.resolve(null);
      return new Promise((resolve, reject) => {
        frame.jobs.push(() => work().then(resolve, reject));
        startNext();
      });
    },
    async first(work) {
      if (urgent === 0) heldSince = clock.now();
      urgent += 1;
      try {
        return await work();
      } finally {
        urgent -= 1;
        clock.after(0, startNext);
      }
    },
  };
}

/** Returns the frame that has had the least work, of those with work waiting. */
function nextFrame({ frames }: Lane): Frame | undefined {
  let next: Frame | undefined;
  for (const frame of frames.values()) if (frame.jobs.length > 0 && (!next || frame.spent < next.spent)) next = frame;
  return next;
}

function spentAt({ spent, at }: Lane, now: number): number {
  return Math.max(0, spent - (now - at) * forgotten);
}

/**
 * Decides the order of requests: texts of pages wait for their turn, after cards, popup and the extension's other
 * pages. A frame's report that its finds changed, at most once a second, runs at once and delays nothing. `mayAsk` says
 * whether a page may ask so often; what it refuses is not done.
 */
export function requestOrder(queue: FairQueue, mayAsk: ReturnType<typeof createPageRates>): Order {
  return async (type, sender, work) => {
    if (sender.kind !== 'page') return queue.first(work);
    // The page script sends it again a little later.
    // guard fair-turn
    if (type === 'detect') return (await queue.inTurn(sender, work)) ?? failed('interrupted');
    if (!mayAsk(type, sender)) return failed('too-often'); // guard page-rates
    return type === 'noteFound' ? work() : queue.first(work);
  };
}
