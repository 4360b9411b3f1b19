import type { OperationId } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import type { Secret } from '../../model/kept.ts';
import type { Providers } from '../../model/settings/providers.ts';
import type { OnlineMode } from '../../model/settings/settings.ts';
import { isMore } from '../../model/settings/settings.ts';
import { database } from '../database/database.ts';
import { keptOr } from '../database/patience.ts';
import { forgetService } from './answers.ts';

/** Returns the key; null if none is kept. */
export async function readSecret(): Promise<Secret | null> {
  return (await (await database()).get('secret', 'apiKey')) ?? null;
}

type KeyStores = {
  secret: { get(key: 'apiKey'): Promise<Secret | undefined> };
  providers: { get(key: 'all'): Promise<Providers | undefined> };
};

/** Returns the stamp of the key that an operation sends; null if there is none. Reads it inside the stores' transaction. */
export async function stampIn({ secret, providers }: KeyStores, operation: OperationId): Promise<string | null> {
  const kept = isProvider(operation)
    ? (await providers.get('all'))?.added.find(({ id }) => id === operation)
    : await secret.get('apiKey');
  return kept?.stamp ?? null;
}

/** Returns whether a key is kept; true if that can't be read, as a lookup then reports why nothing is sent. */
export function hasKey(): Promise<boolean> {
  return keptOr('the key', async () => (await readSecret()) !== null, true);
}

/**
 * Keeps a key, the origins it may be sent to, and the mode that the user agreed to. What the service said goes, as it may
 * be another account.
 */
export async function saveSecret(secret: Omit<Secret, 'stamp'>): Promise<void> {
  await forgetService(() => ({ ...secret, stamp: crypto.randomUUID() }));
}

/** Keeps that the user agreed to the key being sent in this mode, even if a policy set it. */
export function agreeTo(mode: OnlineMode): Promise<void> {
  return changeAgreed(() => mode);
}

/**
 * Lowers the mode that the user agreed to, with the mode in effect: raising it again needs another yes (SECURITY R61).
 */
export function agreeToNoMoreThan(mode: OnlineMode): Promise<void> {
  return changeAgreed((agreed) => (isMore(agreed, mode) ? mode : agreed));
}

async function changeAgreed(change: (agreed: OnlineMode) => OnlineMode): Promise<void> {
  const transaction = (await database()).transaction('secret', 'readwrite');
  const secret = await transaction.store.get('apiKey');
  if (secret) await transaction.store.put({ ...secret, agreed: change(secret.agreed ?? 'never') }, 'apiKey');
  await transaction.done;
}

/** Removes the key, and what the service said with it. */
export async function removeSecret(): Promise<void> {
  await forgetService(() => undefined);
}
