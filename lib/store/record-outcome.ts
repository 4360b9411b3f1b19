import type { Failure } from '../model/failure.ts';
import type { OperationId } from '../model/operation.ts';
import type { Result } from '../model/result.ts';
import type { AnswerBody } from '../model/service-answer.ts';
import { answerKey } from './answers.ts';
import { closedBreaker } from './breakers.ts';
import type { BreakerState } from './database.ts';
import { database } from './database.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How a call ended. Times are milliseconds since 1970. */
export type Outcome = {
  operation: OperationId;
  subject: string;
  callId: number;
  at: number;
  result: Result<AnswerBody, Failure>;
  /** The secret's stamp when the call was made. */
  stamp: string;
  /** What the breaker makes of it, given how it stands now: other calls may have ended since this one began. */
  turnBreaker: (breaker: BreakerState) => BreakerState;
};

/**
 * Writes ledger, cache and breaker in one transaction, so that a worker's death leaves all or none of them. Where key or
 * addresses changed since the call was made, only the ledger learns of it.
 */
export async function recordOutcome(outcome: Outcome): Promise<void> {
  const { operation, subject, callId, at, result, stamp, turnBreaker } = outcome;
  const stores = ['secret', 'calls', 'answers', 'breakers'] as const;
  const transaction = (await database()).transaction(stores, 'readwrite');
  const calls = transaction.objectStore('calls');
  const answers = transaction.objectStore('answers');
  const breakers = transaction.objectStore('breakers');
  const [secret, call, breaker, stale] = await Promise.all([
    transaction.objectStore('secret').get('apiKey'),
    calls.get(callId),
    breakers.get(operation),
    answers.index('expires').getAllKeys(IDBKeyRange.upperBound(at)),
  ]);
  const writes: Promise<unknown>[] = stale.map((key) => answers.delete(key));
  if (call) writes.push(calls.put({ ...call, outcome: result.ok ? 'answered' : result.problem.kind }, callId));
  if (secret?.stamp === stamp) {
    writes.push(breakers.put(turnBreaker(breaker ?? closedBreaker(operation))));
    if (result.ok) {
      const entry = { answer: { ...result.value, at }, expires: at + freshFor(result.value) };
      writes.push(answers.put(entry, answerKey(operation, subject)));
    }
  }
  await Promise.all([...writes, transaction.done]);
}

/** How long an answer is fresh, ms: a day; a few minutes where the service said that it had none. */
function freshFor(answer: AnswerBody): number {
  return answer.operation === 'ipGeolocation' && answer.status === false ? 10 * minute : day;
}
