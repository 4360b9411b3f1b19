import { describe, expect, test } from 'vitest';
import type { KnownSender } from '../../../lib/messages/sender.ts';
import { knownSender } from '../../../lib/messages/sender.ts';
import type { SenderName } from './senders.ts';
import { senders } from './senders.ts';

const expected: Record<SenderName, KnownSender['kind'] | null> = {
  page: 'page',
  subframe: 'page',
  card: 'card',
  popup: 'ui',
  popupInTab: 'ui',
  options: 'ui',
  otherExtension: null,
  sandboxedPage: null,
  filePage: null,
  cardAsTab: null,
  framedPopup: null,
  pageSayingCard: null,
  noUrl: null,
};

describe('knownSender', () => {
  test.each(Object.entries(expected))('%s is %s', (name, kind) => {
    const sender = senders[name as SenderName];
    expect(knownSender(sender as never)?.kind ?? null).toBe(kind);
  });

  test('says host, tab, frame and privacy of a page', () => {
    const sender = { ...senders.subframe, tab: { id: 7, incognito: true } };
    expect(knownSender(sender as never)).toEqual({
      kind: 'page',
      tabId: 7,
      frameId: 3,
      host: 'example.com',
      isPrivate: true,
    });
  });
});
