import type { HistoryEntry } from '../model/history-entry.ts';
import { subjectKey } from '../model/subject-key.ts';
import { database } from './database.ts';

/** Most look-ups kept. */
const historyLength = 200;

/** The person's look-ups, newest first. */
export async function readHistory(): Promise<HistoryEntry[]> {
  return (await (await database()).getAllFromIndex('history', 'at')).reverse();
}

/** Keeps a look-up; the same subject is kept once, with its newest time. The oldest make room. */
export async function addToHistory(entry: HistoryEntry): Promise<void> {
  const transaction = (await database()).transaction('history', 'readwrite');
  await transaction.store.put(entry, subjectKey(entry.subject));
  const surplus = (await transaction.store.count()) - historyLength;
  if (surplus > 0) {
    const oldest = await transaction.store.index('at').getAllKeys(null, surplus);
    await Promise.all(oldest.map((key) => transaction.store.delete(key)));
  }
  await transaction.done;
}

export async function clearHistory(): Promise<void> {
  await (await database()).clear('history');
}
