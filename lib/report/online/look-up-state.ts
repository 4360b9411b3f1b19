import type { OperationFailure } from '../../model/answer/failure.ts';
import type { OnlineOffer, Report } from '../../model/answer/report.ts';
import type { OperationId, ServiceAnswer } from '../../model/answer/service-answer.ts';
import type { Subject } from '../../model/subject-schema.ts';

/** Whether an offer leaves an online lookup open, for the first time or again. */
export const isOpen = {
  none: false,
  private: false,
  off: false,
  unconfigured: false,
  ask: true,
  auto: true,
  answered: true,
} as const satisfies Record<OnlineOffer['kind'], boolean>;

/**
 * Returns the offer after a lookup: who can be asked next, otherwise `answered` if any operation has an outcome, and
 * the same as before if none has.
 */
export function offerAfter(
  offer: OnlineOffer,
  { answers, failures, next }: { answers: ServiceAnswer[]; failures: OperationFailure[]; next?: OnlineOffer },
): OnlineOffer {
  if (next) return next;
  return answers.length + failures.length > 0 ? { kind: 'answered' } : offer;
}

/**
 * Returns a report with a lookup's outcomes added. A new outcome of an operation replaces its old one, but a failure
 * never removes an answer: it then means that the answer could not be refreshed.
 */
export function withLookUp(
  report: Report,
  { answers, failures }: { answers: ServiceAnswer[]; failures: OperationFailure[] },
): Report {
  const isAnswered = (operation: string) => answers.some((answer) => answer.operation === operation);
  const service = [...report.service.filter(({ operation }) => !isAnswered(operation)), ...answers];
  const failedAgain = new Set(failures.map(({ operation }) => operation));
  const others = report.failures.filter(({ operation }) => !failedAgain.has(operation) && !isAnswered(operation));
  return { ...report, service, failures: [...others, ...failures] };
}

const operations = {
  phone: ['phoneValidation', 'callerId'],
  ip: ['ipGeolocation'],
} as const satisfies Record<Subject['kind'], readonly OperationId[]>;

/**
 * Returns the failures of a lookup that got no reply: the requested operations (`only`), or all of the subject's kind,
 * were interrupted.
 */
export function interruptedLookUp(subject: Subject, only?: readonly OperationId[]): OperationFailure[] {
  const requested: readonly OperationId[] = only ?? operations[subject.kind];
  return requested.map((operation) => ({ operation, failure: { kind: 'interrupted' } }));
}
