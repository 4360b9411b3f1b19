import { browser } from 'wxt/browser';
import { z } from 'zod';
import { countryCenters, readCountryBoxes } from '../../../lib/data/country-map.ts';
import type { DataReader } from '../../../lib/data/reader.ts';
import { tellPage } from '../../../lib/messages/tell-page.ts';
import { once } from '../../../lib/model/once.ts';
import { mostFound } from '../../../lib/model/page/found.ts';
import { windowKind } from '../../../lib/model/window-kind.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { addFoundFrame, readFoundFrames } from '../../../lib/store/session/found-frames.ts';
import { collectFound } from '../page/collect-found.ts';
import { siteOfTab } from '../page/site-mode.ts';
import { drawToolbar } from '../toolbar/toolbar.ts';
import { handle } from '../tools.ts';

/** What a page replies is validated, as its process may send anything. */
const keysSchema = once(() => z.array(z.string().max(64)).max(mostFound));

/** Handles requests about everything on a page: from the popup and the side panel, and from the page itself. */
export function foundHandlers(read: DataReader) {
  return handle({
    async noteFound({ fought }, sender) {
      if (sender.kind !== 'page') return null;
      await addFoundFrame(sender.tabId, sender.frameId);
      if (fought || (await readSettings()).badge) await drawToolbar(sender.tabId);
      return null;
    },

    async listFound({ window }) {
      const [tab] = await browser.tabs.query({ active: true, windowId: window });
      const tabId = tab?.id ?? null;
      // Before `siteOfTab`: this waits until a new page's script has started.
      const page = tabId === null ? null : await collectFound(tabId);
      return { site: await siteOfTab(tabId, windowKind(tab)), page };
    },

    async seenFound({ tab }) {
      const frames = new Set([0, ...(await readFoundFrames(tab))]);
      const seen = await Promise.all(
        [...frames].map((frame) => tellPage({ tabId: tab, frameId: frame }, 'seenFound', null)),
      );
      return { keys: [...new Set(seen.flatMap((reply) => keysSchema().safeParse(reply).data ?? []))] };
    },

    async showFound({ tab, frame, key, nth }) {
      const reply = await tellPage({ tabId: tab, frameId: frame }, 'showFound', { key, nth });
      return { shown: reply?.shown ?? false };
    },

    async readCenters() {
      return countryCenters((await readCountryBoxes(read)) ?? {});
    },
  });
}
