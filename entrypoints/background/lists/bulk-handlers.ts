import { readValid } from '../../../lib/detect/plan/read-number.ts';
import { readListed } from '../../../lib/detect/typed/read-subject.ts';
import { personCountry } from '../../../lib/lookup/country/reading-country.ts';
import { withKeptAnswers } from '../../../lib/lookup/online/kept-answers.ts';
import { onlineOffer } from '../../../lib/lookup/online/online-offer.ts';
import type { KnownSender } from '../../../lib/messages/sender.ts';
import type { ListFind } from '../../../lib/model/page/found.ts';
import type { TextReceiver } from '../../../lib/store/panel/handed-text.ts';
import { handText, takeHandedText } from '../../../lib/store/panel/handed-text.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { knownProviders } from '../../../lib/store/service/providers.ts';
import { hasKey } from '../../../lib/store/service/secret.ts';
import { withPageNames } from '../reports/names.ts';
import type { Tools } from '../tools.ts';
import { handle } from '../tools.ts';

/** Handles the requests of the side panel's list. */
export function bulkHandlers({ deviceReport, lookUp }: Tools) {
  const shownReport = withPageNames(deviceReport);

  return handle({
    async handToPanel({ text }, sender) {
      await handText(text, panelOf(sender));
      return null;
    },

    async takePanelText(_, sender) {
      return { text: await takeHandedText(panelOf(sender)), isPrivate: sender.isPrivate };
    },

    async findListed({ texts, country, validOnly = false }) {
      const home = country ?? personCountry(await readSettings());
      const finds = texts.map(({ text, alone }) => readListed(text, { country: home, alone }));
      return { country: home, finds: validOnly ? finds.map((each) => each.filter(isValid)) : finds };
    },

    async reportListed({ subjects }, sender) {
      const [settings, isKeySet, providers] = await Promise.all([readSettings(), hasKey(), knownProviders()]);
      // A list starts no lookup automatically, so `still`, which is for hovering, is false.
      const { isPrivate } = sender;
      const situation = { isPrivate, hasKey: isKeySet, providers, asked: false, still: false, firstOnly: true };
      const reports = subjects.map(async (subject) => {
        const report = await withKeptAnswers(settings, await shownReport(subject), sender);
        return { report, offer: onlineOffer(report, settings, situation) };
      });
      return { reports: await Promise.all(reports) };
    },

    // A run over many subjects would push everything else out of the history, so it is not noted there.
    async lookUpListed({ subject, ...named }, sender) {
      const report = await deviceReport(subject);
      // A list asks only whom its plan named: nobody else learns a whole list.
      const place = { site: null, tabId: null, isPrivate: sender.isPrivate };
      const { answers, failures } = await lookUp.ask({ report, ...named, asked: true, alone: true, ...place }); // guard list-as-planned
      return { answers, failures };
    },
  });
}

function isValid({ subject }: ListFind): boolean {
  return subject.kind === 'phone' && readValid(subject.e164, null) !== null;
}

/** Returns the panel of the sender's own window. A panel in another window must not take its text. */
function panelOf(sender: KnownSender): TextReceiver {
  const { isPrivate } = sender;
  const of = sender.kind === 'ui' ? sender.windowId : undefined;
  return of === undefined ? { page: 'panel', isPrivate } : { page: 'panel', isPrivate, window: of }; // guard panel-window
}
