import type { Match } from '../mark/match-ledger.ts';
import type { around } from '../point/around.ts';
import type { Drawn } from '../point/drawn.ts';
import type { publishedNear } from '../read/published.ts';
import type { selectionLinks } from '../read/selection-links.ts';
import type { createCardHost } from './card-host.ts';
import type { createWalker } from './walker.ts';

/**
 * What a frame needs only once it shows a card, or once its finds are looked up. It comes with a script of its own
 * (`page-card.ts`), which most frames never need: the background adds it before a frame's card. Both scripts run in the
 * extension's own world, whose globals the page can't see.
 */
export type CardParts = {
  makeHost: typeof createCardHost;
  drawnAs(match: Match): Drawn;
  isEverSeen(match: Match): boolean;
  createWalker: typeof createWalker;
  around: typeof around;
  publishedNear: typeof publishedNear;
  selectionLinks: typeof selectionLinks;
};

declare global {
  var numlensCardParts: CardParts | undefined;
}

/** Offers the parts to the page script of this frame. */
export function offerCardParts(parts: CardParts): void {
  globalThis.numlensCardParts = parts;
}

/**
 * Returns the parts; null if the frame has none yet. Until they are offered, the name may mean an element of the page with
 * that id, which has no function of that name.
 */
export function cardParts(): CardParts | null {
  const parts = globalThis.numlensCardParts;
  return typeof parts?.makeHost === 'function' ? parts : null;
}
