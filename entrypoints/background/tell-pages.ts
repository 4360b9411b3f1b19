import { browser } from 'wxt/browser';
import { tellPage } from '../../lib/messages/tell-page.ts';
import { whereIs } from '../../lib/messages/where-is.ts';
import { pageMode } from './page-mode.ts';

/** Tells every page script how it is to behave from now on: whether it marks, and how its cards open. */
export async function tellPages(): Promise<void> {
  const tabs = await browser.tabs.query({});
  await Promise.all(tabs.map(({ id, incognito }) => (id === undefined ? null : tellTab(id, incognito))));
}

async function tellTab(tabId: number, isPrivate: boolean): Promise<void> {
  // Where the top frame has no page script, a sub-frame may have one.
  const page = (await whereIs(tabId)) ?? (await whereIs(tabId, { anyFrame: true }));
  if (!page) return;
  await tellPage({ tabId }, 'pageMode', await pageMode(page.host, { tabId, isPrivate }));
}
