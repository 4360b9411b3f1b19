import type { IDBPDatabase } from 'idb';
import { deleteDB, openDB } from 'idb';
import type { Secret } from '../model/secret.ts';
import { noteLoss } from './storage-loss.ts';

type SecretReading = { isRead: true; secret: Secret | undefined } | { isRead: false };

/**
 * Takes a damaged database away, remembers what was lost with it (`lib/store/storage-loss`), and gives the key with its
 * origins where they could still be read (SECURITY R39).
 */
export async function takeDamagedAway(name: string): Promise<Secret | undefined> {
  const reading = await readSecretOf(name);
  await deleteDB(name);
  await noteLoss({ at: Date.now(), key: reading.isRead ? 'kept' : 'lost' });
  return reading.isRead ? reading.secret : undefined;
}

async function readSecretOf(name: string): Promise<SecretReading> {
  let damaged: IDBPDatabase | null = null;
  try {
    damaged = await openDB(name);
    return { isRead: true, secret: secretOf(await damaged.get('secret', 'apiKey')) };
  } catch {
    return { isRead: false };
  } finally {
    damaged?.close();
  }
}

/** What is stored as the key may be damaged too: then there is none. */
function secretOf(stored: unknown): Secret | undefined {
  if (stored === undefined) return undefined;
  const { key, origins, stamp } = Object(stored) as Partial<Record<keyof Secret, unknown>>;
  const isWhole = typeof key === 'string' && typeof stamp === 'string' && Array.isArray(origins);
  if (!isWhole) throw new Error('The key is damaged.');
  return { key, stamp, origins: origins.filter((origin) => typeof origin === 'string') };
}
