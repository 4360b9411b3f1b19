import { findSubjects } from '../../lib/detect/find-subjects.ts';
import { readSubject } from '../../lib/detect/read-subject.ts';
import { withKeptAnswers } from '../../lib/lookup/online/kept-answers.ts';
import { readOffer } from '../../lib/lookup/online/read-offer.ts';
import { personCountry } from '../../lib/lookup/reading-country.ts';
import { activeTab } from '../../lib/messages/active-tab.ts';
import type { Handlers } from '../../lib/messages/answer.ts';
import { tabsOfSite } from '../../lib/messages/tabs-of-site.ts';
import { tellPage } from '../../lib/messages/tell-page.ts';
import { withLookUp } from '../../lib/report/with-look-up.ts';
import { clearHistory, readHistory } from '../../lib/store/history.ts';
import { takePendingText } from '../../lib/store/pending-text.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { isSiteOn, setSite } from '../../lib/store/sites.ts';
import { noteInHistory } from './note-in-history.ts';
import type { Tools } from './tools.ts';
import { withPageNames } from './with-page-names.ts';

type PopupRequest =
  | 'read'
  | 'lookUp'
  | 'noteSubject'
  | 'takePendingText'
  | 'readSite'
  | 'setSite'
  | 'readHistory'
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

    async readSite(_, { isPrivate }) {
      const tabId = await activeTab();
      const host = tabId === null ? null : ((await tellPage({ tabId, frameId: 0 }, 'where', null))?.host ?? null);
      return { host, on: host !== null && (await isSiteOn(host, { isPrivate })) };
    },

    async setSite({ host, on }, { isPrivate }) {
      await setSite(host, on, { isPrivate });
      const tabs = await tabsOfSite(host);
      await Promise.all(tabs.map((tabId) => tellPage({ tabId }, 'siteMode', { on })));
      return { on };
    },

    async readHistory() {
      return { entries: await readHistory() };
    },

    async clearHistory() {
      await clearHistory();
      return { entries: [] };
    },
  };
}
