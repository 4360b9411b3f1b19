import { describe, expect, test, vi } from 'vitest';
import type { KnownSender } from '../../../lib/messages/sender.ts';
import { knownSender } from '../../../lib/messages/sender.ts';
import { fileSite } from '../../../lib/model/settings/site.ts';
import { browser } from '../../wxt-browser.ts';
import type { SenderName } from './senders.ts';
import { senders } from './senders.ts';

const expected: Record<SenderName, KnownSender['kind'] | null> = {
  page: 'page',
  subframe: 'page',
  ownFrame: 'page',
  card: 'card',
  popup: 'ui',
  popupInTab: 'ui',
  options: 'ui',
  panel: 'ui',
  otherExtension: null,
  pageOfOtherOrigin: null,
  sandboxedPage: 'page',
  sandboxedInNoTab: null,
  sandboxedOwnFrame: null,
  ownFrameOfNobody: null,
  filePage: 'page',
  cardAsTab: null,
  framedPopup: null,
  pageSayingCard: null,
  noUrl: null,
};

describe('knownSender', () => {
  test.each(Object.entries(expected))('%s is %s', async (name, kind) => {
    const sender = senders[name as SenderName];
    expect((await knownSender(sender as never))?.kind ?? null).toBe(kind);
  });

  test('says host, tab, frame and privacy of a page', async () => {
    const sender = { ...senders.subframe, tab: { id: 7, incognito: true } };
    expect(await knownSender(sender as never)).toEqual({
      kind: 'page',
      tabId: 7,
      frameId: 3,
      host: 'example.com',
      frameHost: 'example.com',
      isPageWritten: false,
      isPrivate: true,
    });
  });

  test.each([
    ['https://bank.example', undefined],
    ['http://bank.example', true],
    ['http://bank.example:8080', true],
    ['http://127.0.0.1:8080', undefined],
    ['http://localhost', undefined],
  ])('says whether the network may have written a page: %s', async (origin, isPlain) => {
    const sender = { ...senders.page, url: `${origin}/a`, origin };
    expect((await knownSender(sender as never)) as object).toHaveProperty('kind', 'page');
    expect(((await knownSender(sender as never)) as { isPlain?: true }).isPlain).toBe(isPlain);
  });

  test('knows a frame that a page wrote itself', async () => {
    expect(await knownSender(senders.ownFrame as never)).toMatchObject({ kind: 'page', isPageWritten: true });
    const blank = { ...senders.ownFrame, url: 'about:blank' };
    expect(await knownSender(blank as never)).toMatchObject({ kind: 'page', isPageWritten: true });
  });

  test('takes a sandboxed document for one that nobody is known to have written', async () => {
    expect(await knownSender(senders.sandboxedPage as never)).toEqual({
      ...{ kind: 'page', tabId: 7, frameId: 0, host: 'example.com', frameHost: 'example.com' },
      ...{ isPageWritten: true, isSandboxed: true, isPrivate: false },
    });
    const tab = { id: 7, incognito: true, url: 'https://site.example/' };
    const frame = { ...senders.sandboxedPage, url: 'http://example.com/a', frameId: 3, tab };
    expect(await knownSender(frame as never)).toMatchObject({
      ...{ host: 'site.example', frameHost: 'example.com', frameId: 3 },
      ...{ isPageWritten: true, isSandboxed: true, isPlain: true, isPrivate: true },
    });
  });

  describe('by origin and address', () => {
    const own = 'chrome-extension://numlens-under-test';
    const web = { kind: 'page', isPageWritten: false };
    const file = { ...web, host: fileSite, frameHost: fileSite, isPlain: true };
    const written = { kind: 'page', isPageWritten: true };
    const sandboxed = { kind: 'page', isPageWritten: true, isSandboxed: true };
    const origins = ['https://example.com', 'http://example.com', 'null', 'file://', own, undefined] as const;
    // One row for each address; in each row, the sender by each of these origins.
    test.each([
      ['https://example.com/a', [web, null, sandboxed, null, null, web]],
      ['http://example.com/a', [null, web, sandboxed, null, null, web]],
      ['https://other.example/a', [null, null, sandboxed, null, null, web]],
      ['about:srcdoc', [written, written, null, written, null, null]],
      ['about:blank', [written, written, null, written, null, null]],
      ['data:text/html,a', [null, null, null, null, null, null]],
      ['blob:https://example.com/1', [web, null, null, null, null, web]],
      ['file:///tmp/a.html', [null, null, sandboxed, file, null, file]],
      ['chrome://settings/', [null, null, null, null, null, null]],
      ['chrome-extension://other/card.html', [null, null, null, null, null, null]],
      [`${own}/card.html`, [null, null, null, null, { kind: 'card' }, { kind: 'card' }]],
      [`${own}/options.html`, [null, null, null, null, null, null]],
    ])('%s', async (url, kinds) => {
      const tab = { id: 7, incognito: false };
      const sender = { id: 'numlens-under-test', url, frameId: 3, tab };
      for (const [index, origin] of origins.entries()) {
        const known = await knownSender({ ...sender, ...(origin === undefined ? {} : { origin }) } as never);
        const kind = kinds[index];
        if (!kind) expect(known, origin).toBeNull();
        else {
          expect(known, origin).toMatchObject(kind);
          expect(known && 'isSandboxed' in known, origin).toBe('isSandboxed' in kind);
        }
      }
    });
  });

  test('takes a frame to belong to the site of its tab', async () => {
    const tab = { id: 7, incognito: false, url: 'https://site.example/' };
    expect(await knownSender({ ...senders.subframe, tab } as never)).toMatchObject({
      host: 'site.example',
      frameHost: 'example.com',
    });
  });

  test.each([true, false])('takes the popup to be as private as the window in front: %s', async (incognito) => {
    vi.spyOn(browser.windows, 'getLastFocused').mockResolvedValue({ incognito });
    expect(await knownSender(senders.popup as never)).toMatchObject({ kind: 'ui', isPrivate: incognito });
  });

  test.each([true, false])(
    'takes the panel to be as private as its own window, whichever is in front: %s',
    async (incognito) => {
      vi.spyOn(browser.windows, 'getLastFocused').mockResolvedValue({ id: 1, incognito: !incognito });
      vi.spyOn(browser.windows, 'get').mockImplementation(async (id: number) => ({ id, incognito }));
      expect(await knownSender(senders.panel as never, 2)).toEqual({ kind: 'ui', isPrivate: incognito, windowId: 2 });
    },
  );

  test('takes a panel whose window is gone to be private: then nothing is sent or kept', async () => {
    vi.spyOn(browser.windows, 'get').mockRejectedValue(new Error('No window with id: 2.'));
    expect(await knownSender(senders.panel as never, 2)).toMatchObject({ isPrivate: true });
  });

  test('believes the browser before what a page in a tab says of its window', async () => {
    const tab = { id: 7, incognito: true, windowId: 3 };
    const inTab = { ...senders.popupInTab, tab };
    expect(await knownSender(inTab as never, 2)).toEqual({ kind: 'ui', isPrivate: true, windowId: 3 });
    expect(await knownSender({ ...senders.card, tab } as never, 2)).toMatchObject({ kind: 'card', isPrivate: true });
    expect(await knownSender({ ...senders.page, tab } as never, 2)).toMatchObject({ kind: 'page', isPrivate: true });
  });
});
