import type { StorageTrouble } from '../../model/stored-types.ts';
import { database } from './database.ts';

/** Returns why the database can't be opened now; null if it opens. */
export async function storageTrouble(): Promise<StorageTrouble | null> {
  try {
    await database();
    return null;
  } catch (error) {
    return troubleOf(error);
  }
}

/** Returns which trouble an error of the database is, as the user is told. */
export function troubleOf(error: unknown): StorageTrouble {
  if (isStorageFull(error)) return 'full';
  return error instanceof Error && error.name === 'VersionError' ? 'newer' : 'failing';
}

/**
 * Returns whether writing failed because there is no space: by IndexedDB's error name (`QuotaExceededError`), or by the
 * message of `storage.local`, whose errors have no name of their own.
 */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'QuotaExceededError' || /quota|no space|disk is full/i.test(error.message);
}
