import type { Size } from './card-box.ts';

/** A rectangle in the viewport, CSS px. */
export type Box = { left: number; top: number; width: number; height: number };

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
  const width = Math.min(size.width, viewport.width - 2 * margin);
  const start = rightToLeft ? number.left + number.width - width : number.left;
  const left = clamp(start, margin, viewport.width - margin - width);
  const below = viewport.height - margin - (number.top + number.height + gap);
  const above = number.top - gap - margin;
  if (below >= size.height) return { left, top: number.top + number.height + gap, width, height: size.height };
  if (above >= size.height) return { left, top: number.top - gap - size.height, width, height: size.height };
  return beside(number, size, viewport) ?? squeezed(number, { left, width, above, below });
}

/** Whether a point is on the way between the number and its card: in the hull of the two, number and card included. */
export function isOnTheWay(point: { x: number; y: number }, number: Box, card: Box): boolean {
  const top = Math.min(number.top, card.top);
  const bottom = Math.max(number.top + number.height, card.top + card.height);
  if (holds(number, point) || holds(card, point)) return true;
  if (point.y < top || point.y > bottom) return false;
  const from = edgeFacing(number, card);
  const into = edgeFacing(card, number);
  const part = into.y === from.y ? 0 : (point.y - from.y) / (into.y - from.y);
  if (into.y === from.y || part < 0 || part > 1) return isBetween(point, number, card);
  const left = from.left + (into.left - from.left) * part;
  const right = from.right + (into.right - from.right) * part;
  return point.x >= left - gap && point.x <= right + gap;
}

function beside(number: Box, size: Size, viewport: Size): Box | null {
  const height = Math.min(size.height, viewport.height - 2 * margin);
  const top = clamp(number.top, margin, viewport.height - margin - height);
  const right = number.left + number.width + gap;
  if (viewport.width - margin - right >= size.width) return { left: right, top, width: size.width, height };
  const left = number.left - gap - size.width;
  return left >= margin ? { left, top, width: size.width, height } : null;
}

type Sides = { left: number; width: number; above: number; below: number };

function squeezed(number: Box, { left, width, above, below }: Sides): Box {
  if (below >= above) return { left, top: number.top + number.height + gap, width, height: Math.max(below, 0) };
  return { left, top: margin, width, height: Math.max(above, 0) };
}

/** The edge of `box` that looks towards `other`. */
function edgeFacing(box: Box, other: Box): { y: number; left: number; right: number } {
  const y = other.top >= box.top + box.height ? box.top + box.height : box.top;
  return { y, left: box.left, right: box.left + box.width };
}

/** Between two boxes that stand beside each other. */
function isBetween(point: { x: number; y: number }, number: Box, card: Box): boolean {
  const left = Math.min(number.left + number.width, card.left + card.width);
  const right = Math.max(number.left, card.left);
  const overlap = number.top <= card.top + card.height && number.top + number.height >= card.top;
  return overlap && point.x >= left && point.x <= right;
}

function holds(box: Box, { x, y }: { x: number; y: number }): boolean {
  return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
