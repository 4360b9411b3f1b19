import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from '../../../wxt-browser.ts';

const secret = { key: 'canary', origins: ['https://lookup.example'], stamp: 's' };

/** The rooms anew, as a new worker has them: the connection is kept in the module. */
async function freshWorker() {
  vi.resetModules();
  const { database } = await import('../../../../lib/store/database/database.ts');
  const { readSecret } = await import('../../../../lib/store/service/secret.ts');
  const { storageLoss } = await import('../../../../lib/store/database/rebuild-database.ts');
  return { database, readSecret, readLoss: storageLoss.read };
}

beforeEach(async () => {
  await deleteDB('numlens');
  await browser.storage.local.clear();
});

/** A database of today's version with some stores missing, as a broken upgrade leaves it. */
async function leaveDamaged(stores: Record<string, [key: string, value: unknown] | null>): Promise<void> {
  const { database } = await freshWorker();
  const { version } = await database();
  (await database()).close();
  await deleteDB('numlens');
  const damaged = await openDB('numlens', version, {
    upgrade(db) {
      for (const store of Object.keys(stores)) db.createObjectStore(store);
    },
  });
  for (const [store, row] of Object.entries(stores)) if (row) await damaged.put(store, row[1], row[0]);
  damaged.close();
}

test('a database with stores missing is rebuilt with the key in it, and says what was lost', async () => {
  await leaveDamaged({ secret: ['apiKey', secret], history: ['8.8.8.8', { at: 1 }] });
  const { database, readSecret, readLoss } = await freshWorker();
  expect(await readSecret()).toEqual(secret);
  expect([...(await database()).objectStoreNames]).toContain('contacts');
  expect(await (await database()).count('history')).toBe(0);
  expect(await readLoss()).toMatchObject({ key: 'kept' });
});

test('the consent that was given with the key is kept, and nothing that is no mode', async () => {
  await leaveDamaged({ secret: ['apiKey', { ...secret, agreed: 'hover' }] });
  expect(await (await freshWorker()).readSecret()).toEqual({ ...secret, agreed: 'hover' });
  await leaveDamaged({ secret: ['apiKey', { ...secret, agreed: 'anything' }] });
  expect(await (await freshWorker()).readSecret()).toEqual(secret);
});

test.each([{}, { history: null }, { secret: ['apiKey', 'text'] as [string, string] }])(
  'where the key cannot be read any more (%j) it is lost, and that is said',
  async (stores: Parameters<typeof leaveDamaged>[0]) => {
    await leaveDamaged(stores);
    const { readSecret, readLoss } = await freshWorker();
    expect(await readSecret()).toBeNull();
    expect(await readLoss()).toMatchObject({ key: 'lost' });
  },
);

test('where reading the key fails, nothing is deleted yet', async () => {
  await leaveDamaged({ secret: ['apiKey', secret] });
  const failing = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('as played', 'UnknownError');
  });
  const { database, readLoss } = await freshWorker();
  await expect(database()).rejects.toThrow('as played');
  expect(await readLoss()).toBeNull();
  failing.mockRestore();
  const later = await freshWorker();
  expect(await later.readSecret()).toEqual(secret);
  expect(await later.readLoss()).toMatchObject({ key: 'kept' });
});

test('one of a newer version is left alone', async () => {
  const newer = await openDB('numlens', 9_999, { upgrade: (db) => void db.createObjectStore('secret') });
  await newer.put('secret', secret, 'apiKey');
  newer.close();
  const { database, readLoss } = await freshWorker();
  await expect(database()).rejects.toThrow();
  expect(await readLoss()).toBeNull();
  expect(await (await openDB('numlens')).get('secret', 'apiKey')).toEqual(secret);
});
