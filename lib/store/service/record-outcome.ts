import type { Failure } from '../../model/answer/failure.ts';
import type { AnswerBody, OperationId, ServiceAnswer } from '../../model/answer/service-answer.ts';
import { freshFor, isProvider, negativeFor, quotaOf } from '../../model/answer/service-answer.ts';
import type { QuotaReport } from '../../model/answer/spending.ts';
import type { Result } from '../../model/result.ts';
import type { BreakerId, BreakerState } from '../database/database.ts';
import { database } from '../database/database.ts';
import { answerKey, closedBreaker, forgetIn, workingPathKey } from './answers.ts';
import { readStamp } from './secret.ts';

/** Most answers kept; beyond that the oldest are removed. */
const mostAnswers = 5_000;

/** How a call ended. Times are milliseconds since 1970. */
export type EndedCall = {
  operation: OperationId;
  /** The breaker that counts it; absent: the operation's. */
  breaker?: BreakerId;
  subject: string;
  callId: number;
  /** When the call started and ended. */
  startedAt: number;
  at: number;
  result: Result<AnswerBody, Failure>;
  /** The secret's stamp when the call was made. */
  stamp: string;
  /** The operation's base address, and the path that the request used. */
  base: string;
  path: 'root' | 'versioned';
  /**
   * Returns the breaker after this outcome, from its present state: other calls may have ended since this one started.
   */
  turnBreaker: (breaker: BreakerState) => BreakerState;
  /** A test got an answer: every address of the operation may be asked again. */
  opensAll?: boolean;
};

type StoredAnswer = { answer: ServiceAnswer | null; expires: number };

/**
 * Writes request log, answer, quota, breaker and working path in one transaction, so that they are all written or none,
 * even if the worker ends. If the key or an address changed since the call started, only the request log is written.
 */
export async function recordOutcome(outcome: EndedCall): Promise<void> {
  const {
    operation,
    breaker: breakerId = operation,
    subject,
    callId,
    result,
    stamp,
    base,
    path,
    turnBreaker,
    opensAll = false,
  } = outcome;
  const stores = ['secret', 'providers', 'calls', 'answers', 'breakers', 'quotas', 'phonePaths'] as const;
  const transaction = (await database()).transaction(stores, 'readwrite');
  const calls = transaction.objectStore('calls');
  const answers = transaction.objectStore('answers');
  const breakers = transaction.objectStore('breakers');
  const quotas = transaction.objectStore('quotas');
  const [stampNow, call, breaker, quota, count] = await Promise.all([
    readStamp(
      { secret: transaction.objectStore('secret'), providers: transaction.objectStore('providers') },
      operation,
    ),
    calls.get(callId),
    breakers.get(breakerId),
    quotas.get(operation),
    answers.count(),
  ]);
  const writes: Promise<unknown>[] = [];
  if (call) writes.push(calls.put({ ...call, outcome: result.ok ? 'answered' : result.problem.kind }, callId));
  if (stampNow === stamp) {
    if (opensAll) writes.push(...forgetIn(breakers, [operation])); // guard R65 test-opens-all
    writes.push(breakers.put(turnBreaker(breaker ?? closedBreaker(breakerId))));
    const paths = isProvider(operation) ? null : transaction.objectStore('phonePaths');
    if (result.ok && paths) writes.push(paths.put(path, workingPathKey(operation, base))); // guard R28 path-that-answered
    const kept = keptAnswer(outcome);
    if (kept) writes.push(answers.put(kept, answerKey(operation, subject)));
    const newest = newestQuota(outcome, quota);
    if (newest) writes.push(quotas.put(newest));
    if (kept && count >= mostAnswers) {
      const oldest = await answers.index('expires').getAllKeys(null, count - mostAnswers + 1);
      writes.push(...oldest.map((key) => answers.delete(key)));
    }
  }
  await Promise.all([...writes, transaction.done]);
}

function keptAnswer({ result, at }: EndedCall): StoredAnswer | null {
  if (result.ok) return { answer: { ...result.value, at }, expires: at + freshFor(result.value) };
  return result.problem.kind === 'not-found' ? { answer: null, expires: at + negativeFor } : null; // guard R30 not-found-kept
}

/**
 * Returns the newest quota. If two calls overlapped, the smaller figure is used, as the order of their answers proves
 * nothing.
 */
function newestQuota(
  { result, operation, startedAt, at }: EndedCall,
  before: QuotaReport | undefined,
): QuotaReport | null {
  const quota = result.ok ? quotaOf(result.value) : null;
  if (!quota) return null;
  const crossed = before?.remain != null && before.at >= startedAt && before.remain < (quota.remain ?? Infinity);
  return { operation, ...quota, remain: crossed ? before.remain : quota.remain, at };
}
