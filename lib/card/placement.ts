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

/**
 * Whether a point is on the way between a number and its card. They stand so close that a rim of that width around both
 * leaves no hole.
 */
export function isOnTheWay(point: { x: number; y: number }, number: Box, card: Box): boolean {
  return isNear(point, number) || isNear(point, card);
}

function isNear({ x, y }: { x: number; y: number }, { left, top, width, height }: Box): boolean {
  return x >= left - gap && x <= left + width + gap && y >= top - gap && y <= top + height + gap;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
