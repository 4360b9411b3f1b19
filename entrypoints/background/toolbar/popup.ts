import { browser } from 'wxt/browser';
import { addressFault } from '../../../lib/address/address-fault.ts';
import { addressRange } from '../../../lib/address/address-range.ts';
import { refang } from '../../../lib/detect/addresses/refang.ts';
import { otherReading, readTyped } from '../../../lib/detect/read-subject.ts';
import { begunCountry, isBeginning, shortNumber, typedNetwork } from '../../../lib/detect/typed-beginning.ts';
import { personCountry } from '../../../lib/lookup/country/reading-country.ts';
import type { HolderFinder } from '../../../lib/lookup/device/ip/network-holder.ts';
import { formatTyped } from '../../../lib/lookup/device/phone/format-typed.ts';
import { withKeptAnswers } from '../../../lib/lookup/online/kept-answers.ts';
import { onlineOffer, readMeans } from '../../../lib/lookup/online/online-offer.ts';
import type { Handlers } from '../../../lib/messages/answer.ts';
import type { TypedReading } from '../../../lib/messages/contract.ts';
import { withLookUp } from '../../../lib/model/answer/look-up-state.ts';
import { isUnfinished, mayGrow } from '../../../lib/model/answer/unfinished.ts';
import { readTextCharacters } from '../../../lib/model/limits.ts';
import type { Settings } from '../../../lib/model/settings/settings.ts';
import type { Find, UnreadableReason } from '../../../lib/model/subject.ts';
import type { WindowKind } from '../../../lib/model/window-kind.ts';
import type { TextReceiver } from '../../../lib/store/panel/handed-text.ts';
import { handText, takeHandedText } from '../../../lib/store/panel/handed-text.ts';
import { readPopupExtent } from '../../../lib/store/person/card-extent.ts';
import { clearHistory, readHistory, removeFromHistory } from '../../../lib/store/person/history.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { liftPresses } from '../../../lib/store/service/calls.ts';
import { beginningOf } from '../../../lib/text/beginning.ts';
import { lastLookUp, noteInHistory } from '../cards/history.ts';
import { withPageNames } from '../cards/names.ts';
import type { Tools } from '../tools.ts';

type PopupRequest =
  | 'read'
  | 'lookUp'
  | 'noteSubject'
  | 'takePendingText'
  | 'readExtent'
  | 'readHistory'
  | 'removeFromHistory'
  | 'clearHistory';

/** Handles the popup's requests. */
export function popupHandlers(
  { deviceReport, lookUp }: Tools,
  networkHolder: HolderFinder,
): Pick<Handlers, PopupRequest> {
  const shownReport = withPageNames(deviceReport);

  async function readText(text: string, context: TypingContext): Promise<TypedReading> {
    const asn = typedNetwork(text);
    if (asn !== null) return { kind: 'network', asn, ...(await networkHolder(asn)) };
    const short = shortNumber(text);
    if (short !== null && short !== 'short') return { kind: 'begun', country: null, isNational: false, short };
    const read = readTyped(text, context.home);
    if (!read.ok) return unreadable(text, read.problem);
    const [only, ...others] = read.value;
    if (others.length > 0) return readSeveral(read.value, context);
    const fault = only.subject.kind === 'ip' ? addressFault(refang(text)) : null;
    return fault ? { kind: 'faulty', fault } : readOne(only, text, context);
  }

  async function readSeveral(finds: readonly TypedFind[], context: TypingContext): Promise<TypedReading> {
    const first = finds.slice(0, answeredOfSeveral).map(async ({ subject, country }) => {
      const report = await withKeptAnswers(context.settings, await shownReport(subject), context);
      return { report, assumed: context.isChosen ? null : country };
    });
    return { kind: 'several', subjects: finds.map(({ subject }) => subject), first: await Promise.all(first) };
  }

  async function readOne({ subject, country }: TypedFind, text: string, context: TypingContext): Promise<TypedReading> {
    const { settings, home, typed, isPrivate } = context;
    const other = otherReading(text, home);
    const [offlineReport, last, means, otherReport] = await Promise.all([
      shownReport(subject),
      lastLookUp(subject, context),
      readMeans(),
      other && shownReport(other),
    ]);
    const short = shortNumber(text);
    if (isUnfinished(offlineReport, country) || ((typed || short !== null) && mayGrow(offlineReport))) {
      const abroad = begunCountry(text);
      const isNational = country !== null && !abroad;
      return { kind: 'begun', country: abroad ?? country, isNational, short };
    }
    const report = await withKeptAnswers(settings, offlineReport, context);
    const offer = onlineOffer(report, settings, { ...means, isPrivate, asked: false, still: true });
    const range = subject.kind === 'ip' ? (addressRange(refang(text)) ?? undefined) : undefined;
    return { kind: 'report', report, offer, country, ...last, range, other: otherReport ?? undefined };
  }

  return {
    async read({ text, country, typed = false }, sender) {
      const settings = await readSettings();
      const home = country ?? personCountry(settings);
      const reading = await readText(text, { ...sender, settings, home, isChosen: country !== null, typed });
      const grouped = typed ? formatTyped(text, home) : null;
      return grouped === null ? reading : { ...reading, grouped };
    },

    async lookUp({ subject, ...options }, sender) {
      const report = await deviceReport(subject);
      if (options.asked) await liftPresses(Date.now()); // guard presses-lifted
      const reply = await lookUp.ask({ report, ...options, site: null, tabId: null, isPrivate: sender.isPrivate });
      if (reply.answers.length > 0) await noteInHistory(withLookUp(report, reply), sender);
      return reply;
    },

    async noteSubject({ subject }, sender) {
      await noteInHistory(await deviceReport(subject), sender);
      return { entries: await readHistory() };
    },

    async takePendingText(_, { isPrivate }) {
      // Both are taken, so that none is left for the next popup.
      const [noted, text] = await Promise.all([
        takeHandedText({ page: 'note', isPrivate }),
        takeHandedText({ page: 'popup', isPrivate }),
      ]);
      return { text: noted ?? text, forNote: noted !== null };
    },

    async readExtent(_, { isPrivate }) {
      return { extent: await readPopupExtent(), canNote: !isPrivate };
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

type TypedFind = Pick<Find, 'subject' | 'country'>;

/**
 * How a typed text is read. `home`: the country for national numbers; `isChosen`: the user chose it for this text.
 * `typed`: it may be unfinished.
 */
type TypingContext = WindowKind & {
  settings: Settings;
  home: string | null;
  isChosen: boolean;
  typed: boolean;
};

/** Of several subjects in a text, this many are answered in the popup; the side panel's list has them all. */
const answeredOfSeveral = 8;

/** Says what is wrong with a text that is no subject, or that it is the beginning of one. */
function unreadable(text: string, reason: UnreadableReason): TypedReading {
  if (reason !== 'neither') return { kind: 'unreadable', reason };
  const fault = addressFault(refang(text));
  if (fault) return { kind: 'faulty', fault };
  if (!isBeginning(text)) return { kind: 'unreadable', reason };
  return { kind: 'begun', country: begunCountry(text), isNational: false, short: null };
}

type Opening = WindowKind & { forNote?: boolean };

/** Opens the popup with a text to look up, or to write a note on what is in it; in a tab if it can't open. */
export async function openPopup(text: string, { isPrivate, forNote = false }: Opening): Promise<void> {
  const to: TextReceiver = { page: forNote ? 'note' : 'popup', isPrivate };
  const opening = browser.action.openPopup();
  const saving = handText(beginningOf(text, readTextCharacters), to);
  try {
    await Promise.all([opening, saving]);
  } catch {
    await saving;
    // A tab would open in an ordinary window, where what was private would be kept.
    if (isPrivate) await takeHandedText(to);
    else await browser.tabs.create({ url: browser.runtime.getURL('/popup.html') });
  }
}
