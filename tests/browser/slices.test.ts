import { expect, onTestFinished, test, vi } from 'vitest';
import { createSlices } from '../../lib/page/read/slices.ts';

/** Slices of a document that is seen only when the test says so, as in a hidden tab or a prerendered page. */
function room(isSeen: () => boolean = () => true) {
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const pause = vi.fn();
  return { life, pause, slices: createSlices(pause, life.signal, isSeen) };
}

function* steps(count: number, done: () => void): Generator<void> {
  for (let step = 0; step < count; step += 1) yield;
  done();
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve, { timeout: 200 }), { timeout: 200 }));

test('a page that is not seen waits until it is', async () => {
  let seen = false;
  const { slices, pause } = room(() => seen);
  const done = vi.fn();
  slices.add(steps(3, done));
  await idle();
  expect(pause).not.toHaveBeenCalled();
  seen = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => done.mock.calls.length).toBe(1);
});

test('work stops where the page is hidden in the middle, and goes on later', async () => {
  let seen = true;
  const { slices } = room(() => seen);
  let count = 0;
  function* hiding(): Generator<void> {
    for (; count < 1_000; count += 1) {
      if (count === 10) seen = false;
      const until = performance.now() + 1;
      while (performance.now() < until);
      yield;
    }
  }
  slices.add(hiding());
  await expect.poll(() => seen).toBe(false);
  await idle();
  // The slice that it was hidden in may end; no other begins.
  const stopped = count;
  await idle();
  expect(count).toBe(stopped);
  expect(count).toBeLessThan(100);
  seen = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => count).toBeGreaterThan(stopped);
});

test('a job that comes first is done before the others, also before one that has begun', async () => {
  const { slices } = room();
  const order: string[] = [];
  function* first(): Generator<void> {
    yield;
    order.push('first');
  }
  function* begun(): Generator<void> {
    setTimeout(() => slices.addFirst(first()));
    // An end also where slices have none.
    for (let step = 0; order.length === 0 && step < 1_000_000; step += 1) yield;
    order.push('begun');
  }
  slices.add(begun());
  slices.add(steps(1, () => order.push('later')));
  await expect.poll(() => order).toEqual(['first', 'begun', 'later']);
});

test('nothing more is done after the end', async () => {
  const { life, slices } = room();
  const done = vi.fn();
  slices.add(steps(1, done));
  life.abort();
  await idle();
  expect(done).not.toHaveBeenCalled();
});

test('the first slice comes in the very task, the others when the browser is idle', async () => {
  const { slices, pause } = room();
  slices.add(steps(1, () => undefined));
  await null;
  expect(pause).toHaveBeenCalledTimes(1);
  slices.add(steps(1, () => undefined));
  await null;
  expect(pause).toHaveBeenCalledTimes(1);
  await expect.poll(() => pause.mock.calls.length).toBe(2);
});
