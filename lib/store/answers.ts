import type { OperationId } from '../model/operation.ts';
import type { ServiceAnswer } from '../model/service-answer.ts';
import { database } from './database.ts';

/** A kept answer that is still fresh at `now`, or null. */
export async function readAnswer(operation: OperationId, subject: string, now: number): Promise<ServiceAnswer | null> {
  const kept = await (await database()).get('answers', answerKey(operation, subject));
  return kept && kept.expires > now ? kept.answer : null;
}

export function answerKey(operation: OperationId, subject: string): string {
  return `${operation} ${subject}`;
}
