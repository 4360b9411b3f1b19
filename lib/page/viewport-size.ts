import type { Size } from '../model/card-sizes.ts';

/** The part of the window that the page is drawn in, in CSS px: `innerWidth` would count the scroll bar too. */
export function viewportSize(): Size {
  if (!visualViewport) return { width: innerWidth, height: innerHeight };
  const { width, height, scale } = visualViewport;
  return { width: width * scale, height: height * scale };
}
