import { whereIs } from '../../lib/messages/where-is.ts';
import type { SiteState } from '../../lib/model/site-mode.ts';
import { readSiteState } from '../../lib/store/sites.ts';

/** What Numlens does on the page in a tab, and whether that page takes cards away; of a `tabId` of null, without a host. */
export async function siteOfTab(tabId: number | null, isPrivate: boolean): Promise<SiteState> {
  const page = tabId === null ? null : await whereIs(tabId);
  const state = await readSiteState(page?.host ?? '', { tabId, isPrivate });
  return { ...state, host: page?.host ?? null, fought: page?.fought ?? false };
}
