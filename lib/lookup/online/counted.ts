import type { Failure } from '../../model/answer/failure.ts';
import type { AnswerBody } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import { failed } from '../../model/result.ts';
import type { Counted } from '../../store/service/breaker.ts';
import type { PhonePath } from '../service/phone-path.ts';
import { mayBeWrongPath, mayBeWrongPathForTest } from '../service/phone-path.ts';
import type { OnlineLookup } from './request-setup.ts';

/**
 * What the breaker counts of an attempt:
 *
 * - `always`: its result.
 * - `not-redirect`: its result, unless another registry has the subject.
 * - `not-yet`: its result, unless the search for the path goes on: the breaker counts both requests of a search as one.
 * - the first request of a search: what both came to. The breaker has let the second one through with it.
 */
export type Counts = 'always' | 'not-redirect' | 'not-yet' | FirstOfSearch;

/** How the first request of a search failed. `known`: the path that had answered before. */
type FirstOfSearch = { failure: Failure; known: PhonePath | null };

/** Does a search for the path go on after this failure? "Test connection" goes on after more of them. */
export function leadsOn(failure: Failure, { purpose }: Pick<OnlineLookup, 'purpose'>): boolean {
  return purpose === 'test' ? mayBeWrongPathForTest(failure) : mayBeWrongPath(failure);
}

/** Returns how a search failed whose second request failed. */
export function jointFailure(second: Failure, { failure, known }: FirstOfSearch): Failure {
  return known !== null || second.kind === 'nothing-there' ? failure : second;
}

/** Returns what the breaker counts of a result; null for nothing. */
export function countedOf(
  result: Result<AnswerBody, Failure>,
  counts: Counts,
  lookup: Pick<OnlineLookup, 'purpose'>,
): Counted | null {
  if (result.ok || counts === 'always') return { result };
  if (counts === 'not-redirect') return result.problem.kind === 'redirected' ? null : { result };
  if (counts === 'not-yet') return leadsOn(result.problem, lookup) ? null : { result }; // guard search-teaches-at-end
  const failure = jointFailure(result.problem, counts);
  // If a path has answered before, a search has not failed: the service is there.
  return { result: failed(failure), isFailedSearch: counts.known === null && mayBeWrongPath(failure) };
}
