import { isCustom } from '../../model/answer/custom-ids.ts';
import type { BuiltInId, ProviderId } from '../../model/answer/provider-list.ts';
import type { OperationId } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import type { Providers } from '../../model/settings/providers.ts';
import { definitionsOf, isPreset, noProviders } from '../../model/settings/providers.ts';
import type { Operation } from '../service/operations.ts';
import { serviceOperation } from '../service/operations.ts';
import { customProvider } from './custom.ts';
import type { BuiltInProvider, Provider } from './provider.ts';
import { operationOfProvider } from './provider.ts';

/**
 * The built-in providers, one in each file of the folder. A new one needs its file and a row in `provider-list.ts`.
 */
const files = import.meta.glob<BuiltInProvider>('./built-in/*.ts', { eager: true, import: 'provider' });
const byId = new Map(
  Object.values(files).map((file): [ProviderId, Provider] => {
    return [file.id, { bases: () => file.origins, units: () => 1, ...file }];
  }),
);

/** Returns a built-in provider. */
export function builtIn(id: BuiltInId): Provider {
  const provider = byId.get(id);
  if (!provider) throw new Error(`no file in lib/lookup/providers/built-in has the id ${id}`);
  return provider;
}

/**
 * Returns the provider of an operation; null for an operation of the lookup service, and for a place in which the
 * user described none.
 */
export function providerOf(id: OperationId, providers: Providers = noProviders): Provider | null {
  if (!isProvider(id)) return null;
  if (!isCustom(id)) return builtIn(id);
  const definition = definitionsOf(providers)[id];
  return definition ? customProvider(id, definition, isPreset(id, providers)) : null;
}

/** Returns an operation; null for a place in which the user described no provider. */
export function operationOf(id: OperationId, providers: Providers = noProviders): Operation | null {
  if (!isProvider(id)) return serviceOperation(id);
  const provider = providerOf(id, providers);
  return provider && operationOfProvider(provider);
}
