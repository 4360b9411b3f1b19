import type { CardBox } from '../model/card-view.ts';

/** What the background may tell the page script, and what it answers. */
export type PageContract = {
  /** Open the card of `token` at the selection, or where the pointer last was. */
  showCard: { input: { token: string; box: CardBox }; output: { shown: boolean } };
  /** Numlens was turned on or off for this site. */
  siteMode: { input: { on: boolean }; output: null };
  /** Which site is this? */
  where: { input: null; output: { host: string } };
};

export type PageRequestType = keyof PageContract;
