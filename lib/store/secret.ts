import { database } from './database.ts';

/** The API key and the origins it was saved for (SECURITY R01, R03). It is read only to build a request. */
export type Secret = { key: string; origins: string[] };

export async function readSecret(): Promise<Secret | null> {
  return (await (await database()).get('secret', 'apiKey')) ?? null;
}

/** Keeps a key, and the origins it may be sent to. */
export async function saveSecret(secret: Secret): Promise<void> {
  await (await database()).put('secret', secret, 'apiKey');
}

export async function removeSecret(): Promise<void> {
  await (await database()).delete('secret', 'apiKey');
}
