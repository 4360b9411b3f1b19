import type { Browser } from 'wxt/browser';
import { browser } from 'wxt/browser';
import { findSubjects } from '../../lib/detect/find-subjects.ts';
import { boxFor } from '../../lib/lookup/box-for.ts';
import { pageCountry } from '../../lib/lookup/page-country.ts';
import { personCountry } from '../../lib/lookup/reading-country.ts';
import type { MenuItemId } from '../../lib/menu/menu-items.ts';
import { isMenuItemId, menuItems } from '../../lib/menu/menu-items.ts';
import { readTextCharacters } from '../../lib/messages/limits.ts';
import { tellPage } from '../../lib/messages/tell-page.ts';
import { writtenCharacters } from '../../lib/model/page-reading.ts';
import type { OpenCard } from '../../lib/store/open-cards.ts';
import { addOpenCard } from '../../lib/store/open-cards.ts';
import { savePendingText, takePendingText } from '../../lib/store/pending-text.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { readLessons } from '../../lib/store/site-lessons.ts';

import { say } from '../../lib/words/say.ts';
import { newCard } from './new-card.ts';
import { showAbove } from './show-above.ts';

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
  const text = ((item === 'look-up-link' ? info.linkUrl : info.selectionText) ?? '').trim().slice(0, 2000);
  const isWebPage = /^https?:/.test(info.frameUrl ?? info.pageUrl ?? '');
  const isPrivate = tab?.incognito ?? false;
  const host = URL.parse(info.pageUrl ?? '')?.hostname ?? null;
  // Opening the popup takes the click's gesture, which ends at the first await.
  if (!isWebPage || tab?.id === undefined) return openPopup(text, { isPrivate });
  if (!(await showOnPage(text, { tabId: tab.id, frameId: info.frameId ?? 0, host, isPrivate }))) {
    await openPopup(text, { isPrivate });
  }
}

/**
 * Opens a card over a frame's selection, which a site's page (`host`) has; false where the page cannot show it. `onDevice`:
 * the service is not asked about it.
 */
export async function showOnPage(
  text: string,
  place: { tabId: number; frameId: number; host: string | null; isPrivate: boolean; onDevice?: boolean },
): Promise<boolean> {
  const { host, onDevice = false } = place;
  const subjects = await subjectsIn(text, host, place);
  const card = newCard({ tabId: place.tabId, host, asked: true, onDevice, text, subjects });
  await addOpenCard(card);
  const box = boxFor(subjects.map(({ subject }) => subject));
  const { tabId, frameId: frame } = place;
  const shown = await tellPage(place, 'showCard', { token: card.token, box, from: null });
  // A sub-frame too small for a card: the top frame has the room.
  if (!shown?.place || frame === 0) return shown?.shown != null;
  const above = { tabId, token: card.token, box, frame, place: shown.place, by: 'menu' } as const;
  return (await showAbove(above)) !== null;
}

/**
 * The subjects in a text of a site, national numbers read with the country that the ladder names as far as it can be told
 * without asking the page. One that stands alone can be read with another country on its card.
 */
async function subjectsIn(
  text: string,
  host: string | null,
  window: { isPrivate: boolean },
): Promise<OpenCard['subjects']> {
  const person = personCountry(await readSettings());
  if (host === null) return findSubjects(text, person);
  const { country: chosen } = await readLessons(host, window);
  const hints = { chosen, published: null, counts: {}, language: null, host, person };
  const { country, rung } = pageCountry(hints);
  const found = findSubjects(text, country);
  const [only, ...others] = found;
  if (!only || others.length > 0 || only.country === null || text.length > writtenCharacters) return found;
  const without = rung === 'chosen' ? pageCountry({ ...hints, chosen: null }) : null;
  const otherwise = without?.country ? without : null;
  return [{ ...only, reading: { written: text, reason: 'form', rung, otherwise, shown: null } }];
}

/** Opens the popup with a text to answer; where it cannot open, in a tab. */
export async function openPopup(text: string, { isPrivate }: { isPrivate: boolean }): Promise<void> {
  const opening = browser.action.openPopup();
  const saving = savePendingText(text.slice(0, readTextCharacters));
  try {
    await Promise.all([opening, saving]);
  } catch {
    await saving;
    // A tab would open in an ordinary window, and what was private would be kept there.
    if (isPrivate) await takePendingText();
    else await browser.tabs.create({ url: browser.runtime.getURL('/popup.html') });
  }
}
