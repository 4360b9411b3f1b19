import type { OperationFailure } from '../model/failure.ts';
import type { OperationId } from '../model/operation.ts';
import type { Subject } from '../model/subject.ts';

const operations = {
  phone: ['phoneValidation', 'callerId'],
  ip: ['ipGeolocation'],
} as const satisfies Record<Subject['kind'], readonly OperationId[]>;

/**
 * What is said of a look-up whose request got no reply: every operation of the subject's kind was interrupted, or of those
 * that were asked.
 */
export function interruptedLookUp(subject: Subject, only?: readonly OperationId[]): OperationFailure[] {
  const asked: readonly OperationId[] = only ?? operations[subject.kind];
  return asked.map((operation) => ({ operation, failure: { kind: 'interrupted' } }));
}
