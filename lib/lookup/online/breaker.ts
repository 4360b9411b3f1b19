import type { Failure } from '../../model/failure.ts';
import type { Result } from '../../model/result.ts';
import type { AnswerBody } from '../../model/service-answer.ts';
import type { BreakerState } from '../../store/database.ts';

const failuresThatOpen = 5;
const pause = 60_000;
const longestPause = 60 * 60_000;

/** What to say instead of asking while the breaker is open, null while it is closed. `now` is ms since 1970. */
export function breakerRefusal(state: BreakerState, now: number): Failure | null {
  if (!state.repeat) return null;
  return state.until === null || state.until > now ? state.repeat : null;
}

/**
 * The breaker after a call. A refused key and a demand for payment stay until the key or an address changes; a limit
 * holds for as long as the service said (an hour at most); failures in a row pause for a minute.
 */
export function nextBreaker(state: BreakerState, result: Result<AnswerBody, Failure>, now: number): BreakerState {
  const closed: BreakerState = { operation: state.operation, failuresInARow: 0, until: null, repeat: null };
  if (result.ok) {
    const quota = result.value.operation === 'phoneValidation' ? result.value.quota : null;
    if (quota?.remain !== 0) return closed;
    return limitedUntil(closed, now + (quota.seconds === null ? pause : quota.seconds * 1000), now);
  }
  const failure = result.problem;
  switch (failure.kind) {
    case 'refused-key':
    case 'payment':
      return { ...closed, repeat: failure };
    case 'limited':
      return limitedUntil(closed, failure.until ?? now + pause, now);
    case 'server-error':
      if (failure.until !== undefined) return pausedUntil(closed, failure.until, now);
      return countFailure(state, now);
    case 'timeout':
    case 'unreachable':
    case 'redirected':
    case 'too-large':
    case 'not-json':
    case 'bad-shape':
    case 'interrupted':
      return countFailure(state, now);
    case 'not-found':
    case 'client-error':
      return closed;
    case 'offline':
    case 'not-configured':
    case 'no-permission':
    case 'key-for-other-address':
    case 'private-window':
    case 'over-budget':
    case 'paused':
      return state;
  }
}

function countFailure({ operation, failuresInARow: before }: BreakerState, now: number): BreakerState {
  const failuresInARow = before + 1;
  const counted: BreakerState = { operation, failuresInARow, until: null, repeat: null };
  return failuresInARow < failuresThatOpen ? counted : pausedUntil(counted, now + pause, now);
}

function pausedUntil(state: BreakerState, asked: number, now: number): BreakerState {
  const until = atMostAnHour(asked, now);
  return { ...state, until, repeat: { kind: 'paused', until } };
}

function limitedUntil(state: BreakerState, asked: number, now: number): BreakerState {
  const until = atMostAnHour(asked, now);
  return { ...state, until, repeat: { kind: 'limited', until } };
}

function atMostAnHour(asked: number, now: number): number {
  return Math.min(Math.max(asked, now), now + longestPause);
}
