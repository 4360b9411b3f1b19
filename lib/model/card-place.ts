/** A rectangle in a viewport, CSS px. */
export type Rectangle = { left: number; top: number; width: number; height: number };

type Point = { x: number; y: number };

/** One point in CSS px of a frame's viewport, and in the units of `MouseEvent.screenX`. */
export type Anchor = { client: Point; screen: Point };

/** A number's rectangle in a sub-frame, with what the top frame can tell its place by. */
export type CardPlace = { number: Rectangle; anchor: Anchor };

/** A frame's window as its script sees it; the anchor is null as long as the pointer was not there. */
export type FrameView = { anchor: Anchor | null } & Record<
  'screenX' | 'screenY' | 'outerWidth' | 'outerHeight' | 'innerWidth' | 'innerHeight',
  number
>;
