import type { FrameView } from '../../../../../lib/model/page/card.ts';

/** A window with room for every card, that the pointer was not in yet. */
export const frameView: FrameView = {
  anchor: null,
  viewport: { width: 1000, height: 700 },
  rightToLeft: false,
  ...{ screenX: 0, screenY: 0, outerWidth: 1020, outerHeight: 800, innerWidth: 1000, innerHeight: 700 },
};
