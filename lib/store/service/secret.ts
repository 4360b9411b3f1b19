import type { OperationId } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import type { Providers } from '../../model/settings/providers.ts';
import type { OnlineMode } from '../../model/settings/settings.ts';
import { isMore } from '../../model/settings/settings.ts';
import type { Secret } from '../../model/stored-types.ts';
import { database } from '../database/database.ts';
import { keptOr } from '../database/timeouts.ts';
import { forgetService } from './learned.ts';

/** Returns the key; null if none is kept. */
export async function readSecret(): Promise<Secret | null> {
  return (await (await database()).get('secret', 'apiKey')) ?? null;
}

type KeyStores = {
  secret: { get(key: 'apiKey'): Promise<Secret | undefined> };
  providers: { get(key: 'all'): Promise<Providers | undefined> };
};

/** Returns the stamp of the key that an operation sends; null if there is none. Reads it inside the stores' transaction. */
export async function readStamp({ secret, providers }: KeyStores, operation: OperationId): Promise<string | null> {
  const kept = isProvider(operation)
    ? (await providers.get('all'))?.added.find(({ id }) => id === operation)
    : await secret.get('apiKey');
  return kept?.stamp ?? null;
}

/** Returns whether a key is kept. Returns true if that can't be read: a lookup then says why nothing is sent. */
export function hasKey(): Promise<boolean> {
  return keptOr('the key', async () => (await readSecret()) !== null, true);
}

/**
 * Keeps a key, the origins it may be sent to, and the mode that the user agreed to. Removes the service's answers,
 * because the key may be that of another account.
 */
export async function saveSecret(secret: Omit<Secret, 'stamp'>): Promise<void> {
  await forgetService(() => ({ ...secret, stamp: crypto.randomUUID() }));
}

/** Notes that the user agreed to this mode, in which the key is sent, even if a policy set the mode. */
export function agreeTo(mode: OnlineMode): Promise<void> {
  return changeAgreed(() => mode);
}

/**
 * Lowers the mode that the user agreed to if the mode in effect is lower. A higher mode then needs consent again
 * (guard raised-needs-consent).
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

/** Removes the key and the service's answers. */
export async function removeSecret(): Promise<void> {
  await forgetService(() => undefined);
}
