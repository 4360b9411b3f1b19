import type { Point } from '../../model/page/card.ts';
import type { CardHost, HostEvent } from './card-host.ts';
import type { Opening } from './card-types.ts';
import type { Visit } from './card-visits.ts';
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

/** Notes what a card's frame says of the pointer. Returns whether the pointer stays or leaves; null if neither. */
export function pointerSays(
  card: PageCard,
  said: Extract<HostEvent, { say: 'hold' | 'in' | 'out' }>,
): 'stay' | 'leave' | null {
  if (said.say === 'hold') {
    card.isHeld = said.held;
    return card.isIn ? null : 'leave';
  }
  card.isIn = said.say === 'in';
  if (said.say === 'in') {
    card.unentered = false;
    card.left = null;
    return 'stay';
  }
  if (!said.still) return 'leave';
  card.left = 'unseen';
  return null;
}

/** Whether the pointer is still where the card's size changed below it. A hand moves a little as it presses. */
export function isLeft(card: PageCard, point: Point): boolean {
  if (card.left === 'unseen') card.left = point;
  if (card.left && !isAround(point, card.left)) card.left = null;
  return !!card.left;
}
