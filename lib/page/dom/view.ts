import type { Anchor, FrameView, Size } from '../../model/page/card.ts';

/** A rectangle in the viewport (CSS px). */
export type Box = { left: number; top: number; width: number; height: number };

/** Returns a rectangle that can be sent: a `DOMRect` would arrive empty, or with more fields. */
export function boxOf({ left, top, width, height }: Box): Box {
  return { left, top, width, height };
}

/** Returns the size of the viewport without scroll bars (CSS px); `innerWidth` includes them. */
export function viewportSize(): Size {
  if (!visualViewport) return { width: innerWidth, height: innerHeight };
  const { width, height, scale } = visualViewport;
  return { width: width * scale, height: height * scale };
}

/** Returns how this frame sees its window, with the pointer's last place. */
export function frameView(anchor: Anchor | null): FrameView {
  const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  const view = { screenX, screenY, outerWidth, outerHeight, innerWidth, innerHeight };
  return { ...view, anchor, viewport: viewportSize(), rightToLeft };
}
