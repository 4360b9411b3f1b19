import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newCard } from '../../../../../entrypoints/background/cards/new-card.ts';
import { detectHandler } from '../../../../../entrypoints/background/page/detect-handler.ts';
import { siteHandlers, siteOfTab } from '../../../../../entrypoints/background/page/site-mode.ts';
import type { CardSettings } from '../../../../../lib/model/settings/settings.ts';
import { updateSettings } from '../../../../../lib/store/person/settings.ts';
import { addOpenCard, takeToken } from '../../../../../lib/store/session/open-cards.ts';
import { browser } from '../../../../wxt-browser.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';

const sender = { kind: 'ui', isPrivate: false } as const;
const privately = { kind: 'ui', isPrivate: true } as const;

/** Tabs by number: the host of their page, null where no page script answers in the top frame. */
const tabs: { id: number; host: string | null; frameHost?: string; incognito: boolean }[] = [
  { id: 1, host: 'a.example', incognito: false },
  { id: 2, host: 'sub.a.example', incognito: false },
  { id: 3, host: 'b.example', incognito: false },
  { id: 4, host: 'a.example', incognito: true },
  { id: 5, host: null, frameHost: 'a.example', incognito: false },
  { id: 6, host: null, incognito: false },
];

/** What each tab's pages were last told: `on click`, say. */
let told: Record<number, string>;

/** A tab whose page script has not started yet: nobody answers the next question there. */
let justLoaded: number | null;

beforeEach(async () => {
  await emptyDatabase();
  await browser.storage.local.clear();
  await browser.storage.session.clear();
  told = {};
  justLoaded = null;
  Object.assign(browser, {
    tabs: {
      query: async ({ active }: { active?: boolean }) => (active ? tabs.slice(0, 1) : tabs),
      async sendMessage(
        id: number,
        { type, input }: { type: string; input: { on: boolean; cards: CardSettings } },
        { frameId }: { frameId?: number },
      ) {
        if (id === justLoaded) {
          justLoaded = null;
          throw new Error('Could not establish connection');
        }
        const tab = tabs.find((each) => each.id === id);
        const host = tab?.host ?? (frameId === 0 ? null : (tab?.frameHost ?? null));
        if (host === null) throw new Error('Could not establish connection');
        if (type === 'where') return { host, since: 0, fought: false };
        if (type === 'pageMode') told[id] = input.on ? `on, ${input.cards.openCard}` : 'off';
        return null;
      },
    },
  });
});

describe('open tabs follow at once', () => {
  test('where a site is set, with its subdomains and a page in a sub-frame; nothing is said to others', async () => {
    await siteHandlers.setSite({ host: 'a.example', mode: 'off' }, sender);
    expect(told).toEqual({ 1: 'off', 2: 'off', 3: 'on, hover', 4: 'off', 5: 'off' });
    await siteHandlers.setSite({ host: 'sub.a.example', mode: 'click' }, sender);
    expect(told[2]).toBe('on, click');
    await siteHandlers.setSite({ host: 'a.example', mode: null }, sender);
    expect(told).toEqual({ 1: 'on, hover', 2: 'on, click', 3: 'on, hover', 4: 'on, hover', 5: 'on, hover' });
  });

  test('a card turns off the site that it stands on, whatever its frame says', async () => {
    const subject = { kind: 'ip', ip: '8.8.8.8' } as const;
    const card = newCard({ tabId: 1, host: 'a.example', subjects: [{ subject, country: null }] });
    await addOpenCard(card);
    const frame = { kind: 'card', tabId: 1, frameId: 3, isPrivate: false } as const;
    await takeToken(card.token, frame);
    const named = { card: card.card, host: 'b.example' };
    expect(await siteHandlers.turnOffSite(named, { ...frame, frameId: 4 }), 'another frame').toEqual({ off: false });
    expect(told).toEqual({});
    expect(await siteHandlers.turnOffSite(named, frame)).toEqual({ off: true });
    expect(told).toEqual({ 1: 'off', 2: 'off', 3: 'on, hover', 4: 'off', 5: 'off' });
  });

  test('in private windows alone where it is set there', async () => {
    await siteHandlers.setSite({ host: 'a.example', mode: 'off' }, privately);
    expect(told).toMatchObject({ 1: 'on, hover', 4: 'off' });
  });

  test('where Numlens is paused and resumed', async () => {
    await siteHandlers.setSite({ host: 'b.example', mode: 'off' }, sender);
    await siteHandlers.setPaused({ paused: true }, sender);
    expect(new Set(Object.values(told))).toEqual(new Set(['off']));
    await siteHandlers.setPaused({ paused: false }, sender);
    expect(told).toMatchObject({ 1: 'on, hover', 3: 'off' });
  });

  test('in one tab, which says so', async () => {
    expect(await siteHandlers.setTabOff({ off: true }, sender)).toMatchObject({
      host: 'a.example',
      tabOff: true,
      mode: 'on',
    });
    expect(told).toMatchObject({ 1: 'off', 5: 'on, hover' });
    expect(await siteHandlers.setTabOff({ off: false }, sender)).toMatchObject({ tabOff: false });
    expect(told[1]).toBe('on, hover');
  });
});

describe('a page that asks', () => {
  const ask = async (host: string, tabId = 3, frameHost = host) => {
    const from = {
      kind: 'page',
      tabId,
      frameId: frameHost === host ? 0 : 1,
      host,
      frameHost,
      isPageWritten: false,
      isPrivate: false,
    } as const;
    const context = { language: null, host, country: null, seen: null, marked: false };
    const { on, finds, cards } = await detectHandler({ texts: ['8.8.8.8'], context }, from);
    return `${on ? `on, ${cards.openCard}` : 'off'}: ${finds.flat().length}`;
  };

  test('is read as its site, its tab and a pause have it', async () => {
    await siteHandlers.setSite({ host: 'a.example', mode: 'off' }, sender);
    await siteHandlers.setSite({ host: 'b.example', mode: 'click' }, sender);
    expect(await ask('www.a.example')).toBe('off: 0');
    expect(await ask('b.example')).toBe('on, click: 1');
    expect(await ask('c.example')).toBe('on, hover: 1');
    await siteHandlers.setTabOff({ off: true }, sender);
    expect(await ask('c.example', 1)).toBe('off: 0');
    await updateSettings((settings) => ({ ...settings, onlyHere: true }));
    expect(await ask('c.example')).toBe('off: 0');
    expect(await ask('b.example')).toBe('on, click: 1');
    await siteHandlers.setPaused({ paused: true }, sender);
    expect(await ask('b.example')).toBe('off: 0');
  });

  test('is not read in a frame whose own site was turned off, or if the page around it is off', async () => {
    await siteHandlers.setSite({ host: 'a.example', mode: 'off' }, sender);
    expect(await ask('c.example', 3, 'www.a.example')).toBe('off: 0');
    expect(await ask('a.example', 3, 'c.example')).toBe('off: 0');
    expect(await ask('c.example', 3, 'd.example')).toBe('on, hover: 1');
    await siteHandlers.setSite({ host: 'c.example', mode: 'on' }, sender);
    await updateSettings((settings) => ({ ...settings, onlyHere: true }));
    expect(await ask('c.example', 3, 'd.example'), 'a frame follows its page if nothing was set for it').toBe(
      'on, hover: 1',
    );
  });
});

test('popup and panel are told that a policy decides about a site, but not in a private window', async () => {
  const policy = vi.spyOn(browser.storage.managed, 'get').mockResolvedValue({ sites: { 'a.example': 'off' } });
  expect(await siteOfTab(1, { isPrivate: false })).toMatchObject({ host: 'a.example', mode: 'off', locked: true });
  expect(await siteOfTab(1, { isPrivate: true })).toMatchObject({ locked: false });
  // The user may decide otherwise on a subdomain.
  expect(await siteOfTab(2, { isPrivate: false })).toMatchObject({ locked: false });
  policy.mockRestore();
});

test('the host of a page that has just loaded is told once its script answers', async () => {
  justLoaded = 1;
  expect(await siteOfTab(1, { isPrivate: false })).toMatchObject({ host: 'a.example' });
  expect(justLoaded).toBeNull();
});
