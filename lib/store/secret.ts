import type { Secret } from '../model/secret.ts';
import { database } from './database.ts';

/** The key, null where none is kept. */
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
