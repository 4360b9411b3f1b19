import type { OperationId } from '../../model/operation.ts';
import type { Subject } from '../../model/subject.ts';
import { callerId } from './caller-id.ts';
import { ipGeolocation } from './ip-geolocation.ts';
import type { Operation } from './operation.ts';
import { phoneValidation } from './phone-validation.ts';

const byId = { phoneValidation, callerId, ipGeolocation } as const satisfies Record<OperationId, Operation>;

/** The service's operations, in the order that a report asks them. */
export const operations: readonly Operation[] = Object.values(byId);

export function operationOf(id: OperationId): Operation {
  return byId[id];
}

/** The operations that answer for this kind of subject, in order. */
export function operationsFor(kind: Subject['kind']): Operation[] {
  return operations.filter((operation) => operation.kinds.includes(kind));
}
