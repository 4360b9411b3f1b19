import type { OperationId, ServiceAnswer } from '../../model/answer/service-answer.ts';
import {
  freshFor,
  isNegative,
  negativeFor,
  operationIds,
  serviceOperationIds,
  staleFor,
} from '../../model/answer/service-answer.ts';
import type { QuotaReport } from '../../model/answer/spending.ts';
import { quotaHolds } from '../../model/answer/spending.ts';
import type { Secret } from '../../model/stored-types.ts';
import { database } from '../database/database.ts';
import { keptOr } from '../database/timeouts.ts';

/**
 * An earlier answer of the service; `answer` is null if it had nothing. `fresh`: requesting it again would be a waste.
 */
export type KeptAnswer = { answer: ServiceAnswer | null; fresh: boolean };

/**
 * Returns a kept answer, fresh or stale; null if there is none, or if its time is over. An answer that nothing is known
 * is kept for a short time only.
 */
export async function readAnswer(operation: OperationId, subject: string, now: number): Promise<KeptAnswer | null> {
  const kept = await (await database()).get('answers', answerKey(operation, subject));
  if (!kept || kept.expires <= now - staleFor) return null;
  const { answer, expires } = kept;
  // An answer that would be fresh for longer than any answer is from before the device's clock was set back.
  const fresh = expires > now && expires - now <= (answer === null ? negativeFor : freshFor(answer)); // guard answer-clock
  if (!fresh && (answer === null || isNegative(answer))) return null;
  return { answer: answer && withoutQuota(answer), fresh };
}

/** What was left at an earlier lookup is not left any more: the newest figure is in `quotas`. */
function withoutQuota(answer: ServiceAnswer): ServiceAnswer {
  return 'quota' in answer ? { ...answer, quota: null } : answer;
}

export function answerKey(operation: OperationId, subject: string): string {
  return `${operation} ${subject}`;
}

/** Returns the path on which an operation has answered at this base address; null if it never has. */
export async function readWorkingPath(operation: OperationId, base: string): Promise<'root' | 'versioned' | null> {
  return (await (await database()).get('phonePaths', workingPathKey(operation, base))) ?? null;
}

/**
 * Returns the key of that path in its store. Phone validation keeps its bare address, as it was once the only operation
 * there.
 */
export function workingPathKey(operation: OperationId, base: string): string {
  return operation === 'phoneValidation' ? base : `${operation} ${base}`;
}

/** Returns the newest quota of each operation whose period is not over at `now` (ms since 1970). */
export async function readQuotas(now: number): Promise<QuotaReport[]> {
  const quotas = await (await database()).getAll('quotas');
  return quotas.filter((quota) => quotaHolds(quota, now));
}

/** Closes the breaker of an operation. */
export async function forgetBreaker(operation: OperationId): Promise<void> {
  await (await database()).delete('breakers', operation);
}

/** Returns the operations whose key the other side refused, and that has not changed since. */
export async function refusedKeys(): Promise<OperationId[]> {
  const read = async () => (await database()).getAll('breakers');
  const breakers = await keptOr('the breakers', read, []);
  const refused = breakers.filter(({ repeat }) => repeat?.kind === 'refused-key').map(({ operation }) => operation);
  return operationIds.filter((id) => refused.some((each) => each === id || each.startsWith(`${id} `)));
}

/**
 * Removes the service's answers and what was learned about it, and changes the key in the same transaction: after a
 * change of the key or an address it may be another service. The request log stays. A key that is not changed gets a new
 * stamp, so that requests under way store nothing.
 */
export async function forgetService(
  change: (secret: Secret | undefined) => Secret | undefined = renewed,
): Promise<void> {
  const transaction = (await database()).transaction(['secret', 'phonePaths', ...learned], 'readwrite');
  const secrets = transaction.objectStore('secret');
  const secret = change(await secrets.get('apiKey'));
  await Promise.all([
    secret ? secrets.put(secret, 'apiKey') : secrets.delete('apiKey'),
    transaction.objectStore('phonePaths').clear(),
    ...learned.flatMap((name) => forgetIn(transaction.objectStore(name), serviceOperationIds)),
    transaction.done,
  ]);
}

function renewed(secret: Secret | undefined): Secret | undefined {
  return secret && { ...secret, stamp: crypto.randomUUID() };
}

/** What is kept of operations. */
export const learned = ['answers', 'breakers', 'quotas'] as const;

/** Deletes these operations' entries. A key is the operation's id, alone or followed by a subject or a registry. */
export function forgetIn(store: { delete(key: IDBKeyRange): Promise<void> }, operations: readonly OperationId[]) {
  return operations.flatMap((id) => [
    store.delete(IDBKeyRange.only(id)),
    store.delete(IDBKeyRange.bound(`${id} `, `${id} \uffff`)),
  ]);
}
