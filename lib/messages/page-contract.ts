import type { FrameView, Rectangle } from '../model/card-place.ts';
import type { FoundHere } from '../model/found.ts';
import type { CardSettings } from '../model/settings.ts';

/** A card to show: its rectangle and that of its number, in the viewport of the frame that shows it. */
type ShownCard = { token: string; box: Rectangle; number: Rectangle };

/** What the background may tell the page script, and what it answers. */
export type PageContract = {
  /** Show this card. `frame`: the sub-frame that it is for; null for one that was asked for by this frame's menu. */
  showCard: { input: ShownCard & { by: 'menu' | 'key' | 'frame'; frame: number | null }; output: { shown: boolean } };
  /** How does this frame see its window, and where is its selection, or else the pointer? Null for neither. */
  view: { input: null; output: FrameView & { number: Rectangle | null } };
  /** What the pointer does in a sub-frame whose card this frame shows; says whether there still is such a card. */
  pointCard: { input: { frame: number; is: 'stay' | 'leave' | 'close' }; output: { up: boolean } };
  /**
   * Go to the next number (1) or the one before (-1), and open its card; with `focused` only if this frame has the focus.
   * Where the walk is in another frame the answer names it: by its number, or as the one with the focus.
   */
  walk: { input: { by: 1 | -1; focused: boolean }; output: { elsewhere: number | 'focused' | null } };
  /** What numbers are here was taught anew: read the page again, and leave its cards up. */
  readAgain: { input: null; output: undefined };
  /** How this page is to behave from now on: whether it marks, and how its cards open. */
  pageMode: { input: { on: boolean; cards: CardSettings }; output: undefined };
  /** What stands in this frame, in the order of the document, each subject once. */
  found: { input: null; output: FoundHere[] };
  /** Scroll to a subject (its key), to the `nth` time that it stands here, from 0 and round; says whether it is here. */
  showFound: { input: { key: string; nth: number }; output: { shown: boolean } };
  /** The shortcut was pressed: the frame with the focus asks for a card over its selection. The answer: a page script is here. */
  lookUpSelection: { input: null; output: true };
  /** Which site is this, when was the page loaded (ms since 1970), and does it take cards away, so that none opens by hovering? */
  where: { input: null; output: { host: string; since: number; fought: boolean } };
};

export type PageRequestType = keyof PageContract;
