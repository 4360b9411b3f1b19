import { browser } from 'wxt/browser';
import { readTyped } from '../../../lib/detect/read-subject.ts';
import { personCountry } from '../../../lib/lookup/country/reading-country.ts';
import { formatTyped } from '../../../lib/lookup/device/phone/format-typed.ts';
import { withKeptAnswers } from '../../../lib/lookup/online/look-up.ts';
import { onlineOffer } from '../../../lib/lookup/online/online-offer.ts';
import type { Handlers } from '../../../lib/messages/answer.ts';
import { readTextCharacters } from '../../../lib/model/limits.ts';
import { withLookUp } from '../../../lib/report/online/look-up-state.ts';
import { isUnfinished } from '../../../lib/report/wording/verdict.ts';
import { handText, takeHandedText } from '../../../lib/store/panel/handed-text.ts';
import { clearHistory, readHistory, removeFromHistory } from '../../../lib/store/person/history.ts';
import { readLastCopy, saveLastCopy } from '../../../lib/store/person/last-copy.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { liftPresses } from '../../../lib/store/service/calls.ts';
import { knownProviders } from '../../../lib/store/service/providers.ts';
import { hasKey } from '../../../lib/store/service/secret.ts';
import { lastLookUp, noteInHistory } from '../cards/history.ts';
import { withPageNames } from '../cards/names.ts';
import type { Tools } from '../tools.ts';

type PopupRequest =
  | 'read'
  | 'formatTyped'
  | 'lookUp'
  | 'noteSubject'
  | 'takePendingText'
  | 'readHistory'
  | 'removeFromHistory'
  | 'clearHistory';

/** Handles the popup's requests. */
export function popupHandlers({ deviceReport, lookUp }: Tools): Pick<Handlers, PopupRequest> {
  const shownReport = withPageNames(deviceReport);

  return {
    async read({ text, country }, { isPrivate }) {
      const settings = await readSettings();
      const typed = readTyped(text, country ?? personCountry(settings));
      if (!typed.ok) return { kind: 'unreadable', reason: typed.problem };
      const [only, ...others] = typed.value;
      if (others.length > 0) return { kind: 'several', subjects: typed.value.map(({ subject }) => subject) };
      const [offlineReport, last, isKeySet, providers] = await Promise.all([
        shownReport(only.subject),
        lastLookUp(only.subject, { isPrivate }),
        hasKey(),
        knownProviders(),
      ]);
      if (isUnfinished(offlineReport, only.country)) return { kind: 'too-short', country: only.country };
      const report = await withKeptAnswers(settings, offlineReport, { isPrivate });
      const offer = onlineOffer(report, settings, {
        isPrivate,
        hasKey: isKeySet,
        providers,
        asked: false,
        still: true,
      });
      return { kind: 'report', report, offer, country: only.country, ...last };
    },

    async formatTyped({ text, country }) {
      return { text: formatTyped(text, country ?? personCountry(await readSettings())) };
    },

    async lookUp({ subject, ...options }, { isPrivate }) {
      const report = await deviceReport(subject);
      if (options.asked) await liftPresses(Date.now()); // guard R58 presses-lifted
      const reply = await lookUp.ask({ report, ...options, site: null, tabId: null, isPrivate });
      if (reply.answers.length > 0) await noteInHistory(withLookUp(report, reply), { isPrivate });
      return reply;
    },

    async noteSubject({ subject }, { isPrivate }) {
      await noteInHistory(await deviceReport(subject), { isPrivate });
      return null;
    },

    async takePendingText(_, { isPrivate }) {
      return { text: await takeHandedText({ page: 'popup', isPrivate }) };
    },

    async readHistory() {
      return { entries: await readHistory() };
    },

    async removeFromHistory({ subject }) {
      await removeFromHistory(subject);
      return { entries: await readHistory() };
    },

    async clearHistory() {
      await clearHistory();
      return { entries: [] };
    },
  };
}

/** Opens the popup with a text to look up; in a tab if it can't open. */
export async function openPopup(text: string, { isPrivate }: { isPrivate: boolean }): Promise<void> {
  const to = { page: 'popup', isPrivate } as const;
  const opening = browser.action.openPopup();
  const saving = handText(text.slice(0, readTextCharacters), to);
  try {
    await Promise.all([opening, saving]);
  } catch {
    await saving;
    // A tab would open in an ordinary window, where what was private would be kept.
    if (isPrivate) await takeHandedText(to);
    else await browser.tabs.create({ url: browser.runtime.getURL('/popup.html') });
  }
}

type ToolsRequest = 'readTools' | 'noteCopy';

/** Handles what a report's buttons need, on the card and in the popup. */
export const reportToolsHandlers: Pick<Handlers, ToolsRequest> = {
  async readTools() {
    const [lastCopy, { openElsewhere }] = await Promise.all([readLastCopy(), readSettings()]);
    return { lastCopy, elsewhere: openElsewhere };
  },

  async noteCopy({ kind, recipe }) {
    await saveLastCopy(kind, recipe);
    return null;
  },
};
