import { keepsSites } from '../../model/settings/settings.ts';
import type { HistoryEntry } from '../../model/stored-types.ts';
import { subjectKey } from '../../model/subject.ts';
import type { Subject } from '../../model/subject-schema.ts';
import { database } from '../database/database.ts';
import { dropOldest } from '../database/entries.ts';
import { inTurn } from '../storage.ts';
import { readSettings } from './settings.ts';

/** Most lookups kept. */
const historyLength = 200;

/** One writer at a time: removing the sites waits for a lookup that is still being written, and removes its site too. */
const writing = 'history';

/** Returns the user's lookups, newest first. */
export async function readHistory(): Promise<HistoryEntry[]> {
  return (await (await database()).getAllFromIndex('history', 'at')).reverse();
}

/**
 * Keeps a lookup. Each subject is kept once, with its newest time, and the oldest entries are removed. Its site is left
 * out unless the user wants sites kept. With `keepTitle` a title that is already stored stays, as it may be from an answer
 * of the service.
 */
export function addToHistory({ host, ...entry }: HistoryEntry, { keepTitle = false } = {}): Promise<void> {
  return inTurn(writing, async () => {
    const place = keepsSites(await readSettings()) ? { host } : {}; // guard site-of-look-up
    const transaction = (await database()).transaction('history', 'readwrite');
    const key = subjectKey(entry.subject);
    const before = keepTitle ? await transaction.store.get(key) : undefined;
    const { said: _, ...untitled } = entry;
    const titled = before ? { ...untitled, title: before.title, said: before.said } : entry;
    await transaction.store.put({ ...titled, ...place }, key);
    await dropOldest(transaction.store, historyLength);
    await transaction.done;
  });
}

/** Removes the site of each lookup. If keeping them ended first, none is added afterwards. */
export function forgetSitesOfLookUps(): Promise<void> {
  return inTurn(writing, async () => {
    const { store, done } = (await database()).transaction('history', 'readwrite');
    for await (const cursor of store) {
      const { host, ...entry } = cursor.value;
      if (host !== undefined) await cursor.update(entry);
    }
    await done;
  });
}

/** Returns the kept lookup of a subject; undefined if there is none. */
export async function findInHistory(subject: Subject): Promise<HistoryEntry | undefined> {
  return (await database()).get('history', subjectKey(subject));
}

/** Returns the number of lookups kept. */
export async function countHistory(): Promise<number> {
  return (await database()).count('history');
}

/** Removes one lookup. */
export async function removeFromHistory(subject: Subject): Promise<void> {
  await (await database()).delete('history', subjectKey(subject));
}

export async function clearHistory(): Promise<void> {
  await (await database()).clear('history');
}
