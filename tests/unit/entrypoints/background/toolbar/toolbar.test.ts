import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drawToolbar, listenToToolbar } from '../../../../../entrypoints/background/toolbar/toolbar.ts';
import { setSite } from '../../../../../lib/store/person/sites.ts';
import { browser } from '../../../../wxt-browser.ts';

type Drawn = { tabId: number; path?: Record<string, string>; title?: string; text?: string };
const drawn = vi.fn<(what: Drawn) => Promise<void>>();
const asked = vi.fn<(type: string) => void>();
let found = 0;
let hasScript = true;
let unread: 'pdf' | null = null;
type Listener = (...given: [{ tabId: number }] | [number, { status?: string }]) => void;
const activated = new Set<Listener>();
const updated = new Set<Listener>();
const listenedTo = (listeners: Set<Listener>) => ({
  addListener: (listener: Listener) => listeners.add(listener),
  removeListener: (listener: Listener) => listeners.delete(listener),
});

beforeEach(async () => {
  await browser.storage.local.clear();
  await browser.storage.session.clear();
  drawn.mockReset().mockResolvedValue();
  asked.mockReset();
  found = 3;
  unread = null;
  hasScript = true;
  const sendMessage = async (_tab: number, { type }: { type: string }) => {
    asked(type);
    if (!hasScript) throw new Error('Receiving end does not exist');
    const subject = (index: number) => ({ kind: 'ip', ip: `10.0.${index >> 8}.${index & 255}` });
    if (type === 'unread') return unread;
    if (type === 'where') return { host: 'a.example', since: 1, fought: false };
    return Array.from({ length: found }, (_, index) => ({
      subject: subject(index),
      country: null,
      rung: null,
      count: 1,
    }));
  };
  Object.assign(browser, {
    action: {
      setIcon: drawn,
      setTitle: drawn,
      setBadgeText: drawn,
      setBadgeBackgroundColor: async () => {},
      setBadgeTextColor: async () => {},
    },
    tabs: {
      sendMessage,
      get: async () => ({ incognito: false }),
      query: async () => [{ id: 7 }],
      onActivated: listenedTo(activated),
      onUpdated: listenedTo(updated),
    },
  });
});

/** What the button of tab 7 was last drawn as. */
function button(): { icon: string | undefined; title: string | undefined; text: string | undefined } {
  const calls = drawn.mock.calls.map(([what]) => what).filter(({ tabId }) => tabId === 7);
  return {
    icon: calls.findLast(({ path }) => path)?.path?.['16'],
    title: calls.findLast(({ title }) => title !== undefined)?.title,
    text: calls.findLast(({ text }) => text !== undefined)?.text,
  };
}

const settings = (change: object) => browser.storage.local.set({ settings: change });

describe('the toolbar’s button', () => {
  test('is plain where Numlens is on, and counts nothing unless the person wants it', async () => {
    await drawToolbar(7);
    expect(button()).toEqual({ icon: '/icon/16.png', title: 'Numlens', text: '' });
    expect(asked).not.toHaveBeenCalledWith('found');
  });

  test('counts what is on the page where the person wants it, and shows no nought', async () => {
    await settings({ badge: true });
    for (const [count, text] of [
      [3, '3'],
      [0, ''],
      [1_000, '999+'],
    ] as const) {
      found = count;
      await drawToolbar(7);
      expect(button().text).toBe(text);
    }
  });

  test('tells a page with nothing on it from one that is not read', async () => {
    await settings({ badge: true });
    unread = 'pdf';
    await drawToolbar(7);
    expect(button()).toMatchObject({ title: 'Numlens', text: '3' });
    found = 0;
    await drawToolbar(7);
    expect(button()).toEqual({ icon: '/icon/16.png', title: 'Numlens can’t read all of this page', text: '?' });
  });

  test('shows by its drawing and in words where Numlens is off, or paused', async () => {
    await settings({ badge: true });
    await setSite('a.example', 'off', { isPrivate: false });
    await drawToolbar(7);
    expect(button()).toEqual({ icon: '/icon/off-16.png', title: 'Numlens is off on this page', text: '' });
    await settings({ paused: true });
    hasScript = false;
    await drawToolbar(7);
    expect(button()).toEqual({ icon: '/icon/paused-16.png', title: 'Numlens is paused', text: '' });
  });

  test('listens to tabs only while some button may be other than plain', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    listenToToolbar();
    // A worker that a tab woke must listen before its first task ends.
    expect([activated.size, updated.size]).toEqual([1, 1]);
    vi.runAllTimers();
    vi.useRealTimers();
    await vi.waitFor(() => expect([activated.size, updated.size]).toEqual([0, 0]));
    for (const wish of [{ badge: true }, { paused: true }, { onlyHere: true }, { sites: { 'a.example': 'off' } }]) {
      await settings(wish);
      await vi.waitFor(() => expect([activated.size, updated.size]).toEqual([1, 1]));
      await settings({});
      await vi.waitFor(() => expect([activated.size, updated.size]).toEqual([0, 0]));
    }
    await browser.storage.session.set({ tabsOff: [7] });
    await vi.waitFor(() => expect([activated.size, updated.size]).toEqual([1, 1]));
  });

  test('is drawn anew when a tab comes to the front, has loaded, or it is decided otherwise; else nothing is asked', async () => {
    await settings({ badge: true });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    listenToToolbar();
    vi.runAllTimers();
    vi.useRealTimers();
    const update = (change: { status?: string }) => updated.forEach((listener) => void listener(7, change));
    update({ status: 'loading' });
    update({});
    await browser.storage.session.set({ openCards: [] });
    expect(asked).not.toHaveBeenCalled();
    const occasions = [
      () => activated.forEach((listener) => void listener({ tabId: 7 })),
      () => update({ status: 'complete' }),
      () => void settings({ paused: true }),
      () => void browser.storage.session.set({ tabsOff: [7] }),
    ];
    for (const occasion of occasions) {
      drawn.mockClear();
      occasion();
      await vi.waitFor(() => expect(button().title).toBeDefined());
    }
  });

  test('waits for the script of a page that came quickly', async () => {
    await setSite('a.example', 'off', { isPrivate: false });
    hasScript = false;
    const drawing = drawToolbar(7);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    hasScript = true;
    await drawing;
    expect(button().icon).toBe('/icon/off-16.png');
  });

  test('is drawn for all the frames that report at once, not once for each', async () => {
    await Promise.all(Array.from({ length: 100 }, () => drawToolbar(7)));
    expect(drawn.mock.calls.filter(([{ title }]) => title !== undefined).length).toBeLessThan(3);
    found = 5;
    await settings({ badge: true });
    await drawToolbar(7);
    expect(button().text, 'and again with what comes later').toBe('5');
  });

  test('of a tab that was closed meanwhile is left', async () => {
    drawn.mockRejectedValue(new Error('No tab with id: 7'));
    await expect(drawToolbar(7)).resolves.toBeUndefined();
  });
});
