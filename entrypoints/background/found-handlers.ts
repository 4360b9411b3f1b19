import { browser } from 'wxt/browser';
import { readCountryBoxes } from '../../lib/data/country-boxes.ts';
import { countryCentres } from '../../lib/data/country-centres.ts';
import type { DataReader } from '../../lib/data/reader.ts';
import { activeTab } from '../../lib/messages/active-tab.ts';
import type { Handlers } from '../../lib/messages/answer.ts';
import { tellPage } from '../../lib/messages/tell-page.ts';
import { addFoundFrame } from '../../lib/store/found-frames.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { collectFound, countFound } from './collect-found.ts';
import { siteOfTab } from './site-of-tab.ts';
import { drawToolbar } from './toolbar.ts';

type FoundRequest = 'noteFound' | 'readFound' | 'listFound' | 'showFound' | 'readCentres';

/** What the popup and the side panel ask about everything on a page, and what the page says of it. */
export function foundHandlers(read: DataReader): Pick<Handlers, FoundRequest> {
  return {
    async noteFound({ fought }, sender) {
      if (sender.kind !== 'page') return null;
      await addFoundFrame(sender.tabId, sender.frameId);
      if (fought || (await readSettings()).badge) await drawToolbar(sender.tabId);
      return null;
    },

    async readFound() {
      const tab = await activeTab();
      const page = tab === null ? null : await collectFound(tab);
      return page && countFound(page);
    },

    async listFound({ window }) {
      const [tab] = await browser.tabs.query({ active: true, windowId: window });
      const tabId = tab?.id ?? null;
      // First what waits for the script of a page that has just come.
      const page = tabId === null ? null : await collectFound(tabId);
      return { site: await siteOfTab(tabId, tab?.incognito ?? false), page };
    },

    async showFound({ tab, frame, key, nth }) {
      const reply = await tellPage({ tabId: tab, frameId: frame }, 'showFound', { key, nth });
      return { shown: reply?.shown ?? false };
    },

    async readCentres() {
      return countryCentres((await readCountryBoxes(read)) ?? {});
    },
  };
}
