import type { Failure } from '../../model/answer/failure.ts';
import type { AnswerBody, OperationId, ServiceAnswer } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import { failed } from '../../model/result.ts';
import type { Settings } from '../../model/settings/settings.ts';
import { withTimeout } from '../../store/database/timeouts.ts';
import { readWorkingPath } from '../../store/service/learned.ts';
import type { PhonePath } from '../service/phone-path.ts';
import { mayBeWrongPath, mayBeWrongPathForTest } from '../service/phone-path.ts';
import type { BreakerInput } from './breaker.ts';
import { createQueue } from './queue.ts';
import { storeTimeout } from './request-setup.ts';

/** What came of a lookup of one operation. */
export type LookupOutcome = Result<ServiceAnswer, Failure>;

/** One request of a lookup that may take two. */
export type Attempt = {
  path: PhonePath;
  /** The operation has answered on this path before, so that its 404 is about the subject. */
  works: boolean;
  /** The second request of a search: the breaker has let it through with the first. */
  isSecond: boolean;
  /** What the breaker counts of the result; null while the search goes on. */
  forBreaker: (result: Result<AnswerBody, Failure>) => BreakerInput | null;
};

/** What came of an attempt. `isSent`: false if the breaker, a budget or the time left refused it. */
export type SendResult = { outcome: LookupOutcome; isSent: boolean };

/** Most addresses of a provider that one lookup asks (docs/decisions/0012-a-moved-block-is-asked-for-elsewhere.md). */
const mostBases = 3; // guard three-registries

/**
 * Asks a provider's addresses in order until one answers. A redirect is never followed: it means that another registry
 * has the subject, so the next address is asked. After one redirect, so does an address that knows nothing. Each
 * address is a call of its own.
 */
export async function askInTurn(
  ask: (attempt: Attempt, base: string) => Promise<SendResult>,
  bases: readonly [string, ...string[]],
): Promise<LookupOutcome> {
  const attempt: Attempt = {
    path: 'root',
    works: true,
    isSecond: false,
    forBreaker: (result) => (isRedirect(result) && bases.length > 1 ? null : { result, isFailedSearch: false }),
  };
  const [first, ...others] = bases.slice(0, mostBases);
  let { outcome, isSent } = await ask(attempt, first ?? bases[0]);
  if (!isRedirect(outcome)) return outcome;
  for (const base of others) {
    const isElsewhere = isRedirect(outcome) || (!outcome.ok && outcome.problem.kind === 'not-found');
    if (!isSent || !isElsewhere) break;
    ({ outcome, isSent } = await ask(attempt, base));
  }
  return outcome;
}

function isRedirect(result: Result<unknown, Failure>): boolean {
  return !result.ok && result.problem.kind === 'redirected';
}

type Ask = (attempt: Attempt) => Promise<SendResult>;
type Search = {
  base: string;
  setting: Settings['phonePath'];
  /** "Test connection": does not wait for other searches, and searches even if a path is known. */
  isTest: boolean;
  signal: AbortSignal;
  waitAtMost: number;
};

/** Returns the only request of an operation whose path is decided. */
export function onlyAttempt(path: PhonePath, known: PhonePath | null): Attempt {
  return { path, works: path === known, isSecond: false, forBreaker: (result) => ({ result, isFailedSearch: false }) };
}

/**
 * Makes the phone validation that finds its path. It uses the path that is set or has answered before. Otherwise it
 * tries the root first, then the versioned path, one search at a time: the service documents both paths.
 */
export function createSearchPath(): (ask: Ask, search: Search) => Promise<LookupOutcome> {
  const alone = createQueue(1);

  return async (ask, { base, setting, isTest, signal, waitAtMost }) => {
    const known = await workingPath('phoneValidation', base);
    if (setting !== 'automatic') return (await ask(onlyAttempt(setting, known))).outcome;
    if (isTest) return searchFrom(ask, known, mayBeWrongPathForTest); // guard test-searches
    if (known !== null) return (await ask(onlyAttempt(known, known))).outcome;
    const searched = await alone(() => searchInTurn(ask, base), { signal, waitAtMost });
    if (searched.began) return searched.value;
    return failed({ kind: signal.aborted ? 'turned-off' : 'timeout' });
  };
}

/** As `readWorkingPath`, for as long as a gate waits for the database. */
export function workingPath(operation: OperationId, base: string): Promise<PhonePath | null> {
  return withTimeout(readWorkingPath(operation, base), storeTimeout);
}

/** Searches, unless the search before this one has found the path. */
async function searchInTurn(ask: Ask, base: string): Promise<LookupOutcome> {
  const known = await workingPath('phoneValidation', base);
  return known === null ? searchFrom(ask, null, mayBeWrongPath) : (await ask(onlyAttempt(known, known))).outcome;
}

/**
 * Tries one path, then the other one if `goesOn` is true for the failure. The breaker counts both requests as one: the
 * first does not count if there is a second. A search without an answer has failed only if no path has answered before
 * (`known` is null).
 */
async function searchFrom(
  ask: Ask,
  known: PhonePath | null,
  goesOn: (failure: Failure) => boolean,
): Promise<LookupOutcome> {
  const firstPath = known ?? 'root';
  const secondPath = firstPath === 'root' ? 'versioned' : 'root';
  const isOver = (result: Result<unknown, Failure>) => result.ok || !goesOn(result.problem);
  const firstResult = await ask({
    ...onlyAttempt(firstPath, known),
    forBreaker: (result) => (isOver(result) ? { result, isFailedSearch: false } : null), // guard search-teaches-at-end
  });
  const firstOutcome = firstResult.outcome;
  if (firstOutcome.ok || !firstResult.isSent || isOver(firstOutcome)) return firstOutcome;
  const jointFailure = (after: Failure) =>
    known !== null || after.kind === 'nothing-there' ? firstOutcome.problem : after;
  const secondResult = await ask({
    ...onlyAttempt(secondPath, known),
    isSecond: true,
    forBreaker: (result) => {
      if (result.ok) return { result, isFailedSearch: false };
      const failure = jointFailure(result.problem);
      return { result: failed(failure), isFailedSearch: known === null && mayBeWrongPath(failure) };
    },
  });
  return secondResult.outcome.ok ? secondResult.outcome : failed(jointFailure(secondResult.outcome.problem));
}
