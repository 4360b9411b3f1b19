import type { Point, Size } from '../../model/page/card.ts';
import type { Box } from '../dom/view.ts';

/** Room between a card and the viewport's edge (px). */
const margin = 8;
/** How far outside the way to a card the pointer may be (px). */
const rim = 8;

/** Returns a prepared card, moved as far as its number has moved since the card was placed. */
export function movedWith<Card extends { box: Box | null }>(card: Card, before: Box, now: Box): Card {
  const { box } = card;
  return {
    ...card,
    box: box && { ...box, left: box.left + now.left - before.left, top: box.top + now.top - before.top },
  };
}

/** Returns a card's rectangle, moved as little as possible to be inside the viewport. */
export function insideViewport(card: Box, viewport: Size): Box {
  const left = clamp(card.left, viewport.width - card.width);
  return { ...card, left, top: clamp(card.top, viewport.height - card.height) };
}

/** Least height for a card to stay on its side of the number (px). With less room it may cover the number. */
const worth = 280;

/**
 * Returns a card's rectangle with another height. The card grows away from its number, as far as the viewport allows.
 * Its edge at the number stays, so that the card remains under the pointer that made it grow.
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
 * Whether a point is on the way between a number and its card: in their convex hull, with a rim, so that the straight
 * way to a far corner is safe too. The hull of two rectangles is every place of a rectangle that moves from one (t = 0)
 * to the other (t = 1).
 */
export function isOnTheWay({ x, y }: Point, number: Box, card: Box): boolean {
  /** Returns how far the point is outside each edge. */
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

/** Whether a point is so close to a place that the pointer rests there. */
export function isAround(point: Point, place: Point): boolean {
  return Math.hypot(point.x - place.x, point.y - place.y) < rim;
}

function clamp(value: number, most: number): number {
  return Math.max(margin, Math.min(value, most - margin));
}
