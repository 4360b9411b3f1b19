import type { Box } from '../page/box.ts';
import type { Size } from './card-box.ts';

/** Room between number and card, and between card and the viewport's edge, px. */
const gap = 8;
const margin = 8;

export type Surroundings = { viewport: Size; rightToLeft: boolean };

/**
 * Where a card of a size goes for a number's rectangle: below it, else above, else beside it; never over the number.
 * It begins where the number begins (on the right in right-to-left text) and is moved inside the viewport. Where no side
 * has room it goes to the larger one and is made as high as fits there.
 */
export function placeCard(number: Box, size: Size, { viewport, rightToLeft }: Surroundings): Box {
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

/** A card's rectangle moved as little as it takes to stand inside the viewport. */
export function insideViewport(card: Box, viewport: Size): Box {
  const left = clamp(card.left, margin, viewport.width - margin - card.width);
  return { ...card, left, top: clamp(card.top, margin, viewport.height - margin - card.height) };
}

/**
 * Whether a point is on the way between a number and its card: in their convex hull, with a rim, so that also the straight
 * way to a far corner is safe. The hull of two rectangles is all that is between them: the rectangle that goes from one
 * (t = 0) to the other (t = 1).
 */
export function isOnTheWay({ x, y }: { x: number; y: number }, number: Box, card: Box): boolean {
  /** How far the point is outside each edge. */
  const outside = ({ left, top, width, height }: Box): number[] =>
    [left - x, x - left - width, top - y, y - top - height].map((far) => far - gap);
  const ends = outside(card);
  let from = 0;
  let to = 1;
  for (const [edge, start] of outside(number).entries()) {
    const end = ends[edge] ?? start;
    const inside = start / (start - end);
    if (end > start) to = Math.min(to, inside);
    else if (end < start) from = Math.max(from, inside);
    else if (start > 0) return false;
  }
  return from <= to;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
