import type { HistoryEntry } from '../model/history-entry.ts';
import type { Subject } from '../model/subject.ts';
import { subjectKey } from '../model/subject-key.ts';
import { database } from './database.ts';
import { dropOldest } from './drop-oldest.ts';

/** Most look-ups kept. */
const historyLength = 200;

/** The person's look-ups, newest first. */
export async function readHistory(): Promise<HistoryEntry[]> {
  return (await (await database()).getAllFromIndex('history', 'at')).reverse();
}

/**
 * Keeps a look-up; the same subject is kept once, with its newest time. The oldest make room. `keepTitle`: a title that is
 * there already stays, as it may hold what the service said before.
 */
export async function addToHistory(entry: HistoryEntry, { keepTitle = false } = {}): Promise<void> {
  const transaction = (await database()).transaction('history', 'readwrite');
  const key = subjectKey(entry.subject);
  const before = keepTitle ? await transaction.store.get(key) : undefined;
  await transaction.store.put({ ...entry, title: before?.title ?? entry.title }, key);
  await dropOldest(transaction.store, historyLength);
  await transaction.done;
}

/** The look-up of a subject that is kept. */
export async function findInHistory(subject: Subject): Promise<HistoryEntry | undefined> {
  return (await database()).get('history', subjectKey(subject));
}

/** How many look-ups are kept. */
export async function countHistory(): Promise<number> {
  return (await database()).count('history');
}

/** Forgets one look-up. */
export async function removeFromHistory(subject: Subject): Promise<void> {
  await (await database()).delete('history', subjectKey(subject));
}

export async function clearHistory(): Promise<void> {
  await (await database()).clear('history');
}
