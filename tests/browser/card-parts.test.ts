import { expect, onTestFinished, test, vi } from 'vitest';
import type { CardHostOptions } from '../../lib/page/card/card-host.ts';
import { cardParts, offerCardParts } from '../../lib/page/card/card-parts.ts';
import { createWalker } from '../../lib/page/card/walker.ts';

const options: CardHostOptions = {
  page: { url: 'about:blank', origin: location.origin },
  token: 'the-token',
  box: { left: 0, top: 0, width: 100, height: 100 },
  onEvent: () => {},
};

test('an element of the page with the name of the parts is none, and does not hide those that are offered', () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.id = 'numlensCardParts';
  onTestFinished(() => form.remove());
  expect(cardParts()).toBeNull();
  const make = vi.fn(() => null);
  offerCardParts({
    makeHost: make,
    drawnAs: () => 'plain',
    isEverSeen: () => true,
    createWalker,
    around: () => ({}),
    selectionLinks: () => [],
    publishedNear: () => [],
  });
  cardParts()?.makeHost(options);
  expect(make).toHaveBeenCalledWith(options);
});
