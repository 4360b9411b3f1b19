import type { Point } from '../../model/page/card.ts';
import type { CardHost } from './card-host.ts';
import type { Opening } from './card-types.ts';
import type { Visit } from './card-visits.ts';
import type { FocusKeeper } from './focus-keeper.ts';
import { isAround } from './placement.ts';

/** A card that is open or being made. */
export type PageCard = Partial<Opening> & {
  visit: Visit;
  host: CardHost;
  /** It was prepared for a number that stood still, so it may look it up. */
  isStill?: boolean;
  pinned?: boolean;
  /** It was opened without hovering, and the pointer has not come to it yet. */
  unentered: boolean;
  /** The pointer or the focus is in it. */
  isIn?: boolean;
  /** Text is selected in it, so it stays open wherever the pointer goes. */
  isHeld?: boolean;
  /** Its size changed below the pointer, which rests there: its place, once the page sees it. */
  left?: Point | 'unseen' | null;
};

/** Most pinned cards; one more closes the oldest. */
const mostPinned = 3;

/** The card of the visit that is under way, and the pinned ones. */
type OpenCards = {
  current(): PageCard | null;
  begin(card: PageCard | null): void;
  /** Pins the current card. Returns the oldest one if there are too many. */
  pin(card: PageCard): PageCard | null;
  pinned(): readonly PageCard[];
  /** Returns the card that was opened last, of those that the user sees. */
  last(): PageCard | undefined;
  remove(card: PageCard): void;
};

export function createOpenCards(focus: FocusKeeper): OpenCards {
  let current: PageCard | null = null;
  let pinned: PageCard[] = [];

  return {
    current: () => current,
    begin(card) {
      current = card;
    },
    pin(card) {
      current = null;
      pinned.push(card);
      const [oldest = null] = pinned;
      return pinned.length > mostPinned ? oldest : null;
    },
    pinned: () => pinned,
    last: () => [...pinned, ...(current ? [current] : [])].findLast(({ host }) => host.isVisible()),
    remove(card) {
      if (card === current) current = null;
      pinned = pinned.filter((each) => each !== card);
      focus.beforeRemoval();
      card.host.close();
      card.closed?.();
    },
  };
}

/** Whether the pointer is still where the card's size changed below it. A hand moves a little as it presses. */
export function isLeft(card: PageCard, point: Point): boolean {
  if (card.left === 'unseen') card.left = point;
  if (card.left && !isAround(point, card.left)) card.left = null;
  return !!card.left;
}
