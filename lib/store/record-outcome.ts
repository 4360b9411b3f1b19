import type { Failure } from '../model/failure.ts';
import type { OperationId } from '../model/operation.ts';
import type { Result } from '../model/result.ts';
import type { AnswerBody } from '../model/service-answer.ts';
import { answerKey } from './answers.ts';
import type { BreakerState } from './database.ts';
import { database } from './database.ts';

const freshFor = 24 * 60 * 60_000;

/** How a call ended, and what the breaker makes of it. Times are milliseconds since 1970. */
export type Outcome = {
  operation: OperationId;
  subject: string;
  callId: number;
  at: number;
  result: Result<AnswerBody, Failure>;
  breaker: BreakerState;
};

/** Writes ledger, cache and breaker in one transaction, so that a worker's death leaves all or none of them. */
export async function recordOutcome(outcome: Outcome): Promise<void> {
  const { operation, subject, callId, at, result, breaker } = outcome;
  const transaction = (await database()).transaction(['calls', 'answers', 'breakers'], 'readwrite');
  const calls = transaction.objectStore('calls');
  const call = await calls.get(callId);
  const writes: Promise<unknown>[] = [transaction.objectStore('breakers').put(breaker)];
  if (call) writes.push(calls.put({ ...call, outcome: result.ok ? 'answered' : result.problem.kind }, callId));
  const answers = transaction.objectStore('answers');
  if (result.ok) {
    const entry = { answer: { ...result.value, at }, expires: at + freshFor };
    writes.push(answers.put(entry, answerKey(operation, subject)));
  }
  const stale = await answers.index('expires').getAllKeys(IDBKeyRange.upperBound(at));
  writes.push(...stale.map((key) => answers.delete(key)));
  await Promise.all([...writes, transaction.done]);
}
