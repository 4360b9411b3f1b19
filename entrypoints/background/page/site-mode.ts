import { browser } from 'wxt/browser';
import { activeTab, tellPage } from '../../../lib/messages/tell-page.ts';
import { tellNewPage, whereIs } from '../../../lib/messages/where-is.ts';
import type { CardSettings, Settings } from '../../../lib/model/settings/settings.ts';
import type { PageMode, SiteState } from '../../../lib/model/settings/site.ts';
import { isSiteOn } from '../../../lib/model/settings/site.ts';
import type { WindowKind } from '../../../lib/model/window-kind.ts';
import { windowKind } from '../../../lib/model/window-kind.ts';
import { readSettings, updateSettings } from '../../../lib/store/person/settings.ts';
import { isSiteLocked, readSiteState, setSite, setTabOff } from '../../../lib/store/person/sites.ts';
import { findOpenCard } from '../../../lib/store/session/open-cards.ts';
import { handle } from '../tools.ts';
import { unstyleMarks } from './marks-style.ts';

type InTab = WindowKind & { tabId: number; frameHost?: string };

/**
 * Returns how a page of `host` behaves: by the settings (with the site's mode and the pause) and by what was set for
 * the tab. A frame with a host of its own is off if the page is, or if the frame's site was turned off.
 */
export async function pageMode(host: string, tab: InTab): Promise<PageMode> {
  const cards = cardSettings(await readSettings());
  const state = await readSiteState(host, tab);
  const on = isSiteOn(state) && !(await isFrameOff(host, tab));
  return { on, cards: state.mode === 'click' ? { ...cards, openCard: 'click' } : cards };
}

async function isFrameOff(host: string, { frameHost = host, ...tab }: InTab): Promise<boolean> {
  if (frameHost === host) return false;
  const { mode, setFor } = await readSiteState(frameHost, tab);
  return mode === 'off' && setFor !== null; // guard frame-off
}

/** Returns the settings that the page script needs, and no more, as a page's process may read them. */
export function cardSettings({ openCard, openKey, cardDelays, shortWalk }: Settings): CardSettings {
  return { openCard, openKey, cardDelays, shortWalk };
}

/**
 * Returns what Numlens does on the page in a tab, and whether that page removes cards. If `tabId` is null, there is no
 * host.
 */
export async function siteOfTab(tabId: number | null, window: WindowKind): Promise<SiteState> {
  const page = tabId === null ? null : await whereIs(tabId, { tell: tellNewPage });
  const state = await readSiteState(page?.host ?? '', { tabId, isPrivate: window.isPrivate });
  const locked = page !== null && (await isSiteLocked(page.host, window));
  const filesClosed =
    page === null && !import.meta.env.FIREFOX && !(await browser.extension.isAllowedFileSchemeAccess());
  return { ...state, host: page?.host ?? null, locked, fought: page?.fought ?? false, filesClosed };
}

/** Sends every page script how it behaves from now on: whether it marks, and how its cards open. */
export async function tellPages(): Promise<void> {
  const tabs = await browser.tabs.query({});
  await Promise.all(tabs.map((tab) => (tab.id === undefined ? null : tellTab(tab.id, windowKind(tab)))));
}

async function tellTab(tabId: number, window: WindowKind): Promise<void> {
  // If the top frame has no page script, a sub-frame may have one.
  const page = (await whereIs(tabId)) ?? (await whereIs(tabId, { anyFrame: true }));
  if (!page) return;
  const mode = await pageMode(page.host, { tabId, ...window });
  await tellPage({ tabId }, 'pageMode', mode);
  if (!mode.on) void unstyleMarks({ tabId }); // guard off-at-once
}

/** Turns Numlens off on every page, or on again; open tabs follow at once. */
export async function setPaused(paused: boolean): Promise<void> {
  await updateSettings((settings) => ({ ...settings, paused }));
  await tellPages();
}

/**
 * Handles requests that read or set whether Numlens is on: for a site, in a tab, or everywhere. Open tabs follow before
 * the reply, without a reload.
 */
export const siteHandlers = handle({
  async readMode(_, sender) {
    if (sender.kind !== 'page') return null;
    const mode = await pageMode(sender.host, sender);
    if (!mode.on) void unstyleMarks(sender); // guard off-when-back
    return mode;
  },

  async readSite(_, sender) {
    return siteOfTab(await activeTab(sender.kind === 'ui' ? sender : {}), sender);
  },

  async setSite({ host, mode }, sender) {
    await setSite(host, mode, sender);
    await tellPages();
    return null;
  },

  async turnOffSite({ card: name }, sender) {
    const card = sender.kind === 'card' ? await findOpenCard(name, sender) : null;
    if (!card || card.host === null) return { off: false };
    await setSite(card.host, 'off', sender);
    await tellPages();
    return { off: true };
  },

  async setTabOff({ off }, sender) {
    const tabId = await activeTab(sender.kind === 'ui' ? sender : {});
    if (tabId !== null) {
      await setTabOff(tabId, off);
      await tellPages();
    }
    return siteOfTab(tabId, sender);
  },

  async setPaused({ paused }) {
    await setPaused(paused);
    return null;
  },
});
