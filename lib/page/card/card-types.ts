import type { CardSettings } from '../../model/settings/settings.ts';
import type { Box } from '../dom/view.ts';
import type { Match } from '../mark/match-ledger.ts';
import type { Surveyor } from '../read/surveyor.ts';
import type { TellAbove } from './card-above.ts';
import type { CardPage, createCardHost } from './card-host.ts';

/**
 * A card that the background prepared, and its rectangle; null in a sub-frame without enough room. `shown`: the top
 * frame shows it already, at this place relative to this frame's viewport.
 */
export type Prepared = { token: string; box: Box | null; shown: Box | null };

export type CardDeps = {
  page: CardPage;
  settings(): CardSettings;
  /** Resolves once the frame has what cards need. */
  ready(): Promise<unknown>;
  /** Whether a number stood where it is before the pointer came. */
  stood(match: Match): boolean;
  /** Requests a card for a number's rectangle from the background; null if there is none. */
  prepare(match: Match, number: Box, isStill: boolean): Promise<Prepared | null>;
  /** For a sub-frame, whose card the top frame shows. */
  tellAbove: TellAbove;
  /** The page removes cards again and again, so none opens on hover from now on (guard lost-fight). */
  lost(): void;
  /** Scrolls to the next (1) or previous (-1) place of a match's subject, beside the card. */
  walkSame(match: Match, by: 1 | -1, card: Box): Match | null;
  makeHost: typeof createCardHost;
  /** What was read of the page; null if Numlens is off here. */
  survey(): Survey | null;
};

/** The part of the surveyor that tells whether a number is still there. */
export type Survey = Pick<Surveyor, 'ledger' | 'isCurrent' | 'pace'>;

/**
 * How a card is opened: by the menu, by a key at `match`, or by the pointer in the sub-frame `frame`. `closed` is called
 * at its end.
 */
export type Opening = { by: 'menu' | 'key' | 'frame'; match?: Match; frame?: number | null; closed?: () => void };

/** A prepared card, and its rectangle in the viewport. */
export type Made = { token: string; box: Box | null };
