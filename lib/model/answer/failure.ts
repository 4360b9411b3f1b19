import type { StorageTrouble } from '../stored-types.ts';
import type { MaybeDescribed } from './named.ts';
import type { OperationId } from './service-answer.ts';

/**
 * Why an operation of the lookup service gave no answer: the closed list. Each has one row in `failure-rows.ts`,
 * with its sentence and its next step, and none of them means that a number or an address is invalid.
 *
 * `not-found` is a 404 about the subject, on a path that has answered before; `nothing-there` is a 404 from an address
 * or path that never has.
 *
 * `paused`: the breaker is open (the user's pause of Numlens is `settings.paused`, and gives no failure). `limited`:
 * the service's rate limit (429) or used-up quota, not a limit of our own (`over-budget`). Both names are stored, so
 * they stay.
 *
 * Times are milliseconds since 1970. `until` on `paused` and `limited` is when a request makes sense again; null if
 * that is not known. On `server-error` it is there only if a 503 named a time (`Retry-After`).
 */
export type Failure =
  | { kind: 'not-configured' }
  | { kind: 'no-permission'; origin: string }
  | { kind: 'no-consent' }
  | { kind: 'key-for-other-address'; origin: string }
  | { kind: 'private-window' }
  | { kind: 'turned-off' }
  | {
      kind: 'over-budget';
      budget: 'minute' | 'site' | 'day' | 'pressMinute' | 'pressHour' | 'providerMinute' | 'providerDay';
    }
  | { kind: 'quota-low'; remain: number }
  | { kind: 'paused'; until: number | null }
  | { kind: 'refused-key'; status: number }
  | { kind: 'payment' }
  | { kind: 'not-in-plan' }
  | { kind: 'not-found' }
  | { kind: 'nothing-there' }
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
  | { kind: 'storage'; trouble: StorageTrouble }
  | { kind: 'interrupted' };

export type FailureKind = Failure['kind'];

/** A failure and its operation. */
export type OperationFailure = { operation: OperationId; failure: Failure } & MaybeDescribed;
