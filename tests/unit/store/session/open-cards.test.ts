import { beforeEach, describe, expect, test } from 'vitest';
import type { OpenCard } from '../../../../lib/store/session/open-cards.ts';
import {
  addOpenCard,
  findOpenCard,
  setPinned,
  showSubject,
  takeToken,
} from '../../../../lib/store/session/open-cards.ts';
import { browser } from '../../../wxt-browser.ts';

const opened: OpenCard = {
  card: 'card-1',
  token: 'token-1',
  tabId: 7,
  frameId: null,
  host: 'example.com',
  asked: false,
  still: true,
  onDevice: false,
  text: '',
  published: [],
  pinned: false,
  details: false,
  subjects: [{ subject: { kind: 'ip', ip: '8.8.8.8' }, country: null }],
  shown: 0,
};

let tabs: { id: number }[];

beforeEach(async () => {
  await browser.storage.session.clear();
  tabs = Array.from({ length: 100 }, (_, id) => ({ id }));
  Object.assign(browser, { tabs: { query: async () => tabs } });
  await addOpenCard(opened);
});

describe('a card’s token', () => {
  test('opens its card once', async () => {
    expect(await takeToken('token-1', { tabId: 7, frameId: 4 })).toMatchObject({ card: 'card-1', frameId: 4 });
    expect(await takeToken('token-1', { tabId: 7, frameId: 4 })).toBeNull();
  });

  test('opens nothing in another tab, and stays good for its own', async () => {
    expect(await takeToken('token-1', { tabId: 8, frameId: 4 })).toBeNull();
    expect(await takeToken('token-1', { tabId: 7, frameId: 4 })).not.toBeNull();
  });

  test('is won by one of two frames that race for it', async () => {
    const taken = await Promise.all([4, 5].map((frameId) => takeToken('token-1', { tabId: 7, frameId })));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });
});

describe('an open card', () => {
  test('is known to its own frame only', async () => {
    await takeToken('token-1', { tabId: 7, frameId: 4 });
    expect(await findOpenCard('card-1', { tabId: 7, frameId: 4 })).not.toBeNull();
    expect(await findOpenCard('card-1', { tabId: 7, frameId: 5 })).toBeNull();
    expect(await findOpenCard('card-1', { tabId: 8, frameId: 4 })).toBeNull();
  });

  test('remembers which subject it shows', async () => {
    await takeToken('token-1', { tabId: 7, frameId: 4 });
    await showSubject('card-1', 2);
    expect((await findOpenCard('card-1', { tabId: 7, frameId: 4 }))?.shown).toBe(2);
  });

  test('is kept while another tab has cards opened without end', async () => {
    for (let index = 0; index < 130; index++) {
      await addOpenCard({ ...opened, tabId: 8, card: `n${index}`, token: `t${index}` });
    }
    expect(await takeToken('token-1', { tabId: 7, frameId: 4 })).not.toBeNull();
    expect(await takeToken('t129', { tabId: 8, frameId: 4 })).not.toBeNull();
    expect(await takeToken('t0', { tabId: 8, frameId: 4 })).toBeNull();
  });

  test('is kept while it is pinned, however many open and close in its tab', async () => {
    await takeToken('token-1', { tabId: 7, frameId: 4 });
    await setPinned('card-1', true);
    for (let index = 0; index < 130; index++) {
      await addOpenCard({ ...opened, card: `n${index}`, token: `t${index}` });
      await takeToken(`t${index}`, { tabId: 7, frameId: 100 + index });
    }
    expect(await findOpenCard('card-1', { tabId: 7, frameId: 4 })).not.toBeNull();
    expect(await findOpenCard('n129', { tabId: 7, frameId: 229 })).not.toBeNull();
    await setPinned('card-1', false);
    await addOpenCard({ ...opened, card: 'last', token: 'last' });
    expect(await findOpenCard('card-1', { tabId: 7, frameId: 4 })).toBeNull();
  });

  test('is kept while it is pinned, where many other tabs have one each and its own gets the next', async () => {
    await takeToken('token-1', { tabId: 7, frameId: 4 });
    await setPinned('card-1', true);
    for (let tabId = 10; tabId < 69; tabId++) {
      await addOpenCard({ ...opened, tabId, card: `n${tabId}`, token: `t${tabId}` });
    }
    await addOpenCard({ ...opened, card: 'next', token: 'next' });
    expect(await findOpenCard('card-1', { tabId: 7, frameId: 4 })).not.toBeNull();
    expect(await takeToken('next', { tabId: 7, frameId: 5 })).not.toBeNull();
  });

  test('of a tab that was closed goes before any other', async () => {
    for (let tabId = 10; tabId < 69; tabId++) {
      await addOpenCard({ ...opened, tabId, card: `n${tabId}`, token: `t${tabId}` });
    }
    tabs = tabs.filter(({ id }) => id !== 30 && id !== 31);
    await addOpenCard({ ...opened, card: 'next', token: 'next' });
    const taken = await Promise.all(
      [7, 10, 30, 31].map((tabId) => takeToken(tabId === 7 ? 'token-1' : `t${tabId}`, { tabId, frameId: 4 })),
    );
    expect(taken.map((card) => card?.tabId ?? null)).toEqual([7, 10, null, null]);
  });

  test('never makes room for cards that were pinned before it', async () => {
    for (let index = 0; index < 70; index++) {
      await addOpenCard({ ...opened, card: `n${index}`, token: `t${index}` });
      await setPinned(`n${index}`, true);
    }
    await addOpenCard({ ...opened, card: 'last', token: 'last' });
    expect(await takeToken('last', { tabId: 7, frameId: 4 })).not.toBeNull();
  });

  test('makes room for newer ones', async () => {
    for (let index = 0; index < 60; index++) await addOpenCard({ ...opened, card: `n${index}`, token: `t${index}` });
    expect(await takeToken('token-1', { tabId: 7, frameId: 4 })).toBeNull();
    expect(await takeToken('t59', { tabId: 7, frameId: 4 })).not.toBeNull();
  });
});
