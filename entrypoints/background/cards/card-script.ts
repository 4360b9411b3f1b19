import { browser } from 'wxt/browser';
import type { PageContract } from '../../../lib/messages/page-contract.ts';
import { tellPage } from '../../../lib/messages/tell-page.ts';

/** A frame of a tab. */
type TabFrame = { tabId: number; frameId: number };

/**
 * Adds the script with what cards need to a frame; a second time changes nothing. The page opens no card without it, and
 * asks for it once.
 */
export async function addCardScript({ tabId, frameId }: TabFrame): Promise<void> {
  try {
    const target = { tabId, frameIds: [frameId] };
    // A card may open while the page is still loading.
    await browser.scripting.executeScript({ target, files: ['/page-card.js'], injectImmediately: true });
  } catch {
    // The page was left, or the user withdrew the access to it.
  }
}

/** Shows a card that the frame's own page script did not request. Returns whether it could. */
export async function showCard(frame: TabFrame, card: PageContract['showCard']['input']): Promise<boolean> {
  await addCardScript(frame);
  return (await tellPage(frame, 'showCard', card))?.shown ?? false;
}
