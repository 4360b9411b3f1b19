import type { MessageLink } from '../model/answer/message.ts';
import type { FrameView, Rectangle } from '../model/page/card.ts';
import type { FoundInFrame, UnreadPart } from '../model/page/found.ts';
import type { PageMode } from '../model/settings/site.ts';

/** A card to show: its rectangle and that of its number, in the viewport of the frame that shows it. */
type ShownCard = { token: string; box: Rectangle; number: Rectangle };

/** The messages from the background to the page script, and the replies. */
export type PageContract = {
  /** Shows a card. `frame` is the sub-frame that it is for; null if this frame's own menu opened it. */
  showCard: { input: ShownCard & { by: 'menu' | 'key' | 'frame'; frame: number | null }; output: { shown: boolean } };
  /**
   * Returns how this frame sees its window, and the rectangle of its selection, otherwise of the pointer; null for
   * neither.
   */
  view: { input: null; output: FrameView & { number: Rectangle | null } };
  /** Returns the links in this frame's selection that call a number or lead to an address. */
  selectionLinks: { input: null; output: MessageLink[] };
  /**
   * What the pointer does in a sub-frame whose card this frame shows; the reply tells whether that card is still open.
   */
  pointCard: { input: { frame: number; is: 'stay' | 'leave' | 'close' }; output: { up: boolean } };
  /**
   * Moves to the next number (1) or the previous one (-1) and opens its card; with `focused` only if this frame has the
   * focus. If the walk is in another frame, the reply names it: by its id, or as the one with the focus.
   */
  walk: { input: { by: 1 | -1; focused: boolean }; output: { elsewhere: number | 'focused' | null } };
  /** Reads the page again after its site's corrections changed. Cards stay open. */
  readAgain: { input: null; output: undefined };
  /** Sets how this page behaves from now on: whether it marks, and how its cards open. */
  pageMode: { input: PageMode; output: undefined };
  /** Returns the subjects in this frame, in document order, each once. */
  found: { input: null; output: FoundInFrame[] };
  /** Returns the keys of the subjects in this frame that people can see, also by scrolling. */
  seenFound: { input: null; output: string[] };
  /** Returns what of this frame is not read although it may have numbers; null if there is nothing of the kind. */
  unread: { input: null; output: UnreadPart | null };
  /**
   * Scrolls to a subject (by its key), to its `nth` place here, counted from 0 and starting over after the last; the
   * reply tells whether it is here.
   */
  showFound: { input: { key: string; nth: number }; output: { shown: boolean } };
  /**
   * Makes the frame with the focus request a card for its selection, after the shortcut was pressed. The reply proves
   * that a page script is here.
   */
  lookUpSelection: { input: null; output: true };
  /**
   * Returns the page's site, when it was loaded (ms since 1970), and whether it removes cards, so that none opens on
   * hover.
   */
  where: { input: null; output: { host: string; since: number; fought: boolean } };
};

export type PageRequestType = keyof PageContract;
