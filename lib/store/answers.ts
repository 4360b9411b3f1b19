import { isNegative } from '../model/answer-age.ts';
import type { OperationId } from '../model/operation.ts';
import type { ServiceAnswer } from '../model/service-answer.ts';
import { database } from './database.ts';

/** What the service said before; `answer` is null where it had nothing at all. `fresh`: asking again would be waste. */
export type KeptAnswer = { answer: ServiceAnswer | null; fresh: boolean };

/** A kept answer, fresh or stale, or null. That the service had nothing is known for a short while only. */
export async function readAnswer(operation: OperationId, subject: string, now: number): Promise<KeptAnswer | null> {
  const kept = await (await database()).get('answers', answerKey(operation, subject));
  if (!kept) return null;
  const { answer, expires } = kept;
  const fresh = expires > now;
  return fresh || (answer !== null && !isNegative(answer)) ? { answer, fresh } : null;
}

export function answerKey(operation: OperationId, subject: string): string {
  return `${operation} ${subject}`;
}
