/** What became of a task: it ran and gave a value, or it never began. */
export type Queued<Value> = { began: true; value: Value } | { began: false };

type Queue = <Value>(
  task: () => Promise<Value>,
  options: { signal: AbortSignal; waitAtMost: number },
) => Promise<Queued<Value>>;

/**
 * Makes a queue that runs at most `width` tasks at a time, in the order in which they come. A task that still waits
 * when the signal aborts, or after `waitAtMost` (ms), never begins. The queue ends with the worker, and so do the
 * tasks.
 */
export function createQueue(width: number): Queue {
  let running = 0;
  const waiting = new Set<() => void>();

  function next(): void {
    running -= 1;
    const [first] = waiting;
    first?.();
  }

  function turn(signal: AbortSignal, waitAtMost: number): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = (isTurn: boolean) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        waiting.delete(begin);
        resolve(isTurn);
      };
      const begin = () => {
        running += 1;
        leave(true);
      };
      const giveUp = () => leave(false);
      const timer = setTimeout(giveUp, waitAtMost); // guard queue-patience
      signal.addEventListener('abort', giveUp, { once: true });
      if (signal.aborted) giveUp();
      else if (running < width) begin();
      else waiting.add(begin);
    });
  }

  return async (task, { signal, waitAtMost }) => {
    if (!(await turn(signal, waitAtMost))) return { began: false };
    try {
      return { began: true, value: await task() };
    } finally {
      next();
    }
  };
}
