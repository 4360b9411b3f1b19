import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResume } from '../../../../components/page/resume.ts';
import type { Failure, OperationFailure } from '../../../../lib/model/answer/failure.ts';
import type { OperationId } from '../../../../lib/model/answer/service-answer.ts';

const noon = Date.UTC(2026, 0, 15, 12);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(noon);
});

afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const closed = new AbortController();
  const network = new EventTarget();
  const again = vi.fn((_operations: OperationId[]) => true);
  const resume = createResume({ again, network, until: closed.signal });
  return { closed, network, again, resume };
}

const validation = (failure: Failure): OperationFailure => ({ operation: 'phoneValidation', failure });
const caller = (failure: Failure): OperationFailure => ({ operation: 'callerId', failure });
const limited = (seconds: number): Failure => ({ kind: 'limited', until: noon + seconds * 1000 });

describe('what waits for the service', () => {
  it('is asked again when its time is over, not before, and once', () => {
    const { again, resume } = setUp();
    expect(resume.hear([validation(limited(30))])).toEqual(['phoneValidation']);
    vi.advanceTimersByTime(29_999);
    expect(again).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(again.mock.calls).toEqual([[['phoneValidation']]]);
    expect(resume.hear([validation(limited(90))])).toEqual([]);
    vi.advanceTimersByTime(600_000);
    expect(again).toHaveBeenCalledOnce();
  });

  it('is not asked again and again if its time is further away than a timer can wait', () => {
    const { again, resume } = setUp();
    const month = 30 * 24 * 3_600;
    resume.hear([validation(limited(month))]);
    vi.advanceTimersByTime(60_000);
    expect([again.mock.calls.length, vi.getTimerCount()]).toEqual([0, 1]);
    vi.advanceTimersByTime(month * 1_000);
    expect(again).toHaveBeenCalledOnce();
  });

  it.each<Failure>([
    { kind: 'limited', until: noon + 5_000 },
    { kind: 'paused', until: noon + 5_000 },
    { kind: 'server-error', status: 503, until: noon + 5_000 },
  ])('waits for the time that $kind names', (failure) => {
    const { again, resume } = setUp();
    resume.hear([caller(failure)]);
    vi.advanceTimersByTime(5_000);
    expect(again).toHaveBeenCalledWith(['callerId']);
  });

  it.each<Failure>([
    { kind: 'limited', until: null },
    { kind: 'server-error', status: 500 },
    { kind: 'timeout' },
    { kind: 'interrupted' },
    { kind: 'over-budget', budget: 'minute' },
    { kind: 'quota-low', remain: 3 },
    { kind: 'refused-key', status: 401 },
  ])('is nothing where $kind names no time: there are no hidden retries', (failure) => {
    const { again, network, resume } = setUp();
    expect(resume.hear([caller(failure)])).toEqual([]);
    vi.advanceTimersByTime(86_400_000);
    network.dispatchEvent(new Event('online'));
    expect(again).not.toHaveBeenCalled();
  });

  it('asks those whose time is over together, and others at theirs', () => {
    const { again, resume } = setUp();
    resume.hear([validation(limited(30)), caller(limited(30))]);
    vi.advanceTimersByTime(30_000);
    expect(again.mock.calls).toEqual([[['phoneValidation', 'callerId']]]);
    resume.clear();
    resume.hear([validation(limited(60)), caller(limited(90))]);
    vi.advanceTimersByTime(60_000);
    expect(again.mock.calls.slice(1)).toEqual([[['phoneValidation']], [['callerId']]]);
  });

  it('may wait again where nothing was sent: behind a probe, or offline again', () => {
    const { again, network, resume } = setUp();
    resume.hear([caller({ kind: 'paused', until: noon + 1_000 })]);
    vi.advanceTimersByTime(1_000);
    expect(resume.hear([caller({ kind: 'paused', until: noon + 3_000 })])).toEqual(['callerId']);
    vi.advanceTimersByTime(2_000);
    expect(resume.hear([caller({ kind: 'offline' })])).toEqual(['callerId']);
    network.dispatchEvent(new Event('online'));
    expect(again).toHaveBeenCalledTimes(3);
  });

  it('goes on when the device is back online', () => {
    const { again, network, resume } = setUp();
    resume.hear([validation({ kind: 'offline' }), caller({ kind: 'offline' })]);
    vi.advanceTimersByTime(86_400_000);
    expect(again).not.toHaveBeenCalled();
    network.dispatchEvent(new Event('online'));
    network.dispatchEvent(new Event('online'));
    expect(again.mock.calls).toEqual([[['phoneValidation', 'callerId']]]);
  });

  it('tries a moment later while something else is being asked', () => {
    const { again, resume } = setUp();
    again.mockReturnValueOnce(false);
    resume.hear([caller(limited(1))]);
    vi.advanceTimersByTime(1_000);
    expect(again).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1_000);
    expect(again).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_000);
    expect(again).toHaveBeenCalledTimes(2);
  });

  it('ends with the card: closed, nothing is asked any more', () => {
    const { again, closed, network, resume } = setUp();
    resume.hear([validation(limited(30)), caller({ kind: 'offline' })]);
    closed.abort();
    expect(vi.getTimerCount()).toBe(0);
    network.dispatchEvent(new Event('online'));
    expect(resume.hear([validation(limited(30))])).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(again).not.toHaveBeenCalled();
  });

  it('ends when the person asks or something else is shown', () => {
    const { again, resume } = setUp();
    resume.hear([validation(limited(30))]);
    resume.clear();
    vi.advanceTimersByTime(60_000);
    expect(again).not.toHaveBeenCalled();
  });
});
