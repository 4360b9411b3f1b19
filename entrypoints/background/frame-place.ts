import type { Anchor, FrameView, Rectangle } from '../../lib/model/card-place.ts';

/** The top frame as its script sees it, and the screen's units to a CSS px of the tab. */
type Above = { view: FrameView; zoom: number };

/** A sub-frame's number, and a point that is known both there and on the screen. */
type Below = { number: Rectangle; anchor: Anchor };

/** Where a sub-frame's number is in the top frame's viewport; null where it would be out of sight. */
export function placeAbove({ number, anchor }: Below, above: Above): Rectangle | null {
  const { x, y } = inset(anchor, above);
  const { left, top } = { left: number.left + x, top: number.top + y };
  const { innerWidth, innerHeight } = above.view;
  const isInSight = left + number.width > 0 && top + number.height > 0 && left < innerWidth && top < innerHeight;
  return isInSight ? { ...number, left, top } : null;
}

/** A rectangle of the top frame's viewport by that of the sub-frame. */
export function placeBelow(box: Rectangle, { anchor }: Below, above: Above): Rectangle {
  const { x, y } = inset(anchor, above);
  return { ...box, left: box.left - x, top: box.top - y };
}

/** Where the sub-frame's viewport begins in the top frame's, CSS px: the screen is what both of them know. */
function inset({ client, screen }: Anchor, { view, zoom }: Above): { x: number; y: number } {
  const here = view.anchor ?? corner(view, zoom);
  return {
    x: here.client.x + (screen.x - here.screen.x) / zoom - client.x,
    y: here.client.y + (screen.y - here.screen.y) / zoom - client.y,
  };
}

/** The viewport's corner: the window's frame is as wide on both sides, and its tools are above. */
function corner(view: FrameView, zoom: number): Anchor {
  const x = view.screenX + (view.outerWidth - view.innerWidth * zoom) / 2;
  return { client: { x: 0, y: 0 }, screen: { x, y: view.screenY + view.outerHeight - view.innerHeight * zoom } };
}
