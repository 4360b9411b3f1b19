import type { Size } from '../../model/page/card.ts';
import type { Box } from '../dom/view.ts';

/** Room between card and the viewport's edge, and what counts as the way to the card around it, px. */
const margin = 8;
const rim = 8;

/** A prepared card, moved as far as its number has moved since it was placed. */
export function movedWith<Card extends { box: Box | null }>(card: Card, before: Box, now: Box): Card {
  const { box } = card;
  return {
    ...card,
    box: box && { ...box, left: box.left + now.left - before.left, top: box.top + now.top - before.top },
  };
}

/** A card's rectangle moved as little as it takes to stand inside the viewport. */
export function insideViewport(card: Box, viewport: Size): Box {
  const left = clamp(card.left, viewport.width - card.width);
  return { ...card, left, top: clamp(card.top, viewport.height - card.height) };
}

/** Least height that is worth growing to on a number's side of the viewport, px; below it the number may be covered. */
const worth = 280;

/**
 * A card's rectangle with another height: it grows away from its number, as far as the viewport goes. It keeps the edge at
 * the number, so that it stays under the pointer that made it grow.
 */
export function grown(card: Box, { number, height, viewport }: { number: Box; height: number; viewport: Size }): Box {
  const bottom = card.top + card.height;
  const isAbove = bottom <= number.top;
  const isBelow = card.top >= number.top + number.height;
  const room = isAbove ? bottom - margin : viewport.height - margin - card.top;
  if (height <= card.height) return isAbove ? { ...card, top: bottom - height, height } : { ...card, height };
  const most = Math.min(height, viewport.height - 2 * margin);
  if ((isAbove || isBelow) && room >= Math.min(worth, most)) {
    const fitting = Math.min(height, room);
    return { ...card, top: isAbove ? bottom - fitting : card.top, height: fitting };
  }
  return insideViewport({ ...card, height: most }, viewport);
}

/**
 * Whether a point is on the way between a number and its card: in their convex hull, with a rim, so that also the straight
 * way to a far corner is safe. The hull of two rectangles is all that is between them: the rectangle that goes from one
 * (t = 0) to the other (t = 1).
 */
export function isOnTheWay({ x, y }: { x: number; y: number }, number: Box, card: Box): boolean {
  /** How far the point is outside each edge. */
  const outside = ({ left, top, width, height }: Box): number[] =>
    [left - x, x - left - width, top - y, y - top - height].map((far) => far - rim);
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

function clamp(value: number, most: number): number {
  return Math.max(margin, Math.min(value, most - margin));
}
