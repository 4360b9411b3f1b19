import { afterEach, describe, expect, test, vi } from 'vitest';
import { createQueue } from '../../../../lib/lookup/online/queue.ts';

const open = new AbortController().signal;

afterEach(() => {
  vi.useRealTimers();
});

function tasks() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const task = (name: string) => () => {
    begun.push(name);
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return end.promise;
  };
  const finish = async (name: string) => {
    ends.get(name)?.resolve(name);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, task, finish, ends };
}

describe('the queue', () => {
  test('runs so many at once, the others in the order in which they came', async () => {
    const { begun, task, finish } = tasks();
    const queue = createQueue(2);
    const all = ['a', 'b', 'c', 'd'].map((name) => queue(task(name), { signal: open, waitAtMost: 1_000 }));
    await finish('');
    expect(begun).toEqual(['a', 'b']);
    await finish('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await finish('a');
    await finish('c');
    await finish('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'].map((value) => ({ began: true, value })));
  });

  test('lets a task that fails make room for the next', async () => {
    const queue = createQueue(1);
    const broken = queue(() => Promise.reject(new Error('broken')), { signal: open, waitAtMost: 1_000 });
    const next = queue(async () => 'next', { signal: open, waitAtMost: 1_000 });
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toEqual({ began: true, value: 'next' });
  });

  test('drops what waits when the signal aborts, and nothing that runs', async () => {
    const { begun, task, finish } = tasks();
    const queue = createQueue(1);
    const consent = new AbortController();
    const running = queue(task('a'), { signal: consent.signal, waitAtMost: 60_000 });
    const waiting = queue(task('b'), { signal: consent.signal, waitAtMost: 60_000 });
    await finish('');
    consent.abort();
    expect(await waiting).toEqual({ began: false });
    expect(await queue(task('c'), { signal: consent.signal, waitAtMost: 60_000 })).toEqual({ began: false });
    await finish('a');
    expect(await running).toEqual({ began: true, value: 'a' });
    expect(begun).toEqual(['a']);
  });

  test('lets nobody wait for longer than was said, and gives the place to others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { begun, task, finish } = tasks();
    const queue = createQueue(1);
    void queue(task('a'), { signal: open, waitAtMost: 1_000 });
    const short = queue(task('b'), { signal: open, waitAtMost: 1_000 });
    void queue(task('c'), { signal: open, waitAtMost: 9_000 });
    vi.advanceTimersByTime(1_000);
    expect(await short).toEqual({ began: false });
    await finish('a');
    expect(begun).toEqual(['a', 'c']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
