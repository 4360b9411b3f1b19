import type { Failure } from '../../model/answer/failure.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import { failed } from '../../model/result.ts';
import { withTimeout } from '../../store/database/timeouts.ts';
import { readWorkingPath } from '../../store/service/learned.ts';
import type { PhonePath } from '../service/phone-path.ts';
import { jointFailure, leadsOn } from './counted.ts';
import { createQueue } from './queue.ts';
import { storeTimeout } from './request-setup.ts';
import type { SendResult, Turn } from './send-one.ts';
import { leastForAnswer, sendOne, unsent } from './send-one.ts';

/** Most addresses of a provider that one lookup asks (docs/decisions/0012-a-moved-block-is-asked-for-elsewhere.md). */
const mostBases = 3; // guard three-registries

/**
 * Makes what sends the requests of a lookup by one operation: one; two if the path of phone validation is still to be
 * found; or one to each registry until one has the subject.
 */
export function createAttempts(): (turn: Turn) => Promise<SendResult> {
  const alone = createQueue(1);

  /** Searches one at a time, unless the search before this one has found the path. */
  async function searchInTurn(turn: Turn): Promise<SendResult> {
    const { signal, dueAt } = turn;
    const search = async () => {
      const known = await workingPath(turn);
      return known === null ? searchFrom(turn, null) : askOnce(turn, { path: known, known });
    };
    const searched = await alone(search, { signal, waitAtMost: dueAt - Date.now() - leastForAnswer });
    return searched.began ? searched.value : unsent({ kind: signal.aborted ? 'turned-off' : 'timeout' });
  }

  return async (turn) => {
    const { operation, settings, purpose } = turn;
    if (isProvider(operation.id)) return askRegistries(turn);
    const known = await workingPath(turn);
    const path = operation.id === 'phoneValidation' ? settings.phonePath : 'root';
    if (path !== 'automatic') return askOnce(turn, { path, known });
    if (purpose === 'test') return searchFrom(turn, known); // guard test-searches
    return known === null ? searchInTurn(turn) : askOnce(turn, { path: known, known });
  };
}

/** Returns the path on which the operation has answered before; waits as long as a gate waits for the database. */
function workingPath({ operation, bases }: Turn): Promise<PhonePath | null> {
  return withTimeout(readWorkingPath(operation.id, bases[0]), storeTimeout);
}

/** Asks on a path that is decided. `known`: the path that has answered before. */
function askOnce(turn: Turn, { path, known }: { path: PhonePath; known: PhonePath | null }): Promise<SendResult> {
  return sendOne(turn, { base: turn.bases[0], path, works: path === known, counts: 'always' });
}

/** Tries one path, then the other one if nothing that is documented came: the service documents both. */
async function searchFrom(turn: Turn, known: PhonePath | null): Promise<SendResult> {
  const [base] = turn.bases;
  const path = known ?? 'root';
  const first = await sendOne(turn, { base, path, works: path === known, counts: 'not-yet' });
  if (first.outcome.ok || !first.isSent || !leadsOn(first.outcome.problem, turn)) return first;
  const before = { failure: first.outcome.problem, known };
  const other = path === 'root' ? 'versioned' : 'root';
  const { outcome } = await sendOne(turn, { base, path: other, works: false, counts: before });
  return { outcome: outcome.ok ? outcome : failed(jointFailure(outcome.problem, before)), isSent: true };
}

/**
 * Asks a provider's addresses in order until one answers. A redirect is never followed: it means that another registry
 * has the subject, so the next address is asked. After one redirect, so does an address that knows nothing. Each
 * address is a call of its own.
 */
async function askRegistries(turn: Turn): Promise<SendResult> {
  const { bases } = turn;
  const [first, ...others] = bases.slice(0, mostBases);
  const attempt = { path: 'root', works: true, counts: bases.length > 1 ? 'not-redirect' : 'always' } as const;
  let last = await sendOne(turn, { ...attempt, base: first ?? bases[0] });
  if (!isRedirect(last.outcome)) return last;
  for (const base of others) {
    const isElsewhere = isRedirect(last.outcome) || (!last.outcome.ok && last.outcome.problem.kind === 'not-found');
    if (!last.isSent || !isElsewhere) break;
    last = await sendOne(turn, { ...attempt, base });
  }
  return { ...last, isSent: true };
}

function isRedirect(result: Result<unknown, Failure>): boolean {
  return !result.ok && result.problem.kind === 'redirected';
}
