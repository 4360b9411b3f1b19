import type { OperationId } from '../model/operation.ts';
import type { CallTime } from './call-time.ts';

/**
 * Who says something: the data in the extension (of a date, YYYY-MM-DD), an operation of the service at a time, the person's
 * own contacts, or a page: the one that the card stands on (`at` null), or one that said it at a time.
 */
export type Source =
  | { kind: 'device'; dataDate: string | null }
  | { kind: 'service'; operation: OperationId; at: number }
  | { kind: 'contacts' }
  | { kind: 'page'; host: string; at: number | null };

export type SourceKind = Source['kind'];

/**
 * One answer and everyone who gives it. `key` is the answer in comparable form: claims with the same key are one claim.
 * `flag` is the ISO 3166-1 alpha-2 code of a flag to draw beside it; `detail` says more than fits the line; `english` is
 * the same name in English, where `text` is in another language.
 */
export type Claim = {
  key: string;
  text: string;
  sources: Source[];
  flag?: string;
  detail?: string;
  english?: string;
};

/** What a fact is about. Each has its term in `terms.ts`. */
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
  | 'reference';

/**
 * A row of the report. Several claims stand for answers that are not the same; `disagree` is true only where they
 * cannot all be right. `note` is a sentence on how to take the answer, or on why there is none. `callTime` says what hours
 * a call would meet there.
 */
export type Fact = { id: FactId; claims: Claim[]; disagree: boolean; note: string | null; callTime?: CallTime };
