import { database } from './database.ts';

/**
 * Forgets what the service said and how it behaved, in one transaction: the key or an address changed, and it may be
 * another service now. The ledger stays. A key that stays gets a new stamp, so that calls under way keep nothing.
 */
export async function forgetService(): Promise<void> {
  const stores = ['secret', 'answers', 'breakers', 'phonePaths', 'quotas'] as const;
  const transaction = (await database()).transaction(stores, 'readwrite');
  const secrets = transaction.objectStore('secret');
  const secret = await secrets.get('apiKey');
  await Promise.all([
    secret && secrets.put({ ...secret, stamp: crypto.randomUUID() }, 'apiKey'),
    transaction.objectStore('answers').clear(),
    transaction.objectStore('breakers').clear(),
    transaction.objectStore('phonePaths').clear(),
    transaction.objectStore('quotas').clear(),
    transaction.done,
  ]);
}
