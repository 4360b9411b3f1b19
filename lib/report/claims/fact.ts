import type { Pin } from '../../model/answer/pin.ts';
import type { OnlineOffer, Report } from '../../model/answer/report.ts';
import type { OperationId, ServiceAnswer } from '../../model/answer/service-answer.ts';
import type { CallTime } from '../../words/clocks.ts';
import type { MessageKey } from '../../words/say.ts';

/**
 * Who says something: the built-in data (`dataDate` is YYYY-MM-DD), an operation of the service, the user's contacts,
 * or a page. `ownName` is the name of a provider that the user described. Times (`at`) are in milliseconds since 1970.
 * A page's `at` is null if it is the page that the card is on.
 */
export type Source =
  | { kind: 'device'; dataDate: string | null }
  | { kind: 'service'; operation: OperationId; ownName?: string | undefined; at: number }
  | { kind: 'contacts' }
  | { kind: 'page'; host: string; at: number | null };

export type SourceKind = Source['kind'];

/**
 * One answer and all its sources. `key` is the answer in comparable form: claims with the same key are one claim.
 * `flag` is the ISO 3166-1 alpha-2 code of a flag to draw beside it. `detail` is what does not fit on the line.
 * `english` is the same name in English, if `text` is in another language.
 */
export type Claim = {
  key: string;
  text: string;
  sources: Source[];
  flag?: string;
  detail?: string | undefined;
  english?: string;
  /** A word of the service, as it came; it is shown in quotation marks. */
  isWord?: boolean;
  /** What a button beside it copies; absent if it has none. */
  copy?: string | undefined;
  /** The coordinates that the text names. */
  pin?: Pin;
  /** Another claim says the same, and more (`finer.ts`): it stays in the document, hidden. */
  isCoarser?: boolean;
};

/** What a fact is about. Each has its label in `terms`. */
export type FactId =
  | 'caller'
  | 'carrier'
  | 'lineType'
  | 'location'
  | 'region'
  | 'postalCode'
  | 'country'
  | 'callingCode'
  | 'localTime'
  | 'timeZone'
  | 'network'
  | 'coordinates'
  | 'status'
  | 'range'
  | 'reference'
  | 'holder'
  | 'registered'
  | 'abuse'
  | 'abusePhone'
  | 'parent'
  | 'hostname'
  | 'usage'
  | 'signs'
  | 'risk'
  | 'reports'
  | 'numberRange'
  | 'ported'
  | 'oddFields';

/**
 * A row of the report. Different answers are separate claims; `disagree` is true only if they cannot all be right.
 * `note` explains the answer, or why there is none. `aside` is a few words after the answer, shown only if there is one
 * answer. `callTime` is whether it is a good hour to call. `lack` is why there is no answer: the built-in data has
 * none, or could not be read.
 */
export type Fact = {
  id: FactId;
  claims: Claim[];
  disagree: boolean;
  note: string | null;
  aside?: string | null;
  callTime?: CallTime | undefined;
  lack?: 'not-in-data' | 'unread' | undefined;
  /** The answer is a warning: `bad`: do not trust the subject; `warn`: know this. */
  warns?: 'warn' | 'bad' | undefined;
};

/**
 * Merges claims with the same `key`, in the order in which each first occurs. The first claim's text stays; fields that
 * only a later claim has are added.
 */
export function mergeClaims(claims: (Claim | null)[]): Claim[] {
  const merged = new Map<string, Claim>();
  for (const claim of claims) {
    if (!claim) continue;
    const known = merged.get(claim.key);
    merged.set(claim.key, known ? { ...claim, ...known, sources: [...known.sources, ...claim.sources] } : claim);
  }
  return [...merged.values()];
}

/** Returns a fact's claims that are shown. */
export function finerClaims(fact: Fact | undefined): Claim[] {
  return fact?.claims.filter(({ isCoarser }) => !isCoarser) ?? [];
}

/** Returns who gave an answer, and when. */
export function sourceOf(answer: ServiceAnswer): Extract<Source, { kind: 'service' }> {
  const { operation, at } = answer;
  const ownName = 'facts' in answer ? answer.ownName : undefined;
  return { kind: 'service', operation, ownName, at };
}

type AnswerOf<Id extends OperationId> = Extract<ServiceAnswer, { operation: Id }>;

/** Returns one operation's answer about this subject; null if it was not looked up or failed. */
export function answerOf<Id extends OperationId>(report: Report, operation: Id): AnswerOf<Id> | null {
  const isIt = (answer: ServiceAnswer): answer is AnswerOf<Id> => answer.operation === operation;
  return report.service.find(isIt) ?? null;
}

/**
 * What the wording of a report depends on besides the report: the time `now` (milliseconds since 1970), the user's IANA
 * time zone `here`, whether an online lookup is offered, and whether one is under way (`asking`).
 */
export type ReportContext = { now: number; here: string; offer: OnlineOffer; asking: boolean };

/** The label of each kind of fact, as a message key. */
export const terms = {
  caller: 'termCaller',
  carrier: 'termCarrier',
  lineType: 'termLineType',
  location: 'termLocation',
  region: 'termRegion',
  postalCode: 'termPostalCode',
  country: 'termCountry',
  callingCode: 'termCallingCode',
  localTime: 'termLocalTime',
  timeZone: 'termTimeZone',
  network: 'termNetwork',
  coordinates: 'termCoordinates',
  status: 'termStatus',
  range: 'termRange',
  reference: 'termReference',
  holder: 'termHolder',
  registered: 'termRegistered',
  abuse: 'termAbuse',
  abusePhone: 'termAbusePhone',
  parent: 'termParent',
  hostname: 'termHostname',
  usage: 'termUsage',
  signs: 'termSigns',
  risk: 'termRisk',
  reports: 'termReports',
  numberRange: 'termNumberRange',
  ported: 'termPorted',
  oddFields: 'termOddFields',
} as const satisfies Record<FactId, MessageKey>;
