import { staleFor } from '../../model/answer/service-answer.ts';
import { errorCode } from '../../model/result.ts';
import { database } from '../database/database.ts';

/** How long the request log keeps a call (ms). */
export const callsKeptFor = 30 * 24 * 60 * 60_000;

/** The keys of a store's entries by a time. */
type ByTime<Key> = { getAllKeys(until: IDBKeyRange): Promise<Key[]> };

/** Deletes a store's entries with a time up to `until`; runs inside the store's transaction. */
export async function deleteUntil<Key>(
  until: number,
  { store, index }: { store: { delete(key: Key): Promise<void> }; index: ByTime<Key> },
): Promise<void> {
  const old = await index.getAllKeys(IDBKeyRange.upperBound(until));
  await Promise.all(old.map((key) => store.delete(key)));
}

/** Deletes answers and calls whose time is over. Each request does so too, but there may be none for a long time. */
export async function deleteExpired(now: number): Promise<void> {
  try {
    const transaction = (await database()).transaction(['answers', 'calls'], 'readwrite');
    const [answers, calls] = [transaction.objectStore('answers'), transaction.objectStore('calls')];
    await Promise.all([
      deleteUntil(now - staleFor, { store: answers, index: answers.index('expires') }),
      deleteUntil(now - callsKeptFor, { store: calls, index: calls.index('at') }),
      transaction.done,
    ]);
  } catch (error) {
    console.error('Numlens: what is over could not be deleted.', errorCode(error));
  }
}
