import type { Browser } from 'wxt/browser';
import { browser } from 'wxt/browser';
import { chatLinks, dialingSchemes } from '../../../lib/detect/candidates/number-links.ts';
import { shortNumber } from '../../../lib/detect/typed/typed-beginning.ts';
import { linkCharacters, selectionCharacters } from '../../../lib/model/limits.ts';
import { siteOfAddress } from '../../../lib/model/settings/site.ts';
import { windowKind } from '../../../lib/model/window-kind.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { inTurn } from '../../../lib/store/storage.ts';
import { beginningOf } from '../../../lib/text/beginning.ts';
import { say } from '../../../lib/words/say.ts';
import { showOnPage } from '../cards/show-on-page.ts';
import { openPopup } from '../open-popup.ts';
import type { DeviceReport, Tools } from '../tools.ts';

type MenuItemId = 'look-up-selection' | 'look-up-link' | 'call-selection' | 'call-link';

type MenuItem = {
  id: MenuItemId;
  /** The key of its text in messages.json. */
  sentence: 'menuLookUpSelection' | 'menuLookUpLink' | 'menuCallSelection' | 'menuCallLink';
  contexts: ['selection'] | ['link'];
  targetUrlPatterns?: string[];
};

/** The items of the context menu. Those that call are there if the user chose that. */
const menuItems: readonly MenuItem[] = [
  { id: 'look-up-selection', sentence: 'menuLookUpSelection', contexts: ['selection'] },
  { id: 'look-up-link', sentence: 'menuLookUpLink', contexts: ['link'], targetUrlPatterns: linkPatterns() },
  { id: 'call-selection', sentence: 'menuCallSelection', contexts: ['selection'] },
  { id: 'call-link', sentence: 'menuCallLink', contexts: ['link'], targetUrlPatterns: linkPatterns() },
];

/**
 * Returns match patterns of the links that call a number. They see neither a fragment nor what is encoded, and browsers
 * let none match an app's address with a host (`whatsapp://send`, tried in Chromium 156 and Firefox 153).
 */
export function linkPatterns(): string[] {
  return [
    ...dialingSchemes.map((scheme) => `${scheme}:*`),
    ...chatLinks.map((link) => {
      const [begins = '', parameter] = link.replace(/#.*|:$/, '').split('?');
      const page = begins.includes('/') ? `*://*.${begins}*` : `${begins}*`;
      return parameter === undefined ? page : `${page}${parameter}*`;
    }),
  ];
}

/**
 * Creates the items of the context menu: once per installation or update, and if the setting changes. Browsers often lose
 * an item that is made for each selection.
 */
export function createMenu(): Promise<void> {
  return inTurn('menu', async () => {
    const { callInMenu } = await readSettings();
    await browser.contextMenus.removeAll();
    for (const { sentence, ...item } of menuItems.filter(({ id }) => callInMenu || !isForCall(id))) {
      browser.contextMenus.create({ ...item, title: say(sentence) });
    }
  });
}

/** Listens to clicks on the menu's items. Call it synchronously at the worker's top level. */
export function listenToMenu({ deviceReport }: Tools): void {
  browser.contextMenus.onClicked.addListener((info, tab) => {
    if (!isMenuItemId(info.menuItemId)) return;
    void answerClick(info.menuItemId, info, tab, deviceReport);
  });
}

/**
 * Answers a click with a card over the selection. If no page script can show it or the selection has no rectangle, the
 * popup opens; if it can't, a tab. “Call” does the same and calls nothing: the button that does has the focus.
 */
export async function answerClick(
  item: MenuItemId,
  info: Browser.contextMenus.OnClickData,
  tab: Browser.tabs.Tab | undefined,
  deviceReport: DeviceReport,
): Promise<void> {
  const isLink = item === 'look-up-link' || item === 'call-link';
  const forCall = isForCall(item);
  const selected = (info.selectionText ?? '').trim();
  // What is read of a link's address knows that it may be cut.
  const text = isLink
    ? (info.linkUrl ?? '').trim().slice(0, linkCharacters)
    : beginningOf(selected, selectionCharacters);
  const isPage = siteOfAddress(info.frameUrl ?? info.pageUrl) !== null;
  const window = windowKind(tab);
  const host = siteOfAddress(info.pageUrl);
  const to = { ...window, page: forCall ? 'call' : 'popup' } as const;
  // A short number, such as 112, has no card.
  const dialed = text.replace(/^tel:/i, '');
  const isShort = forCall && shortNumber(dialed) !== null;
  // Opening the popup needs the click's user gesture, which ends at the first await.
  if (!isPage || tab?.id === undefined || isShort) return openPopup(isShort ? dialed : text, to);
  const place = {
    tabId: tab.id,
    frameId: info.frameId ?? 0,
    host,
    isCut: text.length < selected.length,
    isLink,
    forCall,
    ...window,
  };
  if (!(await showOnPage(text, place, deviceReport))) await openPopup(text, to);
}

function isForCall(item: MenuItemId): boolean {
  return item === 'call-selection' || item === 'call-link';
}

function isMenuItemId(id: unknown): id is MenuItemId {
  return menuItems.some((item) => item.id === id);
}
