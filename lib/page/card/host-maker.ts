import type { CardHost, CardHostOptions } from './card-host.ts';

/**
 * Makes the host of a card; null if the page has no place for it. It comes with a script of its own (`page-card.ts`),
 * which most frames never need: the background adds it before a frame's card. Both scripts run in the extension's own
 * world, whose globals the page can't see.
 */
export type HostMaker = (options: CardHostOptions) => CardHost | null;

declare global {
  var numlensHostMaker: HostMaker | undefined;
}

/** Offers the maker to the page script of this frame. */
export function offerHostMaker(make: HostMaker): void {
  globalThis.numlensHostMaker = make;
}

/**
 * Makes a host; null also if the frame has no maker. Until it is offered, the name may mean an element of the page with
 * that id, so only a function counts.
 */
export const makeHost: HostMaker = (options) => {
  const make = globalThis.numlensHostMaker;
  return typeof make === 'function' ? make(options) : null;
};
