import type { OperationFailure } from '../model/failure.ts';
import type { Report } from '../model/report.ts';
import type { ServiceAnswer } from '../model/service-answer.ts';

/**
 * A report with what the service has said since. A new outcome of an operation replaces its old one; an answer is never
 * replaced by a failure, which then says that the answer could not be refreshed.
 */
export function withLookUp(
  report: Report,
  { answers, failures }: { answers: ServiceAnswer[]; failures: OperationFailure[] },
): Report {
  const isAnswered = (operation: string) => answers.some((answer) => answer.operation === operation);
  const service = [...report.service.filter(({ operation }) => !isAnswered(operation)), ...answers];
  const told = new Set(failures.map(({ operation }) => operation));
  const still = report.failures.filter(({ operation }) => !told.has(operation) && !isAnswered(operation));
  return { ...report, service, failures: [...still, ...failures] };
}
