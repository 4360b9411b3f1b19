import { browser } from 'wxt/browser';
import { tellPage } from '../../../lib/messages/tell-page.ts';
import type { Anchor, CardPlace, CardRow, FrameView, Rectangle, Size } from '../../../lib/model/page/card.ts';
import { showCard } from './card-script.ts';

/** Space between number and card, and between card and the viewport's edge (CSS px). */
const gap = 8;
const margin = 8;

/**
 * Returns where a card of a size goes for a number's rectangle. In a list it goes where `placeInRow` finds room,
 * otherwise below, above or beside the number, never over it. It is aligned with the start of the number (its right
 * side in right-to-left text) and moved inside the viewport. If no side has enough space, it goes to the larger of
 * above and below, with the height that fits there. If it covers fewer of the buttons and fields around at one of the
 * places of `placesBeside`, it goes there.
 */
export function placeCard(place: PlaceOfCard, size: Size): Rectangle {
  const usual = (place.row && placeInRow(place, place.row, size)) ?? placeAlone(place, size);
  const covered = (box: Rectangle): number => place.controls?.filter((each) => overlap(box, each)).length ?? 0;
  return placesBeside(place, size).reduce((best, box) => (covered(box) < covered(best) ? box : best), usual);
}

/**
 * Returns where a whole card covers none of the next numbers: below, above, after or before its number, with two of
 * their sides in line.
 */
function placesBeside(
  { number, row, view: { viewport, rightToLeft } }: PlaceOfCard,
  { width, height }: Size,
): Rectangle[] {
  const right = number.left + number.width;
  const bottom = number.top + number.height;
  const inLine = [number.left, right - width];
  const starts = rightToLeft ? inLine.reverse() : inLine;
  const beside = [right + gap, number.left - gap - width];
  const boxes = [
    ...[bottom + gap, number.top - gap - height].flatMap((top) => starts.map((left) => ({ left, top }))),
    ...beside.flatMap((left) => [number.top, bottom - height].map((top) => ({ left, top }))),
  ].map((at) => ({ ...at, width, height }));
  return boxes.filter((box) => isInside(box, viewport) && isClear(box, row?.below ?? []));
}

function isClear(box: Rectangle, others: readonly Rectangle[]): boolean {
  return others.every((each) => !overlap(box, each));
}

function isInside({ left, top, width, height }: Rectangle, viewport: Size): boolean {
  const fits = left >= margin && left + width <= viewport.width - margin;
  return fits && top >= margin && top + height <= viewport.height - margin;
}

/**
 * Returns where a card goes in a list, a table or a log, so that the next numbers stay in sight and the way down to
 * them is free: beside the end of the line, otherwise above, otherwise below the next three numbers; null if none has
 * room.
 */
function placeInRow(
  { number, view: { viewport, rightToLeft } }: PlaceOfCard,
  { left: lineStart, right: lineEnd, below }: CardRow,
  { width, height }: Size,
): Rectangle | null {
  const last = below.at(-1);
  if (!last || viewport.width < width + 2 * margin || viewport.height < height + 2 * margin) return null;
  const right = number.left + number.width;
  const rows = [number, ...below];
  const start = rightToLeft
    ? Math.min(lineStart, ...rows.map((row) => row.left)) - gap - width
    : Math.max(lineEnd, ...rows.map((row) => row.left + row.width)) + gap;
  const top = clamp(number.top, margin, viewport.height - margin - height);
  const left = clamp(rightToLeft ? right - width : number.left, margin, viewport.width - margin - width);
  const boxes: Rectangle[] = [
    { left: start, top, width, height },
    { left, top: number.top - gap - height, width, height },
    { left, top: last.top + last.height + gap, width, height },
  ];
  return boxes.find((box) => isInside(box, viewport) && isClear(box, [number, ...below])) ?? null;
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  const across = one.left < other.left + other.width && other.left < one.left + one.width;
  return across && one.top < other.top + other.height && other.top < one.top + one.height;
}

function placeAlone({ number, view: { viewport, rightToLeft } }: PlaceOfCard, size: Size): Rectangle {
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

/** A number in a frame's viewport, as far as the card's position depends on it. */
type PlaceOfCard = Pick<CardPlace, 'number' | 'row' | 'controls'> & {
  view: Pick<FrameView, 'viewport' | 'rightToLeft'>;
};

/** Returns where a card goes in a frame; null in a sub-frame that is too small for one. */
export function placeInFrame(place: CardPlace, size: Size, frameId: number): Rectangle | null {
  const { innerWidth, innerHeight } = place.view;
  const hasRoom = frameId === 0 || (innerWidth >= size.width && innerHeight >= size.height);
  return hasRoom ? placeCard(place, size) : null;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The top frame as its script sees it. `zoom` is the number of screen units per CSS px of the tab. */
type Above = { view: FrameView; zoom: number };

/** A sub-frame's number, and a point that is known both in the sub-frame and on the screen. */
type Below = { number: Rectangle; anchor: Anchor };

/** Returns where a sub-frame's number is in the top frame's viewport; null if it would be out of view. */
export function placeAbove({ number, anchor }: Below, above: Above): Rectangle | null {
  const { x, y } = inset(anchor, above);
  const { left, top } = { left: number.left + x, top: number.top + y };
  const { innerWidth, innerHeight } = above.view;
  const isInSight = left + number.width > 0 && top + number.height > 0 && left < innerWidth && top < innerHeight;
  return isInSight ? { ...number, left, top } : null;
}

/** Converts a rectangle of the top frame's viewport to the sub-frame's. */
export function placeBelow(box: Rectangle, { anchor }: Below, above: Above): Rectangle {
  const { x, y } = inset(anchor, above);
  return { ...box, left: box.left - x, top: box.top - y };
}

/** Returns where the sub-frame's viewport starts in the top frame's (CSS px), by way of the screen, which both know. */
function inset({ client, screen }: Anchor, { view, zoom }: Above): { x: number; y: number } {
  const here = view.anchor ?? corner(view, zoom);
  return {
    x: here.client.x + (screen.x - here.screen.x) / zoom - client.x,
    y: here.client.y + (screen.y - here.screen.y) / zoom - client.y,
  };
}

/**
 * Estimates the viewport's top left corner on the screen: the window's border has the same width on both sides, and its
 * toolbars are at the top.
 */
function corner(view: FrameView, zoom: number): Anchor {
  const x = view.screenX + (view.outerWidth - view.innerWidth * zoom) / 2;
  return { client: { x: 0, y: 0 }, screen: { x, y: view.screenY + view.outerHeight - view.innerHeight * zoom } };
}

type AboveTools = {
  tabId: number;
  frame: number;
  token: string;
  size: Size;
  place: CardPlace;
  by: 'menu' | 'key' | 'frame';
};

/**
 * Makes a tab's top frame show the card of a sub-frame's number. Returns the card's rectangle relative to the
 * sub-frame's viewport (CSS px); null if the top frame has no page script or the number is out of its view. Then a
 * sub-frame with enough room shows the card itself (`placeInFrame`).
 */
export async function showAbove({ tabId, size, place, ...card }: AboveTools): Promise<Rectangle | null> {
  const {
    number,
    view: { anchor },
  } = place;
  if (!anchor) return null;
  const top = { tabId, frameId: 0 };
  // Firefox measures the screen in CSS px of the zoomed page, Chromium without the zoom.
  const [view, zoom] = await Promise.all([
    tellPage(top, 'view', null),
    import.meta.env.FIREFOX ? 1 : browser.tabs.getZoom(tabId),
  ]);
  if (!view) return null;
  const above = placeAbove({ number, anchor }, { view, zoom });
  if (!above) return null;
  const controls = place.controls?.map((each) => {
    return { ...each, left: each.left + above.left - number.left, top: each.top + above.top - number.top };
  });
  const box = placeCard({ number: above, controls, view }, size);
  const isShown = await showCard(top, { ...card, number: above, box });
  return isShown ? placeBelow(box, { number, anchor }, { view, zoom }) : null;
}
