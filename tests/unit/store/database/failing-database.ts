import { vi } from 'vitest';

/** Every name that the specification of IndexedDB gives an error, and what else an opening may do. */
export const openingFaults = [
  'AbortError',
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'InvalidAccessError',
  'InvalidStateError',
  'NotFoundError',
  'NotReadableError',
  'QuotaExceededError',
  'ReadOnlyError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
  'no DOMException',
  'thrown at once',
  'never answers',
  'blocked',
] as const;

export type OpeningFault = (typeof openingFaults)[number];

/** The faults that come as an error, by its name. */
export const errorNames = openingFaults.slice(0, openingFaults.indexOf('no DOMException'));

export function errorOf(fault: OpeningFault): Error {
  return fault === 'no DOMException' ? new TypeError('something else') : new DOMException('as played', fault);
}

/** A request that ends when the test says so: `idb` takes no other than one of the browser's own class. */
export function playedRequest() {
  const events = new EventTarget();
  const request = new IDBOpenDBRequest();
  const end = (event: 'success' | 'error' | 'blocked', values: { result?: unknown; error?: unknown } = {}): void => {
    for (const [name, value] of Object.entries(values)) Object.defineProperty(request, name, { value });
    events.dispatchEvent(new Event(event));
  };
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    Object.defineProperty(request, name, { value: events[name].bind(events) });
  }
  return { request, end };
}

/** Has every opening of a database fail in one way until `end` is called; spies on deletions. */
export function failOpening(fault: OpeningFault) {
  const deleted = vi.spyOn(indexedDB, 'deleteDatabase');
  const opened = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    if (fault === 'thrown at once') throw errorOf('UnknownError');
    const { request, end } = playedRequest();
    if (fault === 'blocked') queueMicrotask(() => end('blocked'));
    else if (fault !== 'never answers') queueMicrotask(() => end('error', { error: errorOf(fault) }));
    return request;
  });
  return { opened, deleted, end: () => opened.mockRestore() };
}

/** How something ends that may wait for (fake) time; no more time passes than it needs. */
export async function settled<Value>(work: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  let result: PromiseSettledResult<Value> | null = null;
  const ending = Promise.allSettled([work]).then(([ended]) => {
    result = ended;
    return ended;
  });
  // Requests and modules need real turns of the loop meanwhile: on a busy machine the timers would run out before them.
  for (let steps = 0; result === null && steps < 3_000; steps += 1) {
    await vi.advanceTimersByTimeAsync(100);
    await new Promise((turn) => setImmediate(turn));
  }
  return ending;
}
