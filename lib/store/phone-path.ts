import { database } from './database.ts';

/** The path of phone validation that answered at this base address, null where none was found yet. */
export async function readPhonePath(base: string): Promise<'root' | 'versioned' | null> {
  return (await (await database()).get('phonePaths', base)) ?? null;
}

export async function savePhonePath(base: string, path: 'root' | 'versioned'): Promise<void> {
  await (await database()).put('phonePaths', path, base);
}
