import type { ProviderId } from '../../model/answer/provider-list.ts';
import type { OperationId } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import type { Operation } from '../service/operations.ts';
import { serviceOperation } from '../service/operations.ts';
import type { Provider } from './provider.ts';
import { operationOfProvider } from './provider.ts';

/** Each file of the folder is a provider: a new one is found by its id, and listed nowhere else (`provider-list.ts`). */
const files = import.meta.glob<Provider>('./built-in/*.ts', { eager: true, import: 'provider' });
const byId = new Map(Object.values(files).map((provider) => [provider.id, provider]));

/** Returns a provider that a person can add. */
export function builtIn(id: ProviderId): Provider {
  const provider = byId.get(id);
  if (!provider) throw new Error(`no file in lib/lookup/providers/built-in has the id ${id}`);
  return provider;
}

/** Returns the provider of an operation; null for an operation of the lookup service. */
export function providerOf(id: OperationId): Provider | null {
  return isProvider(id) ? builtIn(id) : null;
}

export function operationOf(id: OperationId): Operation {
  return isProvider(id) ? operationOfProvider(builtIn(id)) : serviceOperation(id);
}
