import { beforeEach, describe, expect, test, vi } from 'vitest';
import { foundHandlers } from '../../../../../entrypoints/background/lists/found-handlers.ts';
import type { KnownSender } from '../../../../../lib/messages/sender.ts';
import { readFoundFrames } from '../../../../../lib/store/session/found-frames.ts';
import { browser } from '../../../../wxt-browser.ts';

const handlers = foundHandlers(async () => null);
const ui = { kind: 'ui', isPrivate: false } as const;
const page: KnownSender = {
  kind: 'page',
  tabId: 7,
  frameId: 3,
  host: 'a.example',
  frameHost: 'a.example',
  isPageWritten: false,
  isPrivate: false,
};

/** What was told to which frame; what each frame answers, by tab, frame and type. */
let told: string[] = [];
let replies: Record<string, unknown> = {};

beforeEach(async () => {
  await browser.storage.local.clear();
  await browser.storage.session.clear();
  told = [];
  replies = {};
  Object.assign(browser, {
    tabs: {
      get: async () => ({ url: 'https://example.com/' }),
      query: async () => [{ id: 7, incognito: false }],
      async sendMessage(tab: number, { type }: { type: string }, { frameId }: { frameId?: number }) {
        const what = `${tab} ${frameId} ${type}`;
        told.push(what);
        return replies[what];
      },
    },
  });
});

describe('a page that says that its finds changed', () => {
  test('notes its own frame, and makes nobody be asked while no count is wanted', async () => {
    await handlers.noteFound({ fought: false }, page);
    expect(await readFoundFrames(7)).toEqual([3]);
    expect(told).toEqual([]);
  });

  test('has the button drawn where the page fights cards, which nobody else would tell', async () => {
    await handlers.noteFound({ fought: true }, page);
    expect(told).toContain('7 0 where');
  });

  test('however often and from however many frames it says so, little is kept', async () => {
    for (let frameId = 1; frameId <= 60; frameId += 1)
      await handlers.noteFound({ fought: false }, { ...page, frameId });
    for (let again = 0; again < 5; again += 1) await handlers.noteFound({ fought: false }, { ...page, frameId: 60 });
    const frames = await readFoundFrames(7);
    expect([frames.length, frames.at(-1)]).toEqual([50, 60]);
  });

  test('nobody else can note a frame', async () => {
    for (const sender of [ui, { kind: 'card', tabId: 7, frameId: 3, isPrivate: false } as const]) {
      expect(await handlers.noteFound({ fought: false }, sender)).toBeNull();
    }
    expect(await readFoundFrames(7)).toEqual([]);
  });
});

describe('the side panel', () => {
  test('hears what is found in the tab in front of its window, and what Numlens does there', async () => {
    replies = {
      '7 0 where': { host: 'a.example', since: 0, fought: false },
      '7 0 found': [{ subject: { kind: 'ip', ip: '192.0.2.1' }, country: null, rung: null, count: 2 }],
    };
    expect(await handlers.listFound({ window: 1 }, ui)).toMatchObject({
      site: { host: 'a.example', mode: 'on' },
      page: { tab: 7, subjects: [{ places: [{ frame: 0, count: 2 }] }] },
    });
  });

  test('hears of a page that came quickly when its script has begun', async () => {
    const listing = handlers.listFound({ window: 1 }, ui);
    await vi.waitFor(() => expect(told).not.toEqual([]));
    replies = { '7 0 where': { host: 'a.example', since: 0, fought: false }, '7 0 found': [] };
    expect(await listing).toMatchObject({ site: { host: 'a.example' }, page: { tab: 7 } });
  });

  test('a page’s process that says of its host what no host can be is not believed', async () => {
    for (const host of [7, null, { toLowerCase: 'x' }, 'x'.repeat(300)]) {
      replies = { '7 0 where': { host, since: 0, fought: false }, '7 0 found': [] };
      expect(await handlers.listFound({ window: 1 }, ui)).toMatchObject({ site: { host: null } });
    }
  });

  test('has one frame scroll to a subject, and hears where that is gone', async () => {
    const wanted = { tab: 7, frame: 3, key: '192.0.2.1', nth: 1 };
    expect(await handlers.showFound(wanted, ui)).toEqual({ shown: false });
    replies = { '7 3 showFound': { shown: true } };
    expect(await handlers.showFound(wanted, ui)).toEqual({ shown: true });
    expect(new Set(told)).toEqual(new Set(['7 3 showFound']));
  });
});
