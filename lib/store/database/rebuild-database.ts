import { deleteDB } from 'idb';
import { z } from 'zod';
import { once } from '../../model/once.ts';
import type { Providers } from '../../model/settings/providers.ts';
import { providersSchema } from '../../model/settings/providers.ts';
import { onlineModes } from '../../model/settings/settings.ts';
import type { Secret, StorageLoss } from '../../model/stored-types.ts';
import { cell } from '../storage.ts';
import type { Database } from './schema.ts';

/** The key read from a damaged database. `isLost`: it may have had a key that can no longer be read. */
type SavedKey = { secret: Secret | null; providers: Providers | null; isLost: boolean };

/**
 * Rebuilds a database that was opened but lacks stores, and puts the key back if it can be read. The loss is noted for
 * the user before anything is deleted, as the worker may end at any time. If reading the key fails, it rejects and
 * deletes nothing, as that failure may be temporary.
 */
export async function rebuildDamaged(damaged: Database, open: () => Promise<Database>): Promise<Database> {
  const { name } = damaged;
  const { secret, providers, isLost } = await saveKey(damaged).finally(() => damaged.close());
  const at = Date.now();
  await storageLoss.write({ at, key: 'lost' });
  await deleteDB(name);
  const rebuilt = await open();
  if (secret) await rebuilt.put('secret', secret, 'apiKey'); // guard key-rebuilt
  if (providers) await rebuilt.put('providers', providers, 'all');
  if (!isLost) await storageLoss.write({ at, key: 'kept' });
  return rebuilt;
}

async function saveKey(damaged: Database): Promise<SavedKey> {
  const providers = await saveProviders(damaged);
  if (!damaged.objectStoreNames.contains('secret')) return { secret: null, providers, isLost: true };
  const stored: unknown = await damaged.get('secret', 'apiKey'); // guard key-read-first
  if (stored === undefined) return { secret: null, providers, isLost: false };
  const secret = secretOf(stored);
  return { secret, providers, isLost: secret === null };
}

/** The added providers with their keys, if they can be read. */
async function saveProviders(damaged: Database): Promise<Providers | null> {
  if (!damaged.objectStoreNames.contains('providers')) return null;
  const stored = providersSchema().safeParse(await damaged.get('providers', 'all'));
  return stored.success ? stored.data : null;
}

/** Checks each field of the stored key, which may be damaged too. */
function secretOf(stored: unknown): Secret | null {
  const { key, origins, stamp, ...rest } = Object(stored) as Partial<Record<keyof Secret, unknown>>;
  const agreed = onlineModes.find((mode) => mode === rest.agreed);
  const isWhole = typeof key === 'string' && typeof stamp === 'string' && Array.isArray(origins);
  if (!isWhole) return null;
  const kept = { key, stamp, origins: origins.filter((origin) => typeof origin === 'string') };
  return agreed === undefined ? kept : { ...kept, agreed };
}

/** What was lost when stored data was damaged and rebuilt, until the user has read it; null if nothing was. */
export const storageLoss = cell<StorageLoss | null>({
  area: 'local',
  key: 'storageLoss',
  schema: once(() => z.object({ at: z.number(), key: z.enum(['kept', 'lost']) })),
  otherwise: null,
});
