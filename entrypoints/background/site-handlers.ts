import { activeTab } from '../../lib/messages/active-tab.ts';
import type { Handlers } from '../../lib/messages/answer.ts';
import { tellPage } from '../../lib/messages/tell-page.ts';
import type { SiteState } from '../../lib/model/site-mode.ts';
import { readSiteState, setSite } from '../../lib/store/sites.ts';
import { setTabOff } from '../../lib/store/tabs-off.ts';
import { setPaused } from './set-paused.ts';
import { tellPages } from './tell-pages.ts';

type SiteRequest = 'readSite' | 'setSite' | 'setTabOff' | 'setPaused';

/** Where Numlens is on: for a site, in a tab, at all. Open tabs follow before the reply, without being loaded again. */
export const siteHandlers: Pick<Handlers, SiteRequest> = {
  readSite: (_, { isPrivate }) => siteOfActiveTab(isPrivate),

  async setSite({ host, mode }, { isPrivate }) {
    await setSite(host, mode, { isPrivate });
    await tellPages();
    return null;
  },

  async setTabOff({ off }, { isPrivate }) {
    const tabId = await activeTab();
    if (tabId !== null) {
      await setTabOff(tabId, off);
      await tellPages();
    }
    return siteOfActiveTab(isPrivate);
  },

  async setPaused({ paused }) {
    await setPaused(paused);
    return null;
  },
};

async function siteOfActiveTab(isPrivate: boolean): Promise<SiteState> {
  const tabId = await activeTab();
  const page = tabId === null ? null : await tellPage({ tabId, frameId: 0 }, 'where', null);
  const state = await readSiteState(page?.host ?? '', { tabId, isPrivate });
  return { ...state, host: page?.host ?? null, fought: page?.fought ?? false };
}
