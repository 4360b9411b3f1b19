import 'fake-indexeddb/auto';
import { database } from '../../../../lib/store/database/database.ts';

/** Empties every store of the database. */
export async function emptyDatabase(): Promise<void> {
  const open = await database();
  await Promise.all([...open.objectStoreNames].map((store) => open.clear(store)));
}
