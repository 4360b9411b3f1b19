import type { Subject } from '../subject-schema.ts';
import type { KnownName } from './contact.ts';
import type { OperationFailure } from './failure.ts';
import type { MaybeDescribed } from './named.ts';
import type { ProviderId } from './provider-list.ts';
import type { OperationId, ServiceAnswer } from './service-answer.ts';
import type { SpecialRange } from './special-range.ts';

/**
 * Everything known about a subject. `device` is there at once; `service` and `failures` fill as the user's online
 * lookups end. `names` are from the user's contacts first, then from pages. `note` is the user's own; absent if there
 * is none. `dataDate` is the date of the built-in data, as its manifest has it; null if it is missing.
 */
export type Report = {
  subject: Subject;
  note?: string;
  device: PhoneReport | IpReport;
  dataDate: string | null;
  names: KnownName[];
  service: ServiceAnswer[];
  failures: OperationFailure[];
};

/**
 * What a lookup would cost: `calls` counts paid lookups. `by` and `only` are there if an added provider is to be asked,
 * and not the lookup service. `spentUntil`: no requests are left for any of these lookups until then (ms since 1970).
 */
export type Cost = {
  calls: number;
  by?: ProviderId | undefined;
  only?: OperationId[];
  spentUntil?: number | undefined;
} & MaybeDescribed;

/** Whether and how the service, or the next provider in the user's order, can add to a report. */
export type OnlineOffer =
  /** Nothing may be sent: a special address, a number that is not valid, or a frame that a page wrote itself. */
  | { kind: 'none' }
  /** Online lookups are off in private windows. */
  | { kind: 'private' }
  /** Online lookups are off. */
  | { kind: 'off' }
  /** Online lookups are on, but no key or no address is set. */
  | { kind: 'unconfigured' }
  /** A button starts the lookup. */
  | ({ kind: 'ask' } & Cost)
  /** The lookup starts automatically. */
  | ({ kind: 'auto' } & Cost)
  /** Every operation has answered: only refreshing an old answer, or trying again after a failure, would make calls. */
  | { kind: 'answered' };

/**
 * The verdict of the built-in data on a phone number's format. "Could not check" is used for the service only.
 * `unassigned`: the length is possible, but no range of the numbering plan contains the number.
 */
export type PhoneVerdict =
  | { kind: 'valid' }
  | { kind: 'unassigned' }
  | { kind: 'not-a-number'; reason: 'too-short' | 'too-long' | 'invalid-length' | 'unknown-country-code' };

/** Line types as libphonenumber names them, in the order in which it tries them. */
export const lineTypes = [
  'FIXED_LINE',
  'MOBILE',
  'FIXED_LINE_OR_MOBILE',
  'PREMIUM_RATE',
  'TOLL_FREE',
  'SHARED_COST',
  'VOIP',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
] as const;

export type LineType = (typeof lineTypes)[number];

/**
 * What the built-in data has about a phone number.
 *
 * `region` is ISO 3166-1 alpha-2; null for non-geographic codes (+800, +870 …) and unknown ones. `national` is empty
 * for non-geographic codes, which have no such format. `location` is null if the data has no location below the
 * country. `carrier` is the range's original carrier; null if none is published. Both are in the user's language if the
 * data has it, otherwise in English. If either is not in English, `english` has both in English, to compare them with
 * other sources. `timeZones` are IANA names, possibly several; empty if unknown. `missing` names the data files that
 * could not be read: their facts are unknown, not absent.
 */
export type PhoneReport = {
  kind: 'phone';
  verdict: PhoneVerdict;
  valid: boolean;
  type: LineType | null;
  region: string | null;
  callingCode: number | null;
  e164: string;
  national: string;
  international: string;
  rfc3966: string;
  location: string | null;
  carrier: string | null;
  english?: undefined | { location: string | null; carrier: string | null };
  timeZones: string[];
  missing: string[];
};

/**
 * What the built-in data has about an IP address.
 *
 * `country` is ISO 3166-1 alpha-2. `latitude` and `longitude` are degrees, rounded to 0.01. `city` is approximate.
 * `timeZone` is the IANA zone of the coordinates. `embedded` is the IPv4 address inside a mapped, compatible,
 * translated, NAT64, 6to4 or Teredo address, with its own report. A special address has no location and no network.
 * `range` is the network's range that holds the address: as CIDR if it is one, otherwise first and last address; null
 * if it is not known. `anycast` is the service that answers on this address from many places; null for others.
 * `missing` names the data files that could not be read.
 */
export type IpReport = {
  kind: 'ip';
  ip: string;
  version: 4 | 6;
  special: SpecialRange | null;
  country: string | null;
  region: string | null;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  timeZone: string | null;
  asn: number | null;
  organisation: string | null;
  range: string | null;
  anycast: string | null;
  embedded: IpReport | null;
  missing: string[];
};

/** A point in each country, in degrees, by ISO 3166-1 alpha-2: where a map shows a number's country. */
export type CountryCenters = Record<string, { latitude: number; longitude: number }>;

/** The dates (YYYY-MM-DD) of the built-in data, by kind of subject; null if they are missing. */
export type DataDates = Record<'phone' | 'ip', string | null>;
