import { parseIp } from '../address/ip.ts';
import type { OnlineOffer, Report } from '../model/answer/report.ts';
import type { ReadBy } from '../model/page/read-by.ts';
import type { Subject } from '../model/subject-schema.ts';
import { companyOf } from '../report/claims/lead.ts';
import { verdictText } from '../report/claims/verdict.ts';
import type { ShortWarning, ShownRisk, Source, Verdict } from '../report/view/view.ts';
import { viewOf } from '../report/view/view.ts';
import type { MessageKey } from '../words/say.ts';
import { say } from '../words/say.ts';

/** What is known about a listed subject: its report, the online lookup that is offered, and the row's cells. */
export type RowAnswer = { report: Report; offer: OnlineOffer; cells: RowCells };

/**
 * A row of a list. `place` is its position in the input, from 0. `answer` is null until the report is there. `asking`:
 * an online lookup is under way.
 */
export type ListRow = { key: string; place: number; entry: ListEntry; answer: RowAnswer | null; asking: boolean };

/**
 * A distinct subject of a list. `country`: the country with which a national number was read. `count`: how often it
 * occurred. `line` (from 1) and `file` (null if pasted): where it occurred first. `defanged`: it was written with dots
 * or colons in brackets. `hop`: it is the first public hop of a mail.
 */
export type ListEntry = {
  subject: Subject;
  country: string | null;
  count: number;
  line: number;
  file: string | null;
  defanged: boolean;
  hop: boolean;
};

/** What the input tells about a subject: it was written defanged, or is a mail's hop. */
export type RowTag = 'defanged' | 'hop';

/** What each tag is called. */
export const tagWords = { defanged: 'rowDefanged', hop: 'rowHop' } as const satisfies Record<RowTag, MessageKey>;

/** Returns the tags of an entry, in the order in which they are shown. */
export function tagsOf({ defanged, hop }: Pick<ListEntry, RowTag>): RowTag[] {
  return [...(defanged ? (['defanged'] as const) : []), ...(hop ? (['hop'] as const) : [])];
}

/**
 * What a row shows of a report: for each cell the best answer. `note` is the user's own. `nameSource` is null if the
 * name is from the user's contacts. `holder` is the carrier or the network, `asn` the network's number, `prefix` its
 * range. `place` is the location, shown below the country. `timeZones` are IANA names. `sortText` orders IP addresses
 * by their numbers. `warning` is what to know before calling, in a few words; `risk` the worst that a provider says.
 * `read`: how its country is known; if it was assumed, `text` is the number as people write it there. `isDoubtful`: it
 * may be another one, and nothing that follows from the country is certain.
 */
export type RowCells = {
  text: string;
  read: ReadBy;
  isDoubtful: boolean;
  /** The country is a guess, the number is valid there, and nobody has checked more. */
  isGuess: boolean;
  note: string | null;
  name: string | null;
  nameSource: Source | null;
  /** The company of the user's contact. */
  company: string | null;
  country: string | null;
  holder: string | null;
  asn: number | null;
  prefix: string | null;
  place: string | null;
  verdict: Verdict;
  warning: ShortWarning | null;
  risk: ShownRisk | null;
  /** Nobody would miss the verdict beside the other cells. */
  isOrdinary: boolean;
  timeZones: readonly string[];
  sources: Source[];
  sortText: string;
};

/**
 * Returns the cells of a report's row. `read`: how a number without a country code was read, if the user did not choose its
 * country: its verdict is then never certain.
 */
export function rowCells(report: Report, read: ReadBy = null): RowCells {
  const view = viewOf(report, { read });
  const { name, place, holder, verdict } = view;
  const { subject, device } = report;
  const isShared = device.kind === 'ip' && device.anycast !== null;
  const places = new Set([place.name, place.region].filter((each) => each !== null));
  return {
    text: view.text,
    read,
    isDoubtful: view.isDoubtful,
    isGuess: view.isGuess,
    note: report.note ?? null,
    name: name?.text ?? null,
    nameSource: name?.source ?? null,
    company: companyOf(report),
    country: place.country,
    holder: holder?.text ?? null,
    asn: device.kind === 'ip' ? (holder?.asn ?? device.asn) : null,
    prefix: device.kind === 'ip' ? (device.special?.cidr ?? device.range) : null,
    place: isShared ? say('anycastPlaces') : [...places].join(', ') || null,
    verdict: { tone: verdict.tone, text: verdictText(verdict) },
    warning: view.warning,
    risk: view.risk,
    isOrdinary: view.isOrdinary,
    timeZones: place.timeZones,
    sources: view.sources,
    sortText: device.kind === 'phone' ? device.e164 : addressOrder(subject.kind === 'ip' ? subject.ip : device.ip),
  };
}

/**
 * Returns an IP address with all numbers of fixed length, so that characters sort like numbers; version 4 comes first.
 */
function addressOrder(text: string): string {
  const ip = parseIp(text);
  return ip ? `${ip.version}${ip.words.map((word) => word.toString(16).padStart(8, '0')).join('')}` : text;
}
