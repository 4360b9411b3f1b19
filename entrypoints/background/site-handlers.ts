import { activeTab } from '../../lib/messages/active-tab.ts';
import type { Handlers } from '../../lib/messages/answer.ts';
import { findOpenCard } from '../../lib/store/open-cards.ts';
import { setSite } from '../../lib/store/sites.ts';
import { setTabOff } from '../../lib/store/tabs-off.ts';
import { setPaused } from './set-paused.ts';
import { siteOfTab } from './site-of-tab.ts';
import { tellPages } from './tell-pages.ts';

type SiteRequest = 'readSite' | 'setSite' | 'turnOffSite' | 'setTabOff' | 'setPaused';

/** Where Numlens is on: for a site, in a tab, at all. Open tabs follow before the reply, without being loaded again. */
export const siteHandlers: Pick<Handlers, SiteRequest> = {
  async readSite(_, { isPrivate }) {
    return siteOfTab(await activeTab(), isPrivate);
  },

  async setSite({ host, mode }, { isPrivate }) {
    await setSite(host, mode, { isPrivate });
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

  async setTabOff({ off }, { isPrivate }) {
    const tabId = await activeTab();
    if (tabId !== null) {
      await setTabOff(tabId, off);
      await tellPages();
    }
    return siteOfTab(tabId, isPrivate);
  },

  async setPaused({ paused }) {
    await setPaused(paused);
    return null;
  },
};
