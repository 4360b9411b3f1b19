import { browser } from 'wxt/browser';
import type { FromFrame } from '../../lib/messages/page-contract.ts';
import { tellPage } from '../../lib/messages/tell-page.ts';
import type { CardPlace, Rectangle } from '../../lib/model/card-place.ts';
import type { CardBox } from '../../lib/model/card-view.ts';
import { placeAbove, placeBelow } from './frame-place.ts';

type Above = { tabId: number; token: string; box: CardBox; place: CardPlace } & Omit<FromFrame, 'number'>;

/**
 * Has a tab's top frame show the card of a sub-frame's number; gives the card's rectangle by the sub-frame's viewport,
 * CSS px, or null where the top frame has no page script or the number is out of its sight.
 */
export async function showAbove({ tabId, token, box, place, ...from }: Above): Promise<Rectangle | null> {
  const top = { tabId, frameId: 0 };
  // Firefox counts the screen in CSS px of the page as it is zoomed, Chromium without the zoom.
  const [view, zoom] = await Promise.all([
    tellPage(top, 'view', null),
    import.meta.env.FIREFOX ? 1 : browser.tabs.getZoom(tabId),
  ]);
  const number = view && placeAbove(place, { view, zoom });
  const reply = number && (await tellPage(top, 'showCard', { token, box, from: { ...from, number } }));
  return view && reply?.shown ? placeBelow(reply.shown, place, { view, zoom }) : null;
}
