import type { Browser } from 'wxt/browser';
import { browser } from 'wxt/browser';
import type { MenuItemId } from '../../lib/menu/menu-items.ts';
import { isMenuItemId, menuItems } from '../../lib/menu/menu-items.ts';
import { selectionCharacters } from '../../lib/messages/limits.ts';
import { say } from '../../lib/words/say.ts';
import { openPopup } from './open-popup.ts';
import { showOnPage } from './show-on-page.ts';

/** Puts the menu's items in place, once per install or update; two at once stand in line. */
export function createMenu(): Promise<void> {
  return navigator.locks.request('numlens-menu', async () => {
    await browser.contextMenus.removeAll();
    for (const { sentence, ...item } of menuItems) {
      browser.contextMenus.create({ ...item, title: say(sentence) });
    }
  });
}

/** Listens to clicks on the menu's items. Call it synchronously at the worker's top level. */
export function listenToMenu(): void {
  browser.contextMenus.onClicked.addListener((info, tab) => {
    if (!isMenuItemId(info.menuItemId)) return;
    void answerClick(info.menuItemId, info, tab);
  });
}

/**
 * Answers a click on the page, over the selection; where no page script can answer or the selection has no place, in
 * the popup, and where that cannot open, in a tab.
 */
export async function answerClick(
  item: MenuItemId,
  info: Browser.contextMenus.OnClickData,
  tab: Browser.tabs.Tab | undefined,
): Promise<void> {
  const text = ((item === 'look-up-link' ? info.linkUrl : info.selectionText) ?? '')
    .trim()
    .slice(0, selectionCharacters);
  const isWebPage = /^https?:/.test(info.frameUrl ?? info.pageUrl ?? '');
  const isPrivate = tab?.incognito ?? false;
  const host = URL.parse(info.pageUrl ?? '')?.hostname ?? null;
  // Opening the popup takes the click's gesture, which ends at the first await.
  if (!isWebPage || tab?.id === undefined) return openPopup(text, { isPrivate });
  if (!(await showOnPage(text, { tabId: tab.id, frameId: info.frameId ?? 0, host, isPrivate }))) {
    await openPopup(text, { isPrivate });
  }
}
