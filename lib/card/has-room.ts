import type { CardBox } from '../model/card-view.ts';
import { cardBoxes } from './card-box.ts';

/** Whether a card fits here. A card of a sub-frame that the top frame cannot show stands inside it, so it needs the room. */
export function hasRoom(box: CardBox): boolean {
  if (window === window.top) return true;
  const { width, height } = cardBoxes[box];
  return innerWidth >= width && innerHeight >= height;
}
