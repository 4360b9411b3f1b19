import { beforeEach, describe, expect, test } from 'vitest';
import type { OpenCard } from '../../../lib/store/session/open-cards.ts';
import { addOpenCard, findOpenCard, setPinned, showSubject, takeToken } from '../../../lib/store/session/open-cards.ts';
import { browser } from '../../wxt-browser.ts';

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

beforeEach(async () => {
  await browser.storage.session.clear();
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
