import type { Failure } from '../../model/answer/failure.ts';
import { endOf, failureRows } from '../../model/answer/failure-rows.ts';
import type { AnswerBody } from '../../model/answer/service-answer.ts';
import { quotaOf } from '../../model/answer/service-answer.ts';
import { quotaEnds } from '../../model/answer/spending.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import type { BreakerId, BreakerState } from '../database/schema.ts';

const failuresThatOpen = 5;
/** How long the breaker stays open after failures (ms). */
const pauseLength = 60_000;
/** How long after a probe the next one may pass (ms): the first may have died with its worker. */
const probeWait = 10_000;

/**
 * Returns the failure to give instead of a request while the breaker is open; null while it is closed. A used-up quota
 * also opens it, as `limited`. `now`: ms since 1970.
 */
export function breakerRefusal(state: BreakerState, now: number): Failure | null {
  if (!state.repeat) return null;
  return state.until === null || (state.until > now && !isAhead(state, now)) ? state.repeat : null; // guard breaker-clock
}

/** Was the breaker opened in the future? Then the clock was set back since, and the end of the pause means nothing. */
function isAhead({ openedAt }: BreakerState, now: number): boolean {
  return openedAt !== null && openedAt > now + pauseLength;
}

/**
 * Returns the breaker's state if a request may pass, or the failure if not. After several failures in a row one probe
 * may pass, and the others wait for it. A rate limit needs no probe: the service named the time of its end.
 */
export function admitByBreaker(state: BreakerState, now: number): Result<BreakerState, Failure> {
  const refusal = breakerRefusal(state, now);
  if (refusal) return failed(refusal); // guard breaker-refuses
  if (state.repeat === null || state.failuresInARow < failuresThatOpen) return ok(state);
  const until = now + probeWait;
  const openedAt = isAhead(state, now) ? now - 1 : state.openedAt;
  return ok({ ...state, openedAt, until, repeat: { kind: 'paused', until } });
}

/** A closed breaker that has counted nothing. */
export function closedBreaker(operation: BreakerId): BreakerState {
  return { operation, failuresInARow: 0, openedAt: null, until: null, repeat: null };
}

/** What the breaker counts of a request. `isFailedSearch`: it ended a search in which neither path gave an answer. */
export type Counted = { result: Result<AnswerBody, Failure>; isFailedSearch?: boolean };

/** When a request started and ended (ms since 1970). */
type Span = { startedAt: number; endedAt: number };

/**
 * Returns the breaker after a request, given its state now. A refused key, a demand for payment and a missing plan stay
 * until the key or an address changes, or "Test connection" gets an answer. A rate limit stays as long as the service
 * said, with at most an hour for `ratelimit_seconds`. A used-up quota is a rate limit until it is renewed (`quotaEnds`),
 * and a 503 with `Retry-After` pauses until then. Failures in a row open the breaker for a minute, and so does a failed
 * search, whose failure is repeated until then. A request changes nothing if another one opened the breaker after it
 * started, unless its key was refused.
 */
export function nextBreaker(
  state: BreakerState,
  { result, isFailedSearch = false }: Counted,
  { startedAt, endedAt }: Span,
): BreakerState {
  const refusesKey = !result.ok && result.problem.kind === 'refused-key';
  // `openedAt` can only be after `endedAt` if the device's clock was set back since; then it does not count.
  const isOvertaken = state.openedAt !== null && state.openedAt >= startedAt && state.openedAt <= endedAt;
  if (isOvertaken && !refusesKey) return state;
  // "Test connection" and the second request of a search may end while the breaker is open. Their failures must not
  // close it. A probe (five failures or more) counts as usual.
  const staysOpen = breakerRefusal(state, endedAt) !== null && state.failuresInARow < failuresThatOpen;
  const closed = closedBreaker(state.operation);
  const open = (repeat: Failure, until: number | null): BreakerState => {
    return { ...closed, openedAt: endedAt, until, repeat };
  };
  const pauseUntil = (until: number) => open({ kind: 'paused', until }, until);
  const limitUntil = (until: number) => open({ kind: 'limited', until }, until);
  const countFailure = (): BreakerState => {
    if (staysOpen) return state; // guard breaker-stays
    const failuresInARow = state.failuresInARow + 1;
    if (failuresInARow < failuresThatOpen) return { ...closed, failuresInARow };
    return { ...pauseUntil(endedAt + pauseLength), failuresInARow };
  };

  if (result.ok) {
    const quota = quotaOf(result.value);
    if (quota?.remain !== 0) return closed;
    return limitUntil(quotaEnds({ ...quota, at: endedAt }));
  }
  const failure = result.problem;
  if (isFailedSearch) return staysOpen ? state : open(failure, endedAt + pauseLength); // guard failed-search
  switch (failureRows[failure.kind].effect.breaker) {
    case 'until-changed':
      return open(failure, null); // guard breaker-until-changed
    case 'limits':
      return limitUntil(endOf(failure) ?? endedAt + pauseLength);
    case 'counts': {
      const end = endOf(failure);
      return end === null || staysOpen ? countFailure() : pauseUntil(end);
    }
    case 'closes':
      return staysOpen ? state : closed;
    case 'untouched':
      return state;
  }
}
