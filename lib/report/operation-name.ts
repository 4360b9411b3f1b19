import type { OperationId } from '../model/operation.ts';
import type { MessageKey } from '../words/say.ts';
import { say } from '../words/say.ts';

const names = {
  phoneValidation: 'operationPhoneValidation',
  callerId: 'operationCallerId',
  ipGeolocation: 'operationIpGeolocation',
} as const satisfies Record<OperationId, MessageKey>;

/** What the person knows an operation of the service by. */
export function operationName(operation: OperationId): string {
  return say(names[operation]);
}
