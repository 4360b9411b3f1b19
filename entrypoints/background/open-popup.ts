import { browser } from 'wxt/browser';
import { readTextCharacters } from '../../lib/messages/limits.ts';
import { handText, takeHandedText } from '../../lib/store/handed-text.ts';

/** Opens the popup with a text to answer; where it cannot open, in a tab. */
export async function openPopup(text: string, { isPrivate }: { isPrivate: boolean }): Promise<void> {
  const to = { page: 'popup', isPrivate } as const;
  const opening = browser.action.openPopup();
  const saving = handText(text.slice(0, readTextCharacters), to);
  try {
    await Promise.all([opening, saving]);
  } catch {
    await saving;
    // A tab would open in an ordinary window, and what was private would be kept there.
    if (isPrivate) await takeHandedText(to);
    else await browser.tabs.create({ url: browser.runtime.getURL('/popup.html') });
  }
}
