import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunState } from '../../../../../components/panel/list/list-state.ts';
import { createListRun } from '../../../../../entrypoints/sidepanel/list/list-run.ts';
import type { LookUpReply } from '../../../../../lib/messages/contract.ts';
import type { Failure } from '../../../../../lib/model/answer/failure.ts';
import { geolocation } from '../../../../gallery/reports.ts';

const start = Date.UTC(2026, 10, 21, 12);
const answered: LookUpReply = { answers: [geolocation()], failures: [] };
const failing = (failure: Failure): LookUpReply => ({
  answers: [],
  failures: [{ operation: 'ipGeolocation', failure }],
});

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

function runOver(replyTo: (key: string) => Promise<LookUpReply | null>, batch = 25) {
  const asked: string[] = [];
  const whole: string[] = [];
  const states: RunState[] = [];
  const network = new EventTarget();
  const closing = new AbortController();
  const run = createListRun({
    lookUp(key) {
      asked.push(key);
      return replyTo(key);
    },
    onAsk: () => undefined,
    onReply: (key, _, isWhole) => {
      if (isWhole) whole.push(key);
    },
    onState: (state) => states.push(state),
    batch,
    network,
    until: closing.signal,
  });
  return { run, asked, whole, network, closing, state: () => states.at(-1) };
}

const keys = Array.from({ length: 8 }, (_, index) => `9.9.9.${index}`);

it('asks in the order of the input, a limited batch at a time (PEERS b16, d Bulk)', async () => {
  const { run, asked, state } = runOver(async () => answered, 5);
  run.start(keys);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(keys.slice(0, 5));
  expect(state()).toEqual({ kind: 'done', done: 5, all: 5 });
});

it('goes on after a failure of one row', async () => {
  const { run, asked, whole, state } = runOver(async (key) => {
    return key === '9.9.9.1' ? failing({ kind: 'timeout' }) : answered;
  });
  run.start(keys);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(keys);
  expect(whole).toHaveLength(8);
  expect(state()).toMatchObject({ kind: 'done', done: 8 });
});

it('stops when the quota is out, and goes on by itself when it is back (PEERS c8)', async () => {
  const until = start + 30_000;
  let isOut = true;
  const { run, asked, whole, state } = runOver(async (key) => {
    return isOut && key >= '9.9.9.3' ? failing({ kind: 'limited', until }) : answered;
  });
  run.start(keys);
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ kind: 'stopped', resumes: true, done: 3, all: 8 });
  expect(asked.length).toBeLessThanOrEqual(5);
  isOut = false;
  await vi.advanceTimersByTimeAsync(29_000);
  expect(state()).toMatchObject({ kind: 'stopped' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(state()).toEqual({ kind: 'done', done: 8, all: 8 });
  expect([...whole].sort()).toEqual(keys);
});

it('asks nothing before a time that is further away than a timer can wait', async () => {
  const month = 30 * 24 * 3_600_000;
  let isOut = true;
  const { run, asked, state } = runOver(async () => {
    return isOut ? failing({ kind: 'limited', until: start + month }) : answered;
  });
  run.start(keys);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBeLessThanOrEqual(2);
  isOut = false;
  await vi.advanceTimersByTimeAsync(month);
  expect(state()).toEqual({ kind: 'done', done: 8, all: 8 });
});

it('stops for good where only the person can help', async () => {
  const { run, asked, state } = runOver(async () => failing({ kind: 'refused-key', status: 401 }));
  run.start(keys);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(state()).toMatchObject({ kind: 'stopped', resumes: false, done: 0 });
  expect(asked.length).toBeLessThanOrEqual(2);
});

it('waits for the network, and goes on with it', async () => {
  let isOffline = true;
  const { run, network, state } = runOver(async () => (isOffline ? failing({ kind: 'offline' }) : answered));
  run.start(keys);
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ kind: 'stopped', resumes: true });
  isOffline = false;
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toEqual({ kind: 'done', done: 8, all: 8 });
});

it('asks nothing more after it was cancelled, nor when the panel closed; what was paid for is still told', async () => {
  const waiting: (() => void)[] = [];
  const { run, asked, whole, state } = runOver(() => new Promise((resolve) => waiting.push(() => resolve(answered))));
  run.start(keys);
  run.cancel();
  for (const answer of waiting) answer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
  expect(whole).toHaveLength(2);
  expect(state()).toEqual({ kind: 'cancelled', done: 0, all: 8 });

  const until = start + 120_000;
  const limited = runOver(async () => failing({ kind: 'limited', until }));
  limited.run.start(keys);
  await vi.advanceTimersByTimeAsync(0);
  const before = limited.asked.length;
  limited.closing.abort();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(limited.asked).toHaveLength(before);
});

it('is not led on without end by a service that names a time and then refuses again', async () => {
  const refused = runOver(async () => failing({ kind: 'limited', until: Date.now() }));
  refused.run.start(keys);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(refused.asked.length).toBeLessThanOrEqual(10);
  expect(refused.state()).toMatchObject({ kind: 'stopped', resumes: false, done: 0 });

  let turn = 0;
  const slow = runOver(async () => {
    turn += 1;
    return turn % 3 === 0 ? answered : failing({ kind: 'limited', until: Date.now() + 1_000 });
  });
  slow.run.start(keys);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(slow.state()).toEqual({ kind: 'done', done: 8, all: 8 });
});
