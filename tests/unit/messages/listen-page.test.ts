import { afterEach, describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import type { PageHandlers } from '../../../lib/messages/listen-page.ts';
import { listenPage } from '../../../lib/messages/listen-page.ts';

type Listener = (message: unknown, sender: object, reply: (output?: unknown) => void) => unknown;

/** Handlers of which two can be told something. */
function listen(handlers: Partial<PageHandlers>) {
  let heard: Listener | null = null;
  const removed = vi.fn();
  vi.spyOn(browser.runtime.onMessage, 'addListener').mockImplementation((listener) => {
    heard = listener;
  });
  vi.spyOn(browser.runtime.onMessage, 'removeListener').mockImplementation(removed);
  const life = new AbortController();
  listenPage(handlers as PageHandlers, life.signal);
  return {
    life,
    removed,
    told: (message: unknown, sender: object, reply = vi.fn()) => heard?.(message, sender, reply),
  };
}

const background = { id: browser.runtime.id };
const walk = { type: 'walk', input: { by: 1, focused: false } };

describe('what the background tells the page script', () => {
  afterEach(() => vi.restoreAllMocks());

  test('is answered by calling back, which every browser understands', async () => {
    const page = listen({ walk: async () => ({ elsewhere: 3 }) });
    const reply = await new Promise((resolve) => {
      expect(page.told(walk, background, vi.fn(resolve))).toBe(true);
    });
    expect(reply).toEqual({ elsewhere: 3 });
  });

  test('is answered with nothing where the handler throws', async () => {
    const page = listen({ walk: () => Promise.reject(new Error('no document')) });
    const reply = await new Promise((resolve) => {
      page.told(walk, background, vi.fn(resolve));
    });
    expect(reply).toBeUndefined();
  });

  test('is not heard from another extension, from a tab, or by another name', () => {
    const handler = vi.fn(async () => ({ elsewhere: null }));
    const page = listen({ walk: handler });
    expect(page.told(walk, { id: 'another' })).toBe(false);
    expect(page.told(walk, { ...background, tab: { id: 1 } })).toBe(false);
    expect(page.told({ ...walk, type: 'toString' }, background)).toBe(false);
    expect(page.told({ ...walk, type: undefined }, background)).toBe(false);
    expect(handler).not.toHaveBeenCalled();
  });

  test('is heard no longer when the page script ends', () => {
    const page = listen({});
    page.life.abort();
    expect(page.removed).toHaveBeenCalledOnce();
  });
});
