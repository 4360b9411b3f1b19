import { browser } from 'wxt/browser';
import { tellPage } from '../../lib/messages/tell-page.ts';
import type { CardPlace, Rectangle } from '../../lib/model/card-place.ts';
import type { Size } from '../../lib/model/card-sizes.ts';
import { placeAbove, placeBelow } from './frame-place.ts';
import { placeCard } from './place-card.ts';

type Above = {
  tabId: number;
  frame: number;
  token: string;
  size: Size;
  place: CardPlace;
  by: 'menu' | 'key' | 'frame';
};

/**
 * Has a tab's top frame show the card of a sub-frame's number; gives the card's rectangle by the sub-frame's viewport,
 * CSS px, or null where the top frame has no page script or the number is out of its sight.
 */
export async function showAbove({ tabId, size, place, ...card }: Above): Promise<Rectangle | null> {
  const {
    number,
    view: { anchor },
  } = place;
  if (!anchor) return null;
  const top = { tabId, frameId: 0 };
  // Firefox counts the screen in CSS px of the page as it is zoomed, Chromium without the zoom.
  const [view, zoom] = await Promise.all([
    tellPage(top, 'view', null),
    import.meta.env.FIREFOX ? 1 : browser.tabs.getZoom(tabId),
  ]);
  if (!view) return null;
  const above = placeAbove({ number, anchor }, { view, zoom });
  if (!above) return null;
  const box = placeCard({ number: above, view }, size);
  const reply = await tellPage(top, 'showCard', { ...card, number: above, box });
  return reply?.shown ? placeBelow(box, { number, anchor }, { view, zoom }) : null;
}
