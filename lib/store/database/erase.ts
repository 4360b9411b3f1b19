import { browser } from 'wxt/browser';
import { removeAllButPolicy } from '../policy/last-policy.ts';
import { inTurn } from '../storage.ts';
import { database, deleteDatabase, tryAgain } from './database.ts';
import { withTimeout } from './timeouts.ts';

/** How long clearing the database may take before it is deleted (ms). */
const emptyWithin = 10_000;

/**
 * Erases everything that is kept about the user: all stores of the database, with the key, and both storage areas,
 * except the organization's policy. Writes that have begun end first. A database that can't be cleared is deleted, so
 * that the user can recover from one that always fails.
 */
export async function eraseEverything(): Promise<void> {
  tryAgain();
  const emptying = await Promise.allSettled([withTimeout(emptyDatabase(), emptyWithin).catch(() => deleteDatabase())]); // guard erase-deletes
  await browser.storage.session.clear(); // guard erase-session
  await inTurn('settings', removeAllButPolicy); // guard erase-settings
  // Thrown last, so that a database that fails does not keep the rest from being erased.
  for (const result of emptying) if (result.status === 'rejected') throw result.reason;
}

async function emptyDatabase(): Promise<void> {
  const open = await database();
  const stores = [...open.objectStoreNames];
  const transaction = open.transaction(stores, 'readwrite');
  await Promise.all([...stores.map((name) => transaction.objectStore(name).clear()), transaction.done]); // guard erase-stores
}
