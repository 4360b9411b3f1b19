import { database } from './database.ts';

/**
 * The API key and the origins it may be sent to (SECURITY R01, R03), read only to build a request. `stamp` is another
 * with each change of key or addresses: what was asked before such a change must not be kept after it.
 */
export type Secret = { key: string; origins: string[]; stamp: string };

export async function readSecret(): Promise<Secret | null> {
  return (await (await database()).get('secret', 'apiKey')) ?? null;
}

/** Keeps a key, and the origins it may be sent to. */
export async function saveSecret({ key, origins }: Omit<Secret, 'stamp'>): Promise<void> {
  await (await database()).put('secret', { key, origins, stamp: crypto.randomUUID() }, 'apiKey');
}

export async function removeSecret(): Promise<void> {
  await (await database()).delete('secret', 'apiKey');
}
