/** A rectangle in a viewport, CSS px. */
export type Rectangle = { left: number; top: number; width: number; height: number };

type Point = { x: number; y: number };

/** One point in CSS px of a frame's viewport, and in the units of `MouseEvent.screenX`. */
export type Anchor = { client: Point; screen: Point };

/**
 * A frame's window as its script sees it; the anchor is null as long as the pointer was not there. `viewport` is the part
 * that the page is drawn in, without scroll bars, CSS px. `rightToLeft`: its text begins on the right.
 */
export type FrameView = {
  anchor: Anchor | null;
  viewport: { width: number; height: number };
  rightToLeft: boolean;
} & Record<'screenX' | 'screenY' | 'outerWidth' | 'outerHeight' | 'innerWidth' | 'innerHeight', number>;

/** A number's rectangle in a frame, with all that tells where its card has room. */
export type CardPlace = { number: Rectangle; view: FrameView };
