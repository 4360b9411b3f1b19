import type { ProviderId } from '../../model/answer/provider-list.ts';
import { providerIds } from '../../model/answer/provider-list.ts';
import type { Providers } from '../../model/settings/providers.ts';
import { fingerprintOf, noProviders } from '../../model/settings/providers.ts';
import { database } from '../database/database.ts';
import { forgetIn, learned } from './learned.ts';

/**
 * Changes the stored providers, one writer at a time. If a provider's key or description changes, its answers, breakers
 * and quota are removed in the same transaction. The worker may end after it, and an old answer would then be read as
 * one of the new provider.
 */
export async function changeStored(change: (now: Providers) => Providers): Promise<Providers> {
  const transaction = (await database()).transaction(['providers', ...learned], 'readwrite');
  const providers = transaction.objectStore('providers');
  const now = (await providers.get('all')) ?? noProviders;
  const next = change(now);
  const changed = providerIds.filter((id) => identityOf(id, now) !== identityOf(id, next));
  await Promise.all([
    providers.put(next, 'all'),
    ...learned.flatMap((name) => forgetIn(transaction.objectStore(name), changed)), // guard preset-answers
    transaction.done,
  ]);
  return next;
}

/** Returns a text that differs if the description or a field, such as the key, has changed (a new `stamp`). */
function identityOf(id: ProviderId, providers: Providers): string {
  const stamp = providers.added.find((each) => each.id === id)?.stamp ?? null;
  return JSON.stringify([stamp, fingerprintOf(id, providers)]);
}
