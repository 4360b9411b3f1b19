import { addressFault } from '../../../lib/address/address-fault.ts';
import { addressRange } from '../../../lib/address/address-range.ts';
import { refang } from '../../../lib/detect/addresses/refang.ts';
import { otherReading, readTyped } from '../../../lib/detect/typed/read-subject.ts';
import { begunCountry, isBeginning, shortNumber, typedNetwork } from '../../../lib/detect/typed/typed-beginning.ts';
import type { HolderFinder } from '../../../lib/lookup/device/ip/network-holder.ts';
import { withKeptAnswers } from '../../../lib/lookup/online/kept-answers.ts';
import { onlineOffer, readMeans } from '../../../lib/lookup/online/online-offer.ts';
import type { TypedReading } from '../../../lib/messages/contract.ts';
import type { MessageLink, MessageTricks } from '../../../lib/model/answer/message.ts';
import { isUnfinished, mayGrow } from '../../../lib/model/answer/unfinished.ts';
import type { ReadBy } from '../../../lib/model/page/read-by.ts';
import { readTypedWith } from '../../../lib/model/page/read-by.ts';
import type { Settings } from '../../../lib/model/settings/settings.ts';
import type { Find, UnreadableReason } from '../../../lib/model/subject.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import type { WindowKind } from '../../../lib/model/window-kind.ts';
import { checkMessage, withCalled } from '../reports/check-message.ts';
import { lastLookUp } from '../reports/history.ts';
import { withPageNames } from '../reports/names.ts';
import type { DeviceReport } from '../tools.ts';

type TypedFind = Pick<Find, 'subject' | 'country'>;

/**
 * How a typed text is read. `home`: the country for national numbers; `isChosen`: the user chose it for this text.
 * `typed`: it may be unfinished. `links` are those of a pasted text, null if they could not be read, `onPage` the numbers
 * of the page (E.164).
 */
type TypingContext = WindowKind & {
  settings: Settings;
  home: string | null;
  isChosen: boolean;
  typed: boolean;
  links: readonly MessageLink[] | null;
  onPage: readonly string[];
};

/** Of several subjects in a text, this many are answered in the popup; the side panel's list has them all. */
const answeredOfSeveral = 8;

/** Returns a function that reads what is typed in the popup and answers from this device and kept answers. */
export function createTypedReader(
  deviceReport: DeviceReport,
  networkHolder: HolderFinder,
): (text: string, context: TypingContext) => Promise<TypedReading> {
  const shownReport = withPageNames(deviceReport);
  const reportOf = (context: TypingContext) => async (subject: Subject) =>
    withKeptAnswers(context.settings, await shownReport(subject), context);

  async function readText(text: string, context: TypingContext): Promise<TypedReading> {
    const asn = typedNetwork(text);
    if (asn !== null) return { kind: 'network', asn, ...(await networkHolder(asn)) };
    const short = shortNumber(text);
    if (short !== null && short !== 'short') return { kind: 'begun', country: null, isNational: false, short };
    const read = readTyped(text, context.home);
    const { called, tricks } = await checkMessage(text, { ...context, isCut: false, reportOn: reportOf(context) });
    const finds = withCalled(read.ok ? read.value : [], called);
    const [only, ...others] = finds;
    if (others.length > 0 || (!only && tricks?.found.length)) return readSeveral(finds, tricks, context);
    if (!only) return unreadable(text, read.ok ? 'neither' : read.problem);
    const fault = only.subject.kind === 'ip' ? addressFault(refang(text)) : null;
    if (fault) return { kind: 'faulty', fault };
    const reading = await readOne(only, text, context);
    return tricks === null || reading.kind !== 'report' ? reading : { ...reading, tricks };
  }

  async function readSeveral(
    finds: readonly TypedFind[],
    tricks: MessageTricks,
    context: TypingContext,
  ): Promise<TypedReading> {
    const first = finds.slice(0, answeredOfSeveral).map(async ({ subject, country }) => {
      return { report: await reportOf(context)(subject), read: readOf(country, context) };
    });
    return { kind: 'several', subjects: finds.map(({ subject }) => subject), first: await Promise.all(first), tricks };
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
    const read = readOf(country, context);
    return { kind: 'report', report, offer, country, read, ...last, range, other: otherReport ?? undefined };
  }

  return readText;
}

function readOf(country: string | null, { home, isChosen }: TypingContext): ReadBy {
  return readTypedWith(country, { home, chosen: isChosen ? home : null });
}

/** Says what is wrong with a text that is no subject, or that it is the beginning of one. */
function unreadable(text: string, reason: UnreadableReason): TypedReading {
  if (reason !== 'neither') return { kind: 'unreadable', reason };
  const fault = addressFault(refang(text));
  if (fault) return { kind: 'faulty', fault };
  if (!isBeginning(text)) return { kind: 'unreadable', reason };
  return { kind: 'begun', country: begunCountry(text), isNational: false, short: null };
}
