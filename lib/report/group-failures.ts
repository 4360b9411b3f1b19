import type { Failure, OperationFailure } from '../model/failure.ts';
import type { OperationId } from '../model/operation.ts';

/** A failure with every operation that it befell in the same way. */
export type FailureGroup = { failure: Failure; operations: OperationId[] };

/** Failures that say the same, said once. */
export function groupFailures(failures: readonly OperationFailure[]): FailureGroup[] {
  const groups = new Map<string, FailureGroup>();
  for (const { operation, failure } of failures) {
    const key = JSON.stringify(failure);
    const group = groups.get(key) ?? { failure, operations: [] };
    groups.set(key, { failure, operations: [...group.operations, operation] });
  }
  return [...groups.values()];
}
