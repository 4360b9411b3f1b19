import type { OperationId, ProviderId } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import type { Operation } from '../service/operations.ts';
import { serviceOperation } from '../service/operations.ts';
import type { Provider } from './provider.ts';
import { operationOfProvider } from './provider.ts';
import { rdap } from './rdap.ts';

/** Every provider that a person can add. */
export const providers = { rdap } as const satisfies Record<ProviderId, Provider>;

/** Returns the provider of an operation; null for an operation of the lookup service. */
export function providerOf(id: OperationId): Provider | null {
  return isProvider(id) ? providers[id] : null;
}

export function operationOf(id: OperationId): Operation {
  return isProvider(id) ? operationOfProvider(providers[id]) : serviceOperation(id);
}
