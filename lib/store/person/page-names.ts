import { mostPageNames } from '../../model/stored-types.ts';
import { database } from '../database/database.ts';
import { dropOldest } from '../database/entries.ts';
import type { PageName } from '../database/schema.ts';
import { inTurn } from '../storage.ts';
import { readSettings } from './settings.ts';

/** Most names returned for one number: those published last. */
const mostGiven = 3;

/** One writer at a time: clearing waits for a name that is still being written, and removes it too. */
const writing = 'page-names';

/**
 * Keeps the name that a host publishes for a number, one for each number and host. Does nothing unless the user has
 * turned this on.
 */
export function rememberPageName(pageName: PageName): Promise<void> {
  return inTurn(writing, async () => {
    if (!(await readSettings()).rememberNames) return;
    const { store, done } = (await database()).transaction('pageNames', 'readwrite');
    await store.put(pageName);
    await dropOldest(store, mostPageNames);
    await done;
  });
}

/** Returns the names kept for a number, newest first; none unless the user has turned keeping them on. */
export async function pageNamesOf(e164: string): Promise<PageName[]> {
  if (!(await readSettings()).rememberNames) return [];
  const ofNumber = IDBKeyRange.bound([e164], [e164, []]);
  const kept = await (await database()).getAll('pageNames', ofNumber);
  return kept.sort((one, other) => other.at - one.at).slice(0, mostGiven);
}

/** Returns the number of names kept. */
export async function countPageNames(): Promise<number> {
  return (await database()).count('pageNames');
}

/** Removes all names. If the user turned keeping them off first, no name is added afterwards. */
export function forgetPageNames(): Promise<void> {
  return inTurn(writing, async () => (await database()).clear('pageNames'));
}
