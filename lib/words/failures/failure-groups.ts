import type { Failure, OperationFailure } from '../../model/answer/failure.ts';
import type { Report } from '../../model/answer/report.ts';
import type { OperationId } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import { operationName } from '../service-names.ts';

/** A failure and all operations that failed in this way, with their names. */
export type FailureGroup = { failure: Failure; operations: OperationId[]; names: string[] };

/** Groups equal failures, so that each is shown once. */
export function groupFailures(failures: readonly OperationFailure[]): FailureGroup[] {
  const groups = new Map<string, FailureGroup>();
  for (const { operation, ownName, failure } of failures) {
    const key = JSON.stringify(failure);
    const group = groups.get(key) ?? { failure, operations: [], names: [] };
    const names = [...group.names, operationName(operation, ownName)];
    groups.set(key, { failure, operations: [...group.operations, operation], names });
  }
  return [...groups.values()];
}

/** Did all that the lookup service was asked fail, in the same way? */
export function isWholeService({ service, failures }: Report, operations: readonly OperationId[]): boolean {
  const asked = [...service, ...failures].map(({ operation }) => operation).filter((id) => !isProvider(id));
  return asked.length > 0 && asked.every((operation) => operations.includes(operation));
}
