import type { CardSettings } from '../../model/settings/settings.ts';
import type { Box } from '../dom/view.ts';
import type { Match } from '../mark/match-ledger.ts';
import type { Point } from '../point/pointer.ts';
import type { TellAbove } from './card-above.ts';
import type { CardPage } from './card-host.ts';
import type { HostMaker } from './host-maker.ts';

/**
 * A card that the background prepared, and where it goes; null in a sub-frame that has no room. `shown`: the top frame has
 * it already, there by this frame's viewport.
 */
export type Prepared = { token: string; box: Box | null; shown: Box | null };

export type CardRoom = {
  page: CardPage;
  settings(): CardSettings;
  /** Asks the background for a card over a number's rectangle; null where none can be had. */
  prepare(match: Match, number: Box): Promise<Prepared | null>;
  /** For a sub-frame, whose card is the top frame's. */
  tellAbove: TellAbove;
  /** The page takes cards away again and again: from now on none opens by hovering (SECURITY R32). */
  lost(): void;
  /** Brings the next (1) or previous (-1) place of a match's subject into view, beside the card. */
  walkSame(match: Match, by: 1 | -1, card: Box): Match | null;
  makeHost: HostMaker;
};

/** What opens a card: the menu, a key, or the pointer in a sub-frame, `frame`. `closed` is called when it is gone. */
export type Opening = { by: 'menu' | 'key' | 'frame'; frame?: number | null; closed?: () => void };

export type CardController = {
  enter(match: Match, point: Point): void;
  /** It still travels over the match that it entered last. */
  travel(): void;
  /** The pointer is on no match: at `point`, or away. */
  leave(point: Point | null): void;
  /** Closes the card that is not pinned. */
  close(): void;
  /** Closes every card: the page is another. */
  closeAll(): void;
  /** Opens a prepared card for a number's rectangle; gives whether it could. */
  open(card: Made, number: Box, opening: Opening): boolean;
  /** What the pointer does in the sub-frame that opened the card; false where that card is gone. */
  point(frame: number, is: Parameters<TellAbove>[0]): boolean;
  /** The sub-frame whose card this is; null for this frame's own, and for none. */
  frame(): number | null;
};

/** A prepared card, and its rectangle in the viewport. */
export type Made = { token: string; box: Box | null };
