import type { CountryBoxes } from '../../data/country-map.ts';
import type { Failure } from '../../model/answer/failure.ts';
import type { Described } from '../../model/answer/named.ts';
import type { AnswerBody, OperationId, ServiceOperationId } from '../../model/answer/service-answer.ts';
import { serviceOperationsOf } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import type { Subject } from '../../model/subject-schema.ts';
import { callerId } from './caller-id.ts';
import { ipGeolocation } from './ip-geolocation.ts';
import { phoneValidation } from './phone-validation.ts';

const byId = { phoneValidation, callerId, ipGeolocation } as const satisfies Record<
  ServiceOperationId,
  ServiceOperation
>;

/** The service's operations, in the order of a report's lookups. */
export const operations: readonly ServiceOperation[] = Object.values(byId);

export function serviceOperation(id: ServiceOperationId): Operation {
  return byId[id];
}

/** Returns the operations for this kind of subject, in order. */
export function operationsFor(kind: Subject['kind']): ServiceOperation[] {
  return serviceOperationsOf[kind].map((id) => byId[id]);
}

/** What a provider needs besides the subject, by the names of its fields: a key, an account, a plan. */
export type Fields = Readonly<Record<string, string>>;

/**
 * What one request asks. `path` is the one that the lookup service is asked on (empty for its root). `country` is a
 * phone number's region (ISO 3166-1 alpha-2), null if unknown; `national` has its digits without the country's code.
 */
export type RequestInput = {
  path: string;
  subject: Subject;
  country: string | null;
  national?: string | undefined;
  fields: Fields;
};

/** Headers that a request may have besides `accept`, for a provider's key. */
export type KeyHeader = 'authorization' | 'x-api-key' | 'apikey' | 'key' | 'ipqs-key';

/**
 * A request as an operation writes it: the path and the query that are added to its base, and headers. It names no
 * origin, so that no file can send a key elsewhere. `ownHeaders`: those of a provider that the user described.
 */
export type WrittenRequest = {
  path: string;
  query?: readonly (readonly [name: string, value: string])[];
  headers?: { accept?: string } & { [Name in KeyHeader]?: string };
  ownHeaders?: Readonly<Record<string, string>>;
};

/** What an answer says besides its body. */
export type AnswerHead = { status: number; headers: Pick<Headers, 'get'> };

/** What a decoder needs besides the answer: the subject, and the boxes that decide the order of a coordinate pair. */
export type DecodeContext = { subject: Subject; countryBoxes: CountryBoxes | null };

/**
 * One operation of the lookup service or of a provider: how its request is written and how its answer is read.
 * `askOperation` does the rest for all of them: deadline, size, failures.
 */
export type Operation = {
  id: OperationId;
  /** The description that it was made of; absent for a built-in provider and the lookup service. */
  described?: Described | undefined;
  /** The kinds of subject that it looks up; `request` and `decode` get no others. */
  kinds: readonly Subject['kind'][];
  request: (input: RequestInput) => WrittenRequest | Promise<WrittenRequest>;
  /** It needs no key. A refusal is then not one of the key. */
  isKeyless?: boolean;
  /** An answer may be a JSON list, not only an object. */
  mayBeList?: boolean;
  /** Reads a JSON object, or a list; its only failure is `bad-shape`. */
  decode: (json: object, context: DecodeContext, head?: AnswerHead) => Result<AnswerBody, Failure>;
  /**
   * Reads the provider's own errors, which may be in an answer with a good status; `json` is null if the body is no
   * object. Null: the status alone decides. No word of the body is ever shown.
   */
  trouble?: ((json: object | null, head: AnswerHead) => Failure | null) | undefined;
};

/** An operation of the lookup service. */
export type ServiceOperation = Operation & { id: ServiceOperationId };
