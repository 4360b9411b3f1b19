import { describe, expect, test } from 'vitest';
import type { Failure } from '../../../../lib/model/answer/failure.ts';
import type { PhoneValidationAnswer, Quota } from '../../../../lib/model/answer/service-answer.ts';
import { failed, ok } from '../../../../lib/model/result.ts';
import type { BreakerState } from '../../../../lib/store/database/schema.ts';
import { admitByBreaker, breakerRefusal, nextBreaker } from '../../../../lib/store/service/breaker.ts';

const now = Date.UTC(2026, 0, 15);
/** A call that was begun and ended while the breaker stood as it is given. */
const span = { startedAt: now - 100, endedAt: now };
const closed: BreakerState = {
  operation: 'phoneValidation',
  failuresInARow: 0,
  openedAt: null,
  until: null,
  repeat: null,
};

function answerWith(quota: Quota): PhoneValidationAnswer {
  const nothing = { status: null, lineType: null, carrier: null, location: null, callingCode: null, country: null };
  const formats = { countryName: null, national: null, international: null, formatted: null };
  return { operation: 'phoneValidation', confirmed: false, timeZones: [], quota, ...nothing, ...formats };
}

function breakerAfter(failures: Failure[], state: BreakerState = closed): BreakerState {
  return failures.reduce((breaker, failure) => nextBreaker(breaker, { result: failed(failure) }, span), state);
}

describe('the breaker', () => {
  test('stays open after a refused key, however long, and says the same again', () => {
    const state = breakerAfter([{ kind: 'refused-key', status: 401 }]);
    expect(breakerRefusal(state, now + 10 * 365 * 86_400_000)).toEqual({ kind: 'refused-key', status: 401 });
  });

  test('stays open after a demand for payment', () => {
    expect(breakerRefusal(breakerAfter([{ kind: 'payment' }]), now + 86_400_000)).toEqual({ kind: 'payment' });
  });

  test('pauses for a minute after five failures in a row', () => {
    const four = breakerAfter(Array.from({ length: 4 }, () => ({ kind: 'timeout' })));
    expect(breakerRefusal(four, now)).toBeNull();
    const five = breakerAfter([{ kind: 'server-error', status: 500 }], four);
    expect(breakerRefusal(five, now)).toEqual({ kind: 'paused', until: now + 60_000 });
    expect(breakerRefusal(five, now + 60_000)).toBeNull();
  });

  test('pauses for as long as a failing server asks', () => {
    const state = breakerAfter([{ kind: 'server-error', status: 503, until: now + 20_000 }]);
    expect(breakerRefusal(state, now + 19_000)).toEqual({ kind: 'paused', until: now + 20_000 });
  });

  test('one probe after the pause: its failure pauses again', () => {
    const five = breakerAfter(Array.from({ length: 5 }, () => ({ kind: 'timeout' })));
    expect(breakerRefusal(breakerAfter([{ kind: 'timeout' }], five), now)).not.toBeNull();
  });

  test('an answer in between starts the count anew', () => {
    const four = breakerAfter(Array.from({ length: 4 }, () => ({ kind: 'timeout' })));
    const answered = nextBreaker(four, { result: ok(answerWith({ remain: 5, seconds: 60 })) }, span);
    expect(answered.failuresInARow).toBe(0);
  });

  test('keeps to the time that a limit names', () => {
    const state = breakerAfter([{ kind: 'limited', until: now + 7_200_000 }]);
    expect(breakerRefusal(state, now + 7_199_000)).toEqual({ kind: 'limited', until: now + 7_200_000 });
    expect(breakerRefusal(state, now + 7_200_000)).toBeNull();
  });

  test('takes the seconds of a quota for an hour at most', () => {
    const spent = nextBreaker(closed, { result: ok(answerWith({ remain: 0, seconds: 86_400 })) }, span);
    expect(breakerRefusal(spent, now + 3_600_000)).toBeNull();
  });

  test('an answer to a call begun before takes no limit back', () => {
    const limited = breakerAfter([{ kind: 'limited', until: now + 600_000 }]);
    const late = { startedAt: now - 5_000, endedAt: now + 1_000 };
    expect(nextBreaker(limited, { result: ok(answerWith({ remain: 5, seconds: 60 })) }, late)).toEqual(limited);
    expect(nextBreaker(limited, { result: failed({ kind: 'timeout' }) }, late)).toEqual(limited);
  });

  test('pauses when an answer says that nothing remains', () => {
    const spent = nextBreaker(closed, { result: ok(answerWith({ remain: 0, seconds: 90 })) }, span);
    expect(breakerRefusal(spent, now)).toEqual({ kind: 'limited', until: now + 90_000 });
    expect(nextBreaker(closed, { result: ok(answerWith({ remain: 1, seconds: 90 })) }, span)).toEqual(closed);
  });

  test('is not moved by being offline', () => {
    expect(breakerAfter([{ kind: 'offline' }])).toEqual(closed);
  });

  test('lets one probe through after failures in a row; the others wait until it must have ended', () => {
    const five = breakerAfter(Array.from({ length: 5 }, () => ({ kind: 'timeout' })));
    const over = now + 60_000;
    const passed = admitByBreaker(five, over);
    if (!passed.ok) throw new Error('no probe');
    expect(admitByBreaker(passed.value, over + 1)).toEqual(failed({ kind: 'paused', until: over + 10_000 }));
    expect(admitByBreaker(passed.value, over + 10_000).ok).toBe(true);
    const span = { startedAt: over, endedAt: over + 500 };
    expect(nextBreaker(passed.value, { result: ok(answerWith({ remain: 5, seconds: 60 })) }, span)).toEqual(closed);
    const again = nextBreaker(passed.value, { result: failed({ kind: 'timeout' }) }, span);
    expect(breakerRefusal(again, over + 60_000)).toEqual({ kind: 'paused', until: over + 60_500 });
  });

  test('keeps what a key was refused for through failures of a test, until an answer', () => {
    const refused = breakerAfter([{ kind: 'refused-key', status: 403 }]);
    const later = { startedAt: now + 1, endedAt: now + 2 };
    for (const failure of [
      { kind: 'timeout' },
      { kind: 'server-error', status: 503, until: now + 60_000 },
      { kind: 'client-error', status: 400 },
      { kind: 'nothing-there' },
    ] as const) {
      expect(nextBreaker(refused, { result: failed(failure) }, later)).toEqual(refused);
    }
    expect(nextBreaker(refused, { result: ok(answerWith({ remain: 5, seconds: 60 })) }, later)).toEqual(closed);
  });

  test('repeats for a minute what a search without an answer ended with', () => {
    const failure = { kind: 'refused-key', status: 403 } as const;
    const state = nextBreaker(closed, { result: failed(failure), isFailedSearch: true }, span);
    expect(breakerRefusal(state, now + 59_999)).toEqual(failure);
    expect(admitByBreaker(state, now + 60_000)).toEqual(ok(state));
  });

  test('an answer closes it also after the clock was set back', () => {
    const ahead = nextBreaker(
      closed,
      { result: failed({ kind: 'payment' }) },
      { startedAt: now + 900_000, endedAt: now + 900_001 },
    );
    expect(nextBreaker(ahead, { result: ok(answerWith({ remain: 5, seconds: 60 })) }, span)).toEqual(closed);
  });

  test('a pause and a limit end when the clock is set back behind their beginning; one probe is let through', () => {
    const failures = Array.from({ length: 5 }, () => failed<Failure>({ kind: 'timeout' }));
    const later = { startedAt: now + 900_000, endedAt: now + 900_001 };
    const paused = failures.reduce((breaker, failure) => nextBreaker(breaker, { result: failure }, later), closed);
    expect(admitByBreaker(paused, later.endedAt).ok).toBe(false);
    const probing = admitByBreaker(paused, now);
    if (!probing.ok) throw new Error('the probe was refused');
    expect(admitByBreaker(probing.value, now + 1).ok).toBe(false);
    const answered = ok(answerWith({ remain: 5, seconds: 60 }));
    expect(nextBreaker(probing.value, { result: answered }, { startedAt: now, endedAt: now + 1 })).toEqual(closed);
    const limited = nextBreaker(closed, { result: failed({ kind: 'limited', until: now + 86_000_000 }) }, later);
    expect(breakerRefusal(limited, later.endedAt)).not.toBeNull();
    expect(breakerRefusal(limited, now)).toBeNull();
  });

  test('needs no probe at the end of a limit, which the service itself named', () => {
    const limited = breakerAfter([{ kind: 'limited', until: now + 1_000 }]);
    expect(admitByBreaker(limited, now + 1_000)).toEqual(ok(limited));
    expect(admitByBreaker(limited, now + 999)).toEqual(failed({ kind: 'limited', until: now + 1_000 }));
  });

  test.each<Failure>([
    { kind: 'turned-off' },
    { kind: 'quota-low', remain: 3 },
    { kind: 'over-budget', budget: 'day' },
  ])('is not moved by $kind, which is none of the service’s doing', (failure) => {
    expect(breakerAfter([failure])).toEqual(closed);
  });
});
