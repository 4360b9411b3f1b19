import type { CountryBoxes } from '../../data/country-boxes.ts';
import type { Failure } from '../../model/failure.ts';
import type { OperationId } from '../../model/operation.ts';
import type { Result } from '../../model/result.ts';
import type { AnswerBody } from '../../model/service-answer.ts';
import type { Subject } from '../../model/subject.ts';

/**
 * What one request asks. `base` is the operation's address as `readAddress` gives it, `path` is added to it (empty for
 * its root), `country` the region of a phone number (ISO 3166-1 alpha-2) where it is known.
 */
export type Question = { base: string; path: string; subject: Subject; country: string | null; key: string };

/** What a decoder needs besides the answer: what was asked, and the boxes that tell the order of a coordinate pair. */
export type DecodeContext = { subject: Subject; countryBoxes: CountryBoxes | null };

/**
 * One operation of the lookup service: how its request is written and how its answer is read. Everything else (deadline,
 * size, failures) is `askOperation`'s, once for all of them.
 */
export type Operation = {
  id: OperationId;
  /** The kinds of subject it answers for; `url` and `decode` may count on them. */
  kinds: readonly Subject['kind'][];
  url: (question: Question) => URL;
  /** Reads a JSON object; the only failure it gives is `bad-shape`. */
  decode: (json: object, context: DecodeContext) => Result<AnswerBody, Failure>;
};
