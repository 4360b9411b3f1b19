import type { IDBPTransaction } from 'idb';
import type { Failure } from '../../model/answer/failure.ts';
import type { AnswerBody, OperationId } from '../../model/answer/service-answer.ts';
import { freshFor, isProvider, negativeFor, quotaOf } from '../../model/answer/service-answer.ts';
import type { QuotaReport } from '../../model/answer/spending.ts';
import type { Result } from '../../model/result.ts';
import { database } from '../database/database.ts';
import type { BreakerId, NumlensSchema } from '../database/schema.ts';
import type { Counted } from './breaker.ts';
import { closedBreaker, nextBreaker } from './breaker.ts';
import { answerKey, forgetIn, workingPathKey } from './learned.ts';
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
  /** What the breaker counts of it; null for nothing. */
  counted: Counted | null;
  /** A test got an answer: every address of the operation may be asked again. */
  opensAll?: boolean;
};

const stores = ['secret', 'providers', 'calls', 'answers', 'breakers', 'quotas', 'phonePaths'] as const;
type Recording = IDBPTransaction<NumlensSchema, typeof stores, 'readwrite'>;

/**
 * Writes request log, answer, quota, breaker and working path in one transaction, so that they are all written or none,
 * even if the worker ends. If the key or an address changed since the call started, only the request log is written.
 */
export async function recordOutcome(outcome: EndedCall): Promise<void> {
  const transaction = (await database()).transaction(stores, 'readwrite');
  await Promise.all([record(transaction, outcome), transaction.done]);
}

async function record(transaction: Recording, outcome: EndedCall): Promise<void> {
  await recordCall(transaction, outcome);
  const [secret, providers] = [transaction.objectStore('secret'), transaction.objectStore('providers')];
  const stampNow = await readStamp({ secret, providers }, outcome.operation);
  if (stampNow !== outcome.stamp) return;
  await Promise.all([
    recordBreaker(transaction, outcome),
    recordPath(transaction, outcome),
    recordAnswer(transaction, outcome),
    recordQuota(transaction, outcome),
  ]);
}

async function recordCall(transaction: Recording, { callId, result }: EndedCall): Promise<void> {
  const calls = transaction.objectStore('calls');
  const call = await calls.get(callId);
  if (call) await calls.put({ ...call, outcome: result.ok ? 'answered' : result.problem.kind }, callId);
}

/** Changes the breaker as it is now: other calls may have ended since this one started. */
async function recordBreaker(transaction: Recording, outcome: EndedCall): Promise<void> {
  const { operation, breaker: id = operation, counted, startedAt, at, opensAll = false } = outcome;
  if (!counted) return;
  const breakers = transaction.objectStore('breakers');
  const before = (await breakers.get(id)) ?? closedBreaker(id);
  if (opensAll) await Promise.all(forgetIn(breakers, [operation])); // guard test-opens-all
  await breakers.put(nextBreaker(before, counted, { startedAt, endedAt: at }));
}

async function recordPath(transaction: Recording, { operation, result, base, path }: EndedCall): Promise<void> {
  if (isProvider(operation)) return;
  const paths = transaction.objectStore('phonePaths');
  if (result.ok) await paths.put(path, workingPathKey(operation, base)); // guard path-that-answered
}

async function recordAnswer(transaction: Recording, outcome: EndedCall): Promise<void> {
  const kept = keptAnswer(outcome);
  if (!kept) return;
  const answers = transaction.objectStore('answers');
  const surplus = (await answers.count()) - mostAnswers + 1;
  await answers.put(kept, answerKey(outcome.operation, outcome.subject));
  if (surplus <= 0) return;
  const oldest = await answers.index('expires').getAllKeys(null, surplus);
  await Promise.all(oldest.map((key) => answers.delete(key)));
}

async function recordQuota(transaction: Recording, outcome: EndedCall): Promise<void> {
  const quotas = transaction.objectStore('quotas');
  const newest = newestQuota(outcome, await quotas.get(outcome.operation));
  if (newest) await quotas.put(newest);
}

function keptAnswer({ result, at }: EndedCall): NumlensSchema['answers']['value'] | null {
  if (result.ok) return { answer: { ...result.value, at }, expires: at + freshFor(result.value) };
  return result.problem.kind === 'not-found' ? { answer: null, expires: at + negativeFor } : null; // guard not-found-kept
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
