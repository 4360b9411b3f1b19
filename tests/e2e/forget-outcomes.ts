import type { Page } from '@playwright/test';

/** Forgets, from an open page of the extension, how the service behaved and what it said: each case begins anew. */
export async function forgetOutcomes(own: Page): Promise<void> {
  await own.evaluate(async () => {
    const open = indexedDB.open('numlens');
    await new Promise((done, fail) => {
      open.onsuccess = done;
      open.onerror = fail;
    });
    const database = open.result;
    const stores = ['breakers', 'answers', 'quotas'].filter((name) => database.objectStoreNames.contains(name));
    const transaction = database.transaction(stores, 'readwrite');
    for (const store of stores) transaction.objectStore(store).clear();
    await new Promise((done, fail) => {
      transaction.oncomplete = done;
      transaction.onerror = fail;
    });
    database.close();
  });
}
