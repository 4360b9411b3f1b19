import type { RunState } from '../../../components/panel/list/list-state.ts';
import type { LookUpReply } from '../../../lib/messages/contract.ts';
import type { Failure, FailureKind } from '../../../lib/model/answer/failure.ts';

/** Subjects under way at once; the background's queue lets two requests through. */
const atOnce = 2;
/** A little after the time that the service named, ms. */
const margin = 500;
/** A run that a limit has stopped so often in a row, with no row done between, waits for the person: each try may be paid. */
const mostInVain = 3;

/** Failures that befall whatever is asked next as well: a run waits there, and the row is not to blame. */
const isOfAll = {
  'not-configured': true,
  'no-permission': true,
  'no-consent': true,
  'key-for-other-address': true,
  'private-window': true,
  'turned-off': true,
  'over-budget': true,
  'quota-low': true,
  paused: true,
  'refused-key': true,
  payment: true,
  'not-in-plan': true,
  limited: true,
  offline: true,
  storage: true,
  'not-found': false,
  'nothing-there': false,
  'client-error': false,
  'server-error': false,
  timeout: false,
  unreachable: false,
  redirected: false,
  'too-large': false,
  'not-json': false,
  'bad-shape': false,
  interrupted: false,
} as const satisfies Record<FailureKind, boolean>;

export type ListRun = {
  /** Asks about these rows in their order, a batch of them; forgets what waited. */
  start: (keys: readonly string[]) => void;
  cancel: () => void;
};

type RunOptions = {
  /** Asks the service about a row; null where the background is out of reach. */
  lookUp: (key: string) => Promise<LookUpReply | null>;
  /** Hears what a row is told: that it is asked, then what came. `isWhole`: nothing of it waits for another time. */
  onAsk: (key: string) => void;
  onReply: (key: string, reply: LookUpReply, isWhole: boolean) => void;
  onState: (state: RunState) => void;
  batch: number;
  /** Tells `online` when the device is connected again: the window. */
  network: EventTarget;
  until: AbortSignal;
};

/**
 * A run over a list: asks row by row, a limited batch at a time, and stops where the quota or the connection is out. It
 * goes on by itself when the service said that it may, or when the device is online again.
 */
export function createListRun(options: RunOptions): ListRun {
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
        const failuresOf = (all: boolean) =>
          reply?.failures.filter(({ failure }) => isOfAll[failure.kind] === all) ?? [];
        const [first] = failuresOf(true);
        const answers = reply?.answers ?? [];
        options.onReply(key, { answers, failures: failuresOf(false) }, reply !== null && !first);
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
    const until = 'until' in failure ? (failure.until ?? null) : null;
    const resumes = failure.kind === 'offline' || (until !== null && inVain < mostInVain); // guard R58 in-vain
    tell({ kind: 'stopped', failure, resumes, done, all });
    if (!resumes) return;
    const mine = turn;
    const goOn = () => {
      if (mine === turn) void run(waiting, done, all, until === null ? inVain : inVain + 1);
    };
    if (until === null) resume = goOn;
    else timer = setTimeout(goOn, Math.max(0, until - Date.now()) + margin);
  }

  return {
    start(keys) {
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
