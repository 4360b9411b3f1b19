import type { PageName } from './database.ts';
import { database } from './database.ts';
import { dropOldest } from './drop-oldest.ts';
import { readSettings } from './settings.ts';

/** Most names kept; the oldest make room. */
const mostKept = 5_000;
/** Most names given for one number: those of the hosts that said so last. */
const mostGiven = 3;

/**
 * Keeps the name that a host publishes for a number, one for each number and host; nothing while the person has not
 * turned that on.
 */
export function rememberPageName(pageName: PageName): Promise<void> {
  return alone(async () => {
    if (!(await readSettings()).rememberNames) return;
    const { store, done } = (await database()).transaction('pageNames', 'readwrite');
    await store.put(pageName);
    await dropOldest(store, mostKept);
    await done;
  });
}

/** The names kept for a number, newest first; none while the person has not turned keeping them on. */
export async function pageNamesOf(e164: string): Promise<PageName[]> {
  if (!(await readSettings()).rememberNames) return [];
  const ofNumber = IDBKeyRange.bound([e164], [e164, []]);
  const kept = await (await database()).getAll('pageNames', ofNumber);
  return kept.sort((one, other) => other.at - one.at).slice(0, mostGiven);
}

/** How many names are kept. */
export async function countPageNames(): Promise<number> {
  return (await database()).count('pageNames');
}

/** Forgets every name of a page. Where keeping them was turned off before, none comes back. */
export function forgetPageNames(): Promise<void> {
  return alone(async () => (await database()).clear('pageNames'));
}

/** One writer at a time: what was still being kept when the person turned that off is forgotten too. */
function alone<Value>(write: () => Promise<Value>): Promise<Value> {
  return navigator.locks.request('numlens-page-names', write);
}
