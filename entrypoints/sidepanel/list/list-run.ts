import type { RunState } from '../../../components/panel/list/list-state.ts';
import type { LookUpReply } from '../../../lib/messages/contract.ts';
import type { Failure } from '../../../lib/model/answer/failure.ts';
import { failureRows, resumesAt } from '../../../lib/model/answer/failure-rows.ts';

/** Subjects that are looked up at once; the background's queue lets two requests through. */
const atOnce = 2;
/** How long after the time that the service named a run continues (ms). */
const margin = 500;
/** Longest time that a timer can wait (ms); with a longer one it ends at once. */
const longestTimer = 2 ** 31 - 1;
/** A run that a limit stopped this often without a finished row waits for the user, as each try may be paid. */
const mostInVain = 3;

type RunOptions = {
  /** Looks up a row at the service; null if the background does not reply. */
  lookUp: (key: string) => Promise<LookUpReply | null>;
  /** Called when a row's lookup starts, and with its result. `isWhole`: nothing of the row remains to be looked up. */
  onAsk: (key: string) => void;
  onReply: (key: string, reply: LookUpReply, isWhole: boolean) => void;
  onState: (state: RunState) => void;
  batch: number;
  /** Fires `online` when the device is connected again: the window. */
  network: EventTarget;
  until: AbortSignal;
};

/**
 * Creates a run over a list. It looks up row by row, a limited number at a time, and stops if the quota is used up or the
 * connection is lost. It continues automatically at the time that the service named, or when the device is online again.
 */
export function createListRun(options: RunOptions) {
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resume: (() => void) | null = null;
  let told: RunState = { kind: 'idle' };
  options.network.addEventListener('online', () => resume?.(), { signal: options.until });
  options.until.addEventListener('abort', end, { once: true });

  function tell(state: RunState): void {
    told = state;
    options.onState(state);
  }

  function end(): void {
    turn += 1;
    clearTimeout(timer);
    resume = null;
  }

  async function run(keys: readonly string[], doneBefore: number, all: number, inVain = 0): Promise<void> {
    turn += 1;
    const mine = turn;
    const waiting = [...keys];
    let done = doneBefore;
    let held: Failure | null = null;
    let isLost = false;
    const isOver = () => mine !== turn || held !== null || isLost;
    tell({ kind: 'running', done, all });

    async function work(): Promise<void> {
      while (!isOver()) {
        const key = waiting.shift();
        if (key === undefined) return;
        options.onAsk(key);
        const reply = await options.lookUp(key);
        if (!reply) isLost = true;
        const failuresOf = (list: 'waits' | 'goes-on') =>
          reply?.failures.filter(({ failure }) => failureRows[failure.kind].effect.list === list) ?? [];
        const [first] = failuresOf('waits');
        const answers = reply?.answers ?? [];
        options.onReply(key, { answers, failures: failuresOf('goes-on') }, reply !== null && !first);
        if (first || !reply) waiting.unshift(key);
        else done += 1;
        held ??= first?.failure ?? null;
        if (mine === turn) tell({ kind: 'running', done, all });
      }
    }

    await Promise.all(Array.from({ length: atOnce }, work));
    if (mine !== turn) return;
    if (isLost) return tell({ kind: 'cancelled', done, all });
    if (held) return stop(held, waiting, { done, all, inVain: done > doneBefore ? 0 : inVain });
    tell({ kind: 'done', done, all });
  }

  function stop(
    failure: Failure,
    waiting: readonly string[],
    { done, all, inVain }: { done: number; all: number; inVain: number },
  ): void {
    const at = resumesAt(failure);
    const resumes = at === 'online' || (at !== null && inVain < mostInVain); // guard in-vain
    tell({ kind: 'stopped', failure, resumes, done, all });
    if (!resumes) return;
    const mine = turn;
    const goOn = () => {
      if (mine === turn) void run(waiting, done, all, at === 'online' ? inVain : inVain + 1);
    };
    if (at === 'online') resume = goOn;
    else wait(at + margin, goOn);
  }

  /** Calls `goOn` at a time (ms since 1970), or soon if it has passed. */
  function wait(until: number, goOn: () => void): void {
    const left = Math.max(margin, until - Date.now());
    timer = setTimeout(() => (left > longestTimer ? wait(until, goOn) : goOn()), Math.min(left, longestTimer));
  }

  return {
    /** Looks up these rows in their order, in batches. Drops the rows that waited. */
    start(keys: readonly string[]) {
      end();
      const batch = keys.slice(0, options.batch);
      if (batch.length > 0) void run(batch, 0, batch.length);
    },
    cancel() {
      end();
      if ('done' in told) tell({ kind: 'cancelled', done: told.done, all: told.all });
    },
  };
}
