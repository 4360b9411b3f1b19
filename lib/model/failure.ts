import type { OperationId } from './operation.ts';

/**
 * Why an operation of the lookup service gave no answer: the closed list. Each has one sentence and one next step
 * (`lib/report/failure-words.ts`), and none of them ever means that a number or an address is invalid.
 *
 * Times are milliseconds since 1970. `until` on `paused` and `limited` says when asking makes sense again, null where
 * that is not known; on `server-error` it is there only where a 503 named a time (`Retry-After`).
 */
export type Failure =
  | { kind: 'not-configured' }
  | { kind: 'no-permission'; origin: string }
  | { kind: 'no-consent' }
  | { kind: 'key-for-other-address'; origin: string }
  | { kind: 'private-window' }
  | { kind: 'turned-off' }
  | { kind: 'over-budget'; budget: 'minute' | 'site' | 'day' }
  | { kind: 'quota-low'; remain: number }
  | { kind: 'paused'; until: number | null }
  | { kind: 'refused-key'; status: number }
  | { kind: 'payment' }
  | { kind: 'not-found' }
  | { kind: 'limited'; until: number | null }
  | { kind: 'client-error'; status: number }
  | { kind: 'server-error'; status: number; until?: number }
  | { kind: 'timeout' }
  | { kind: 'offline' }
  | { kind: 'unreachable' }
  | { kind: 'redirected' }
  | { kind: 'too-large' }
  | { kind: 'not-json' }
  | { kind: 'bad-shape'; field: string }
  | { kind: 'interrupted' };

export type FailureKind = Failure['kind'];

/** A failure and the operation that it befell. */
export type OperationFailure = { operation: OperationId; failure: Failure };
