import type { OperationFailure } from '../../lib/model/answer/failure.ts';
import { resumesAt } from '../../lib/model/answer/failure-rows.ts';
import type { OperationId } from '../../lib/model/answer/service-answer.ts';

/** When asking makes sense again: at a time (ms since 1970), or when the device is back online. */
type Wait = number | 'online';

type ResumeOptions = {
  /** Asks these operations again; false if that cannot be now. */
  again: (operations: OperationId[]) => boolean;
  /** Tells `online` when the device is connected again: the window. */
  network: EventTarget;
  until: AbortSignal;
};

const busy = 1_000;
/** Longest time that a timer can wait (ms); with a longer one it ends at once. */
const longestTimer = 2 ** 31 - 1;

/** Lets what waits for the service continue automatically while a card or the popup is open. */
export function createResume({ again, network, until }: ResumeOptions) {
  const waits = new Map<OperationId, Wait>();
  /** Those that have been asked again: never twice, or it would be a hidden retry. */
  const used = new Set<OperationId>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    const times = [...waits.values()].filter((wait) => wait !== 'online');
    if (times.length > 0)
      timer = setTimeout(
        () => go((wait) => wait !== 'online' && wait <= Date.now()),
        Math.min(remaining(times), longestTimer),
      );
  }

  function go(isDue: (wait: Wait) => boolean): void {
    const due = [...waits].filter(([, wait]) => isDue(wait)).map(([operation]) => operation);
    const isAsked = due.length > 0 && again(due);
    for (const operation of due) {
      if (!isAsked) waits.set(operation, Date.now() + busy);
      else {
        waits.delete(operation);
        used.add(operation);
      }
    }
    schedule();
  }

  /** Nothing waits any longer: the user asks again, or something else is shown. */
  function clear(): void {
    waits.clear();
    used.clear();
    clearTimeout(timer);
  }

  network.addEventListener('online', () => go((wait) => wait === 'online'), { signal: until });
  until.addEventListener('abort', clear, { once: true });

  return {
    /**
     * Takes the failures of a lookup that has ended, and returns the operations that will be asked again automatically: once
     * each, if the service or the device says when that makes sense.
     */
    hear(failures: readonly OperationFailure[]): OperationId[] {
      for (const { operation, failure } of failures) {
        // Nothing was sent of these: they may wait again.
        if (failure.kind === 'paused' || failure.kind === 'offline') used.delete(operation);
        const wait = resumesAt(failure);
        if (wait !== null && !used.has(operation) && !until.aborted) waits.set(operation, wait);
      }
      schedule();
      return [...waits.keys()];
    },
    clear,
  };
}

function remaining(times: number[]): number {
  return Math.max(Math.min(...times) - Date.now(), 0);
}
