import type { OperationId } from '../model/operation.ts';
import type { Report } from '../model/report.ts';
import type { ServiceAnswer } from '../model/service-answer.ts';

type AnswerOf<Id extends OperationId> = Extract<ServiceAnswer, { operation: Id }>;

/** What one operation of the service said of this subject; null where it was not asked or failed. */
export function answerOf<Id extends OperationId>(report: Report, operation: Id): AnswerOf<Id> | null {
  const isIt = (answer: ServiceAnswer): answer is AnswerOf<Id> => answer.operation === operation;
  return report.service.find(isIt) ?? null;
}
