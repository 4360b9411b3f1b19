import { readListed } from '../../lib/detect/read-listed.ts';
import { withKeptAnswers } from '../../lib/lookup/online/kept-answers.ts';
import { onlineOffer } from '../../lib/lookup/online/online-offer.ts';
import { personCountry } from '../../lib/lookup/reading-country.ts';
import type { Handlers } from '../../lib/messages/answer.ts';
import { handText, takeHandedText } from '../../lib/store/handed-text.ts';
import { readSecret } from '../../lib/store/secret.ts';
import { readSettings } from '../../lib/store/settings.ts';
import type { Tools } from './tools.ts';
import { withPageNames } from './with-page-names.ts';

type BulkRequest = 'handToPanel' | 'takePanelText' | 'findListed' | 'reportListed' | 'lookUpListed';

/** What the side panel's list asks of the background. */
export function bulkHandlers({ deviceReport, lookUp }: Tools): Pick<Handlers, BulkRequest> {
  const shownReport = withPageNames(deviceReport);

  return {
    async handToPanel({ text }, { isPrivate }) {
      await handText(text, { page: 'panel', isPrivate });
      return null;
    },

    async takePanelText(_, { isPrivate }) {
      return { text: await takeHandedText({ page: 'panel', isPrivate }), isPrivate };
    },

    async findListed({ texts, country }) {
      const home = country ?? personCountry(await readSettings());
      return { country: home, finds: texts.map(({ text, alone }) => readListed(text, { country: home, alone })) };
    },

    async reportListed({ subjects }, { isPrivate }) {
      const [settings, secret] = await Promise.all([readSettings(), readSecret()]);
      // In a list nothing is asked by itself: `still` is for hovering.
      const situation = { isPrivate, hasKey: secret !== null, asked: false, still: false };
      const reports = subjects.map(async (subject) => {
        const report = await withKeptAnswers(settings, await shownReport(subject), { isPrivate });
        return { report, offer: onlineOffer(report, settings, situation) };
      });
      return { reports: await Promise.all(reports) };
    },

    // A run over many would push all else out of the history: it is not noted there.
    async lookUpListed({ subject }, { isPrivate }) {
      return lookUp.ask({ report: await deviceReport(subject), asked: true, site: null, tabId: null, isPrivate });
    },
  };
}
