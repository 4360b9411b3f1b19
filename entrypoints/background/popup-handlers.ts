import { findSubjects } from '../../lib/detect/find-subjects.ts';
import { readSubject } from '../../lib/detect/read-subject.ts';
import { withKeptAnswers } from '../../lib/lookup/online/kept-answers.ts';
import { readOffer } from '../../lib/lookup/online/read-offer.ts';
import { formatTyped } from '../../lib/lookup/phone-engine/format-typed.ts';
import { personCountry } from '../../lib/lookup/reading-country.ts';
import type { Handlers } from '../../lib/messages/answer.ts';
import { withLookUp } from '../../lib/report/with-look-up.ts';
import { clearHistory, readHistory, removeFromHistory } from '../../lib/store/history.ts';
import { takePendingText } from '../../lib/store/pending-text.ts';
import { readSettings } from '../../lib/store/settings.ts';
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
      const home = country ?? personCountry(await readSettings());
      const typed = readSubject(text, home);
      const found = typed.kind === 'subject' ? [typed] : findSubjects(text, home);
      const [only, ...others] = found;
      if (others.length > 0) return { kind: 'several', subjects: found.map(({ subject }) => subject) };
      if (!only) return typed.kind === 'unreadable' ? typed : { kind: 'unreadable', reason: 'neither' };
      const report = await withKeptAnswers(await shownReport(only.subject), { isPrivate });
      const offer = await readOffer(report, { isPrivate, asked: false, still: true });
      return { kind: 'report', report, offer, country: only.country };
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

    async takePendingText() {
      return { text: await takePendingText() };
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
