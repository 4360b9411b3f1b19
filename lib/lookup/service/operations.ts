import type { CountryBoxes } from '../../data/country-map.ts';
import type { Failure } from '../../model/answer/failure.ts';
import type { AnswerBody, OperationId } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import type { Subject } from '../../model/subject-schema.ts';
import { callerId } from './caller-id.ts';
import { ipGeolocation } from './ip-geolocation.ts';
import { phoneValidation } from './phone-validation.ts';

const byId = { phoneValidation, callerId, ipGeolocation } as const satisfies Record<OperationId, Operation>;

/** The service's operations, in the order of a report's lookups. */
export const operations: readonly Operation[] = Object.values(byId);

export function operationOf(id: OperationId): Operation {
  return byId[id];
}

/** Returns the operations for this kind of subject, in order. */
export function operationsFor(kind: Subject['kind']): Operation[] {
  return operations.filter((operation) => operation.kinds.includes(kind));
}

/**
 * What one request sends. `base` is the operation's address as `readAddress` gives it. `path` is added to it (empty for
 * its root). `country` is a phone number's region (ISO 3166-1 alpha-2), null if unknown.
 */
export type Question = { base: string; path: string; subject: Subject; country: string | null; key: string };

/** What a decoder needs besides the answer: the subject, and the boxes that decide the order of a coordinate pair. */
export type DecodeContext = { subject: Subject; countryBoxes: CountryBoxes | null };

/**
 * One operation of the lookup service: how its request is written and how its answer is read. Everything else
 * (deadline, size, failures) is `askOperation`'s, once for all of them.
 */
export type Operation = {
  id: OperationId;
  /** The kinds of subject that it looks up; `url` and `decode` get no others. */
  kinds: readonly Subject['kind'][];
  url: (question: Question) => URL;
  /** Reads a JSON object; its only failure is `bad-shape`. */
  decode: (json: object, context: DecodeContext) => Result<AnswerBody, Failure>;
};
