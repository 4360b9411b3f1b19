import { readTyped } from '../../lib/detect/read-typed.ts';
import { withKeptAnswers } from '../../lib/lookup/online/kept-answers.ts';
import { onlineOffer } from '../../lib/lookup/online/online-offer.ts';
import { formatTyped } from '../../lib/lookup/phone-engine/format-typed.ts';
import { personCountry } from '../../lib/lookup/reading-country.ts';
import type { Handlers } from '../../lib/messages/answer.ts';
import { isUnfinished } from '../../lib/report/is-unfinished.ts';
import { withLookUp } from '../../lib/report/with-look-up.ts';
import { takeHandedText } from '../../lib/store/handed-text.ts';
import { clearHistory, readHistory, removeFromHistory } from '../../lib/store/history.ts';
import { readSecret } from '../../lib/store/secret.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { lastLookUp } from './last-look-up.ts';
import { noteInHistory } from './note-in-history.ts';
import type { Tools } from './tools.ts';
import { withPageNames } from './with-page-names.ts';

type PopupRequest =
  | 'read'
  | 'formatTyped'
  | 'lookUp'
  | 'noteSubject'
  | 'takePendingText'
  | 'readHistory'
  | 'removeFromHistory'
  | 'clearHistory';

/** What the popup asks of the background. */
export function popupHandlers({ deviceReport, lookUp }: Tools): Pick<Handlers, PopupRequest> {
  const shownReport = withPageNames(deviceReport);

  return {
    async read({ text, country }, { isPrivate }) {
      const settings = await readSettings();
      const typed = readTyped(text, country ?? personCountry(settings));
      if (!typed.ok) return { kind: 'unreadable', reason: typed.problem };
      const [only, ...others] = typed.value;
      if (others.length > 0) return { kind: 'several', subjects: typed.value.map(({ subject }) => subject) };
      const [told, last, secret] = await Promise.all([
        shownReport(only.subject),
        lastLookUp(only.subject, { isPrivate }),
        readSecret(),
      ]);
      if (isUnfinished(told, only.country)) return { kind: 'too-short', country: only.country };
      const report = await withKeptAnswers(settings, told, { isPrivate });
      const offer = onlineOffer(report, settings, { isPrivate, hasKey: secret !== null, asked: false, still: true });
      return { kind: 'report', report, offer, country: only.country, ...last };
    },

    async formatTyped({ text, country }) {
      return { text: formatTyped(text, country ?? personCountry(await readSettings())) };
    },

    async lookUp({ subject, ...wish }, { isPrivate }) {
      const report = await deviceReport(subject);
      const reply = await lookUp.ask({ report, ...wish, site: null, tabId: null, isPrivate });
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
