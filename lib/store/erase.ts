import { browser } from 'wxt/browser';
import { database } from './database.ts';
import { removeAllButPolicy } from './last-policy.ts';

/**
 * Forgets all that is kept of the person (SECURITY R40): every store of the database, the key among them, and both areas
 * of storage, but for what an organisation decided. What is being written stands in line before it.
 */
export async function eraseEverything(): Promise<void> {
  const open = await database();
  const stores = [...open.objectStoreNames];
  const transaction = open.transaction(stores, 'readwrite');
  await Promise.all([...stores.map((name) => transaction.objectStore(name).clear()), transaction.done]);
  await browser.storage.session.clear();
  await navigator.locks.request('numlens-settings', removeAllButPolicy);
}
