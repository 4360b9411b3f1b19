import { freshFor, negativeFor, staleFor } from '../model/answer-age.ts';
import type { Failure } from '../model/failure.ts';
import type { OperationId } from '../model/operation.ts';
import type { QuotaReport } from '../model/quota.ts';
import type { Result } from '../model/result.ts';
import type { AnswerBody, ServiceAnswer } from '../model/service-answer.ts';
import { answerKey } from './answers.ts';
import { closedBreaker } from './breakers.ts';
import type { BreakerState } from './database.ts';
import { database } from './database.ts';

/** Most answers kept; the oldest make room. */
const mostAnswers = 5_000;

/** How a call ended. Times are milliseconds since 1970. */
export type Outcome = {
  operation: OperationId;
  subject: string;
  callId: number;
  /** When the call was begun, and when it ended. */
  startedAt: number;
  at: number;
  result: Result<AnswerBody, Failure>;
  /** The secret's stamp when the call was made. */
  stamp: string;
  /** It was the first half of a search for the path: "not found" says nothing of the subject yet. */
  isSearch: boolean;
  /** What the breaker makes of it, given how it stands now: other calls may have ended since this one began. */
  turnBreaker: (breaker: BreakerState) => BreakerState;
};

type Kept = { answer: ServiceAnswer | null; expires: number };

/**
 * Writes ledger, cache, quota and breaker in one transaction, so that a worker's death leaves all or none of them. Where
 * key or addresses changed since the call was made, only the ledger learns of it.
 */
export async function recordOutcome(outcome: Outcome): Promise<void> {
  const { operation, subject, callId, at, result, stamp, turnBreaker } = outcome;
  const stores = ['secret', 'calls', 'answers', 'breakers', 'quotas'] as const;
  const transaction = (await database()).transaction(stores, 'readwrite');
  const calls = transaction.objectStore('calls');
  const answers = transaction.objectStore('answers');
  const breakers = transaction.objectStore('breakers');
  const quotas = transaction.objectStore('quotas');
  const [secret, call, breaker, quota, over, count] = await Promise.all([
    transaction.objectStore('secret').get('apiKey'),
    calls.get(callId),
    breakers.get(operation),
    quotas.get(operation),
    answers.index('expires').getAllKeys(IDBKeyRange.upperBound(at - staleFor)),
    answers.count(),
  ]);
  const writes: Promise<unknown>[] = over.map((key) => answers.delete(key));
  if (call) writes.push(calls.put({ ...call, outcome: result.ok ? 'answered' : result.problem.kind }, callId));
  if (secret?.stamp === stamp) {
    writes.push(breakers.put(turnBreaker(breaker ?? closedBreaker(operation))));
    const kept = keptAnswer(outcome);
    if (kept) writes.push(answers.put(kept, answerKey(operation, subject)));
    const said = quotaSaid(outcome, quota);
    if (said) writes.push(quotas.put(said));
    if (kept && count >= mostAnswers) {
      const oldest = await answers.index('expires').getAllKeys(null, count - mostAnswers + 1);
      writes.push(...oldest.map((key) => answers.delete(key)));
    }
  }
  await Promise.all([...writes, transaction.done]);
}

function keptAnswer({ result, at, isSearch }: Outcome): Kept | null {
  if (result.ok) return { answer: { ...result.value, at }, expires: at + freshFor(result.value) };
  return result.problem.kind === 'not-found' && !isSearch ? { answer: null, expires: at + negativeFor } : null;
}

/** The newest quota. Of answers that crossed each other the smaller figure is believed: the order they came in says nothing. */
function quotaSaid({ result, operation, startedAt, at }: Outcome, before: QuotaReport | undefined): QuotaReport | null {
  const quota = result.ok && result.value.operation === 'phoneValidation' ? result.value.quota : null;
  if (!quota) return null;
  const crossed = before?.remain != null && before.at >= startedAt && before.remain < (quota.remain ?? Infinity);
  return { operation, ...quota, remain: crossed ? before.remain : quota.remain, at };
}
