import type { Failure } from '../../model/failure.ts';
import { quotaEnds } from '../../model/quota.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import type { AnswerBody } from '../../model/service-answer.ts';
import type { BreakerState } from '../../store/database.ts';

const failuresThatOpen = 5;
const pause = 60_000;
/** How long one probe may take before another is let through: it may have died with its worker. */
const probe = 10_000;

/** What to say instead of asking while the breaker is open, null while it is closed. `now` is ms since 1970. */
export function breakerRefusal(state: BreakerState, now: number): Failure | null {
  if (!state.repeat) return null;
  return state.until === null || state.until > now ? state.repeat : null;
}

/**
 * Lets a call through, and says how the breaker stands from then on; or why not. After failures in a row one probe is let
 * through, and the others wait for it. A limit's end is a time that the service named, so that none is needed there.
 */
export function passBreaker(state: BreakerState, now: number): Result<BreakerState, Failure> {
  const refusal = breakerRefusal(state, now);
  if (refusal) return failed(refusal);
  if (state.repeat === null || state.failuresInARow < failuresThatOpen) return ok(state);
  const until = now + probe;
  return ok({ ...state, until, repeat: { kind: 'paused', until } });
}

/** When a call was begun and when it ended, ms since 1970. */
type Span = { startedAt: number; endedAt: number };

/**
 * The breaker after a call, given how it stands now. A refused key and a demand for payment stay until the key or an
 * address changes; a limit holds for as long as the service said; `ratelimit_seconds` counts for an hour at most (DESIGN);
 * failures in a row pause for a minute. What another call found out since this one began is never taken back by it.
 */
export function nextBreaker(
  state: BreakerState,
  result: Result<AnswerBody, Failure>,
  { startedAt, endedAt }: Span,
): BreakerState {
  const refusesKey = !result.ok && result.problem.kind === 'refused-key';
  if (state.openedAt !== null && state.openedAt >= startedAt && !refusesKey) return state;
  const closed: BreakerState = { ...state, failuresInARow: 0, openedAt: null, until: null, repeat: null };
  const open = (repeat: Failure, until: number | null): BreakerState => {
    return { ...closed, openedAt: endedAt, until, repeat };
  };
  const pauseUntil = (until: number) => open({ kind: 'paused', until }, until);
  const limitUntil = (until: number) => open({ kind: 'limited', until }, until);
  const countFailure = (): BreakerState => {
    const failuresInARow = state.failuresInARow + 1;
    if (failuresInARow < failuresThatOpen) return { ...closed, failuresInARow };
    return { ...pauseUntil(endedAt + pause), failuresInARow };
  };

  if (result.ok) {
    const quota = result.value.operation === 'phoneValidation' ? result.value.quota : null;
    if (quota?.remain !== 0) return closed;
    return limitUntil(quotaEnds({ ...quota, at: endedAt }));
  }
  const failure = result.problem;
  switch (failure.kind) {
    case 'refused-key':
    case 'payment':
      return open(failure, null);
    case 'limited':
      return limitUntil(failure.until ?? endedAt + pause);
    case 'server-error':
      return failure.until === undefined ? countFailure() : pauseUntil(failure.until);
    case 'timeout':
    case 'unreachable':
    case 'redirected':
    case 'too-large':
    case 'not-json':
    case 'bad-shape':
    case 'interrupted':
      return countFailure();
    case 'not-found':
    case 'client-error':
      return closed;
    case 'offline':
    case 'not-configured':
    case 'no-permission':
    case 'no-consent':
    case 'key-for-other-address':
    case 'private-window':
    case 'turned-off':
    case 'quota-low':
    case 'over-budget':
    case 'paused':
      return state;
  }
}
