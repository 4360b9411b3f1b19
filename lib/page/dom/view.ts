import type { Anchor, FrameView, Size } from '../../model/page/card.ts';

/** A rectangle in the viewport, CSS px. */
export type Box = { left: number; top: number; width: number; height: number };

/** A rectangle as it can travel: a `DOMRect` would not arrive as one, or with more than this. */
export function boxOf({ left, top, width, height }: Box): Box {
  return { left, top, width, height };
}

/** The part of the window that the page is drawn in, in CSS px: `innerWidth` would count the scroll bar too. */
export function viewportSize(): Size {
  if (!visualViewport) return { width: innerWidth, height: innerHeight };
  const { width, height, scale } = visualViewport;
  return { width: width * scale, height: height * scale };
}

/** How this frame sees its window, with a point that the pointer was at. */
export function frameView(anchor: Anchor | null): FrameView {
  const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  const view = { screenX, screenY, outerWidth, outerHeight, innerWidth, innerHeight };
  return { ...view, anchor, viewport: viewportSize(), rightToLeft };
}
