import { expect, test } from 'vitest';
import type { Clock } from '../../../../entrypoints/background/fair-queue.ts';
import { createFairQueue } from '../../../../entrypoints/background/fair-queue.ts';

/** A clock that a test moves: what was to run after some time runs in its order, when the time is there. */
function handDriven() {
  let time = 0;
  let count = 0;
  const due: { at: number; nth: number; run: () => void }[] = [];
  const clock: Clock = {
    now: () => time,
    after(ms, run) {
      count += 1;
      due.push({ at: time + ms, nth: count, run });
    },
  };
  /** Lets promises and what is due take their turns until `end`. */
  async function run(end: number): Promise<void> {
    for (;;) {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      due.sort((one, other) => one.at - other.at || one.nth - other.nth);
      const [next] = due;
      if (!next || next.at > end) break;
      due.shift();
      time = Math.max(time, next.at);
      next.run();
    }
    time = Math.max(time, end);
  }
  const work = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));
  return { clock, run, work, pass: (ms: number) => run(time + ms) };
}

function room() {
  const hand = handDriven();
  const queue = createFairQueue(hand.clock);
  const done: string[] = [];
  const ask = (name: string, tabId: number, frameId: number, ms = 10) =>
    queue.inTurn({ tabId, frameId }, async () => {
      done.push(name);
      await hand.work(ms);
      return name;
    });
  /** Asks again as soon as it is answered, as a frame that rewrites its numbers without end does. */
  const storm = async (name: string, tabId: number, frameId: number, ms = 10): Promise<never> => {
    for (;;) await ask(name, tabId, frameId, ms);
  };
  return { ...hand, queue, done, ask, storm };
}

const countOf = (done: readonly string[], name: string): number => done.filter((one) => one === name).length;

test('one piece of work at a time, and each gets its own reply', async () => {
  const { ask, run, queue } = room();
  const replies = Promise.all([ask('a', 1, 0), ask('b', 2, 0), ask('c', 1, 0)]);
  const broken = expect(
    queue.inTurn({ tabId: 3, frameId: 0 }, () => Promise.reject(new Error('broken'))),
  ).rejects.toThrow('broken');
  await run(1_000);
  expect(await replies).toEqual(['a', 'b', 'c']);
  await broken;
});

test('tabs take turns, whatever one of them sends', async () => {
  const { ask, run, done } = room();
  for (const name of ['a1', 'a2', 'a3']) void ask(name, 1, 0);
  for (const name of ['b1', 'b2']) void ask(name, 2, 0);
  await run(1_000);
  expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('forty frames that storm do not keep another tab, their own page or a quiet frame waiting', async () => {
  const { ask, storm, run, pass, done } = room();
  for (let frame = 1; frame <= 40; frame += 1) void storm(`storm ${frame}`, 1, frame);
  await run(2_000);
  for (const [tab, frame] of [
    [2, 0],
    [1, 0],
    [1, 99],
  ] as const) {
    const before = done.length;
    void ask('calm', tab, frame);
    await pass(25);
    expect(done.slice(before).indexOf('calm')).toBeGreaterThanOrEqual(0);
    expect(done.slice(before).indexOf('calm')).toBeLessThanOrEqual(2);
    done.splice(0);
  }
});

test('frames that storm are heard less and less, down to a tenth; a pause makes it good', async () => {
  const { storm, run, pass, done, ask } = room();
  for (let frame = 1; frame <= 40; frame += 1) void storm('storm', 1, frame);
  const heard: number[] = [];
  for (let minute = 1; minute <= 5; minute += 1) {
    done.splice(0);
    await run(minute * 60_000);
    heard.push(done.length);
  }
  const [first = 0, second = 0] = heard;
  expect(second).toBeLessThan(first);
  // A piece of work takes 10 ms: a minute has room for 6,000.
  expect(heard.at(-1)).toBeLessThan(750);
  expect(heard.at(-1)).toBeGreaterThan(100);
  await pass(0);
  const quiet = room();
  for (let piece = 0; piece < 299; piece += 1) {
    void quiet.ask('work', 1, 7);
    await quiet.pass(10);
  }
  await quiet.pass(100_000);
  quiet.done.splice(0);
  for (let piece = 0; piece < 200; piece += 1) {
    void quiet.ask('again', 1, 7);
    await quiet.pass(10);
  }
  expect(countOf(quiet.done, 'again')).toBe(200);
  expect(await Promise.race([ask('late', 2, 0), pass(1_000).then(() => 'nobody')])).toBe('late');
});

test('cards come first: nothing is begun until they are answered, but not for ever', async () => {
  const { queue, storm, run, pass, work, done } = room();
  for (let frame = 1; frame <= 40; frame += 1) void storm('storm', 1, frame);
  await run(500);
  const before = done.length;
  let answered = false;
  // Ten steps, as of a store that is asked again and again.
  const card = queue.first(async () => {
    for (let step = 0; step < 10; step += 1) await work(5);
    answered = true;
    return done.length;
  });
  await pass(60);
  expect(answered).toBe(true);
  expect((await card) - before).toBeLessThanOrEqual(1);
  await pass(100);
  expect(done.length).toBeGreaterThan(before + 5);
  // The service is asked: that may take seconds.
  void queue.first(() => work(8_000));
  const then = done.length;
  await pass(2_000);
  expect(done.length - then).toBeGreaterThan(3);
  expect(done.length - then).toBeLessThan(12);
});

test('what never ends holds up the others for a few seconds only', async () => {
  const { queue, ask, run, done } = room();
  void queue.inTurn({ tabId: 1, frameId: 0 }, () => new Promise(() => {}));
  void ask('other', 2, 0);
  await run(4_000);
  expect(done).toEqual([]);
  await run(6_000);
  expect(done).toEqual(['other']);
});

test('what a frame sends without waiting for replies is not heard', async () => {
  const { queue, run } = room();
  const replies = Promise.all(
    Array.from({ length: 50 }, (_, nth) => queue.inTurn({ tabId: 1, frameId: 3 }, async () => nth)),
  );
  await run(1_000);
  const heard = (await replies).filter((reply) => reply !== null);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.length).toBeLessThan(7);
});

test('a page that makes frames without end fills no memory, and its frames are heard again later', async () => {
  const { ask, run, pass, done } = room();
  const replies = Array.from({ length: 5_000 }, (_, nth) => ask('frame', 1, nth + 1));
  const other = ask('other', 2, 0);
  await run(100);
  expect(await other).toBe('other');
  await pass(60_000);
  const heard = (await Promise.all(replies)).filter((reply) => reply !== null);
  expect(heard.length).toBeGreaterThan(50);
  expect(heard.length).toBeLessThan(1_000);
  done.splice(0);
  for (let frame = 6_001; frame <= 6_100; frame += 1) void ask('late', 1, frame);
  await pass(60_000);
  expect(countOf(done, 'late')).toBe(100);
});
