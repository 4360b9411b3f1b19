import type { CardSettings } from '../../lib/model/settings.ts';
import type { SiteState } from '../../lib/model/site-mode.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { readSiteState } from '../../lib/store/sites.ts';
import { cardSettings } from './card-settings.ts';

/** How the page script of a tab is to behave: whether it marks, and how its cards open. */
export type PageMode = { on: boolean; cards: CardSettings };

/** What the settings, the site, the tab and a pause make of a page of `host`. */
export async function pageMode(host: string, tab: { tabId: number; isPrivate: boolean }): Promise<PageMode> {
  const cards = cardSettings(await readSettings());
  const state = await readSiteState(host, tab);
  return { on: isOn(state), cards: state.mode === 'click' ? { ...cards, openCard: 'click' } : cards };
}

function isOn({ mode, tabOff, paused }: SiteState): boolean {
  return mode !== 'off' && !tabOff && !paused;
}
