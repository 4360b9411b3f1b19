import { browser } from 'wxt/browser';
import { readTextCharacters } from '../../lib/model/limits.ts';
import type { WindowKind } from '../../lib/model/window-kind.ts';
import type { TextReceiver } from '../../lib/store/panel/handed-text.ts';
import { handText, takeHandedText } from '../../lib/store/panel/handed-text.ts';
import { beginningOf } from '../../lib/text/beginning.ts';

type Opening = WindowKind & { page?: Exclude<TextReceiver['page'], 'panel'> };

/** Opens the popup with a text to look up, to write a note on, or to call; in a tab if it can't open. */
export async function openPopup(text: string, { isPrivate, page = 'popup' }: Opening): Promise<void> {
  const to: TextReceiver = { page, isPrivate };
  const opening = browser.action.openPopup();
  const saving = handText(beginningOf(text, readTextCharacters), to);
  try {
    await Promise.all([opening, saving]);
  } catch {
    await saving;
    // A tab would open in an ordinary window, where what was private would be kept.
    if (isPrivate) await takeHandedText(to);
    else await browser.tabs.create({ url: browser.runtime.getURL('/popup.html') });
  }
}
