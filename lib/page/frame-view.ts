import type { Anchor, FrameView } from '../model/card-place.ts';
import { viewportSize } from './viewport-size.ts';

/** How this frame sees its window, with a point that the pointer was at. */
export function frameView(anchor: Anchor | null): FrameView {
  const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  const view = { screenX, screenY, outerWidth, outerHeight, innerWidth, innerHeight };
  return { ...view, anchor, viewport: viewportSize(), rightToLeft };
}
