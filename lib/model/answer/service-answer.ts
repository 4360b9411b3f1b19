import type { Subject } from '../subject-schema.ts';
import type { FactName, Facts, RiskLevel } from './facts.ts';
import type { MaybeDescribed } from './named.ts';
import type { ProviderId } from './provider-list.ts';
import { providerIds } from './provider-list.ts';
import type { LineType } from './report.ts';

/**
 * The three operations of the lookup service, in the order in which a report requests them.
 */
export const serviceOperationIds = ['phoneValidation', 'callerId', 'ipGeolocation'] as const;
export type ServiceOperationId = (typeof serviceOperationIds)[number];

/** The operations of the lookup service for each kind of subject. */
export const serviceOperationsOf = {
  phone: ['phoneValidation', 'callerId'],
  ip: ['ipGeolocation'],
} as const satisfies Record<Subject['kind'], readonly ServiceOperationId[]>;

/** All that can be asked: each provider has one operation, of its own name. */
export const operationIds = [...serviceOperationIds, ...providerIds] as const;
export type OperationId = (typeof operationIds)[number];

/** Is this an operation of an added provider? */
export function isProvider(operation: OperationId): operation is ProviderId {
  return providerIds.some((id) => id === operation);
}

/**
 * The service's phone validation answer, bounded in length; null for fields it did not give. `confirmed` is true only
 * for the status VALID_CONFIRMED; `status` is the word as received. `lineType` is any word: libphonenumber's name
 * (`LineType`) if the word is known, otherwise the word as received.
 */
export type PhoneValidationAnswer = {
  operation: 'phoneValidation';
  status: string | null;
  confirmed: boolean;
  lineType: LineType | (string & {}) | null;
  carrier: string | null;
  location: string | null;
  callingCode: number | null;
  country: string | null;
  countryName: string | null;
  national: string | null;
  international: string | null;
  /** `formatted_number`, if it differs from `international`. */
  formatted: string | null;
  timeZones: string[];
  quota: Quota | null;
};

/**
 * The service's IP geolocation answer. `coordinates` is the `range` pair in the order that fits the
 * country; if neither order fits, it is null and `rawRange` has the pair as received. `orderInDoubt`: the two numbers
 * of `coordinates` may be swapped. `status` is the service's success flag.
 */
export type IpGeolocationAnswer = {
  operation: 'ipGeolocation';
  status: boolean | null;
  ip: string;
  coordinates: { latitude: number; longitude: number } | null;
  orderInDoubt: boolean;
  rawRange: [number, number] | null;
  region: string | null;
  country: string | null;
  countryName: string | null;
  postalCode: string | null;
  timeZone: string | null;
};

/** The service's caller ID answer. `country` is a code if two letters were received, otherwise null. */
export type CallerIdAnswer = {
  operation: 'callerId';
  name: string | null;
  carrier: string | null;
  country: string | null;
  countryText: string | null;
};

/**
 * An added provider's answer. `unchecked` names the facts that it could not look up in an answer that is good
 * otherwise. `riskLevel` is how to take its score by the provider's own scale. `freshFor`: how long it is fresh (ms) if that
 * is not a day.
 */
export type ProviderAnswer = {
  operation: ProviderId;
  facts: Facts;
  unchecked?: FactName[];
  riskLevel?: RiskLevel | undefined;
  quota?: Quota | null | undefined;
  freshFor?: number;
};

/**
 * What is left, and for how long (s). The service's `ratelimit_remain` and `ratelimit_seconds` as received: it does not
 * document their meaning. `until`: when a provider says that its quota is full again (ms since 1970).
 */
export type Quota = { remain: number | null; seconds: number | null; until?: number | undefined };

/** The documented fields whose type could not be read, by their names in the answer; absent if there are none. */
export type OddFields = { oddFields?: string[] };

export type AnswerBody = (PhoneValidationAnswer | IpGeolocationAnswer | CallerIdAnswer | ProviderAnswer) & OddFields;

/**
 * An answer of the service with the time when it was received (ms since 1970). The description that read it is shown
 * with the answer and not kept.
 */
export type ServiceAnswer = AnswerBody & { at: number } & MaybeDescribed;

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long it is kept that the service had nothing (ms). */
export const negativeFor = 10 * minute;
/** How long an answer is kept after it became stale (ms). */
export const staleFor = 30 * day;

/**
 * Returns how long an answer is fresh (ms): a day unless its provider says otherwise, or some minutes if it had
 * nothing.
 */
export function freshFor(answer: AnswerBody): number {
  if (isNegative(answer)) return negativeFor;
  return 'freshFor' in answer ? (answer.freshFor ?? day) : day;
}

/**
 * Returns whether an answer is so old, or so far in the future, that the user may want a new one. Only the user's own
 * action requests it (guard no-stale-refresh).
 */
export function isStale(answer: ServiceAnswer, now: number): boolean {
  const age = now - answer.at;
  // An answer from the future is from before the device's clock was set back; `now` may be a little older than an
  // answer.
  return age >= freshFor(answer) || age < -minute;
}

/** Returns whether the service answered that it knows nothing: no caller's name, or no location of an address. */
export function isNegative(answer: AnswerBody): boolean {
  switch (answer.operation) {
    case 'callerId':
      return answer.name === null;
    case 'ipGeolocation':
      return answer.status === false;
    case 'phoneValidation':
      return false;
    default:
      return Object.keys(answer.facts).length === 0 && !answer.unchecked?.length;
  }
}

/** What the service's fields say, if their names are not those of facts. */
const factOfField: Readonly<Record<string, FactName>> = { status: 'valid', name: 'callerName', timeZones: 'timeZone' };

/** Returns the names of what an answer says. Names of the service's other fields may be among them. */
export function factsIn(answer: AnswerBody): string[] {
  if ('facts' in answer) return Object.keys(answer.facts);
  return Object.entries(answer).flatMap(([field, value]) => (value === null ? [] : (factOfField[field] ?? field)));
}

/** Returns the quota that came with an answer; null if none did. */
export function quotaOf(answer: AnswerBody): Quota | null {
  return 'quota' in answer ? (answer.quota ?? null) : null;
}
