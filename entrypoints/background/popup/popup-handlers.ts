import { personCountry } from '../../../lib/lookup/country/reading-country.ts';
import type { HolderFinder } from '../../../lib/lookup/device/ip/network-holder.ts';
import { formatTyped } from '../../../lib/lookup/device/phone/format-typed.ts';
import { withLookUp } from '../../../lib/model/answer/look-up-state.ts';
import { takeHandedText } from '../../../lib/store/panel/handed-text.ts';
import { readPopupExtent } from '../../../lib/store/person/card-extent.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { pressesLifted } from '../../../lib/store/service/calls.ts';
import { noteInHistory } from '../reports/history.ts';
import type { Tools } from '../tools.ts';
import { handle } from '../tools.ts';
import { createTypedReader } from './typed-reading.ts';

/** Handles the popup's requests. */
export function popupHandlers({ deviceReport, lookUp }: Tools, networkHolder: HolderFinder) {
  const readTypedText = createTypedReader(deviceReport, networkHolder);

  return handle({
    async read({ text, country, typed = false, links = [], onPage = [] }, sender) {
      const settings = await readSettings();
      const home = country ?? personCountry(settings);
      const how = { settings, home, isChosen: country !== null, typed, links, onPage };
      const reading = await readTypedText(text, { ...sender, ...how });
      const grouped = typed ? formatTyped(text, home) : null;
      return grouped === null ? reading : { ...reading, grouped };
    },

    async lookUp({ subject, ...options }, sender) {
      const report = await deviceReport(subject);
      if (options.asked) await pressesLifted.write(Date.now()); // guard presses-lifted
      const reply = await lookUp.ask({ report, ...options, site: null, tabId: null, isPrivate: sender.isPrivate });
      if (reply.answers.length > 0) await noteInHistory(withLookUp(report, reply), sender);
      return reply;
    },

    async takePendingText(_, { isPrivate }) {
      // All are taken, so that none is left for the next popup.
      const pages = ['note', 'call', 'popup'] as const;
      const [noted, called, text] = await Promise.all(pages.map((page) => takeHandedText({ page, isPrivate })));
      return { text: noted ?? called ?? text ?? null, forNote: noted !== null, forCall: called !== null };
    },

    async readExtent(_, { isPrivate }) {
      return { extent: await readPopupExtent(), canNote: !isPrivate };
    },
  });
}
