import { z } from 'zod';
import { staleFor } from '../../model/answer/service-answer.ts';
import { once } from '../../model/once.ts';
import { errorSummary } from '../../model/result.ts';
import { database } from '../database/database.ts';
import { cell } from '../storage.ts';
import { forgetSites } from './calls.ts';

/** How long the request log keeps a call (ms). */
export const callsKeptFor = 30 * 24 * 60 * 60_000;
/** How long after a start only a later one deletes what was over then (ms). */
const betweenStarts = 24 * 60 * 60_000;

/** When a start last saw what was over (ms since 1970). */
const seenAt = cell<number | null>({
  area: 'local',
  key: 'expirySeenAt',
  schema: once(() => z.number()),
  otherwise: null,
});

/** The keys of a store's entries by a time. */
type ByTime<Key> = { getAllKeys(until: IDBKeyRange): Promise<Key[]> };

/** Deletes a store's entries with a time up to `until`; runs inside the store's transaction. */
async function deleteUntil<Key>(
  until: number,
  { store, index }: { store: { delete(key: Key): Promise<void> }; index: ByTime<Key> },
): Promise<void> {
  const old = await index.getAllKeys(IDBKeyRange.upperBound(until));
  await Promise.all(old.map((key) => store.delete(key)));
}

/**
 * Deletes answers, calls and sites of calls whose time was over at an earlier start, at least a day ago. So a clock
 * that runs ahead once deletes nothing that was paid for, and no call that a budget counts.
 */
export async function deleteExpired(now: number): Promise<void> {
  try {
    const seen = await seenAt.read();
    const isLater = seen !== null && now - seen >= betweenStarts;
    if (isLater) await deleteOverAt(seen); // guard expired-twice
    // A time in the future is from before the clock was set back.
    if (isLater || seen === null || seen > now) await seenAt.write(now);
  } catch (error) {
    console.error('Numlens: what is over could not be deleted.', errorSummary(error));
  }
}

async function deleteOverAt(time: number): Promise<void> {
  const transaction = (await database()).transaction(['answers', 'calls'], 'readwrite');
  const [answers, calls] = [transaction.objectStore('answers'), transaction.objectStore('calls')];
  await Promise.all([
    deleteUntil(time - staleFor, { store: answers, index: answers.index('expires') }),
    deleteUntil(time - callsKeptFor, { store: calls, index: calls.index('at') }).then(
      () => forgetSites(calls, time), // guard site-of-no-later-day
    ),
    transaction.done,
  ]);
}
