import type { CardPlace, FrameView, Rectangle } from '../model/card-place.ts';
import type { CardBox } from '../model/card-view.ts';
import type { FoundHere } from '../model/found.ts';
import type { CardSettings } from '../model/settings.ts';

/** A sub-frame's number, by the viewport of the top frame, which is to show its card. */
export type FromFrame = { frame: number; number: Rectangle; by: 'menu' | 'key' | 'frame' };

/** What the background may tell the page script, and what it answers. */
export type PageContract = {
  /**
   * Open the card of `token`: at the selection or where the pointer last was, or for a sub-frame's number. The answer
   * has the card's rectangle; a sub-frame too small for a card says where the number is.
   */
  showCard: {
    input: { token: string; box: CardBox; from: FromFrame | null };
    output: { shown: Rectangle | null; place: CardPlace | null };
  };
  /** How does this frame see its window? */
  view: { input: null; output: FrameView };
  /** What the pointer does in a sub-frame whose card this frame shows; says whether there still is such a card. */
  pointCard: { input: { frame: number; is: 'stay' | 'leave' | 'close' }; output: { up: boolean } };
  /**
   * Go to the next number (1) or the one before (-1), and open its card; with `focused` only if this frame has the focus.
   * Where the walk is in another frame the answer names it: by its number, or as the one with the focus.
   */
  walk: { input: { by: 1 | -1; focused: boolean }; output: { elsewhere: number | 'focused' | null } };
  /** The settings of cards were changed. */
  cardSettings: { input: CardSettings; output: null };
  /** What numbers are here was taught anew: read the page again, and leave its cards up. */
  readAgain: { input: null; output: null };
  /** Numlens was turned on or off for this site. */
  siteMode: { input: { on: boolean }; output: null };
  /** What stands in this frame, in the order of the document, each subject once. */
  found: { input: null; output: FoundHere[] };
  /** Scroll to a subject (its key), to the `nth` time that it stands here, from 0 and round; says whether it is here. */
  showFound: { input: { key: string; nth: number }; output: { shown: boolean } };
  /** The shortcut was pressed: the frame with the focus asks for a card over its selection. */
  lookUpSelection: { input: null; output: null };
  /** Which site is this, when was the page loaded (ms since 1970), and does it take cards away, so that none opens by hovering? */
  where: { input: null; output: { host: string; since: number; fought: boolean } };
};

export type PageRequestType = keyof PageContract;
