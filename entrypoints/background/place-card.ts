import type { CardPlace, FrameView, Rectangle } from '../../lib/model/card-place.ts';
import type { Size } from '../../lib/model/card-sizes.ts';

/** Room between number and card, and between card and the viewport's edge, px. */
const gap = 8;
const margin = 8;

/**
 * Where a card of a size goes for a number's rectangle: below it, else above, else beside it; never over the number.
 * It begins where the number begins (on the right in right-to-left text) and is moved inside the viewport. Where no side
 * has room it goes to the larger one and is made as high as fits there.
 */
export function placeCard({ number, view: { viewport, rightToLeft } }: PlaceOfCard, size: Size): Rectangle {
  const right = number.left + number.width;
  const bottom = number.top + number.height;
  const width = Math.min(size.width, viewport.width - 2 * margin);
  const left = clamp(rightToLeft ? right - width : number.left, margin, viewport.width - margin - width);
  const below = viewport.height - margin - gap - bottom;
  const above = number.top - gap - margin;
  if (below < size.height && above < size.height) {
    const height = Math.min(size.height, viewport.height - 2 * margin);
    const top = clamp(number.top, margin, viewport.height - margin - height);
    const sides = [right + gap, number.left - gap - width];
    const side = sides.find((at) => at >= margin && at + width <= viewport.width - margin);
    if (side !== undefined) return { left: side, top, width, height };
  }
  const isBelow = below >= size.height || (above < size.height && below >= above);
  const height = clamp(isBelow ? below : above, 0, size.height);
  return { left, top: isBelow ? bottom + gap : number.top - gap - height, width, height };
}

/** A number in a frame's viewport, as far as the card's place depends on it. */
type PlaceOfCard = Pick<CardPlace, 'number'> & { view: Pick<FrameView, 'viewport' | 'rightToLeft'> };

/** Where a card goes in a frame; null in a sub-frame that has no room for one. */
export function placeInFrame(place: CardPlace, size: Size, frameId: number): Rectangle | null {
  const { innerWidth, innerHeight } = place.view;
  const hasRoom = frameId === 0 || (innerWidth >= size.width && innerHeight >= size.height);
  return hasRoom ? placeCard(place, size) : null;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
