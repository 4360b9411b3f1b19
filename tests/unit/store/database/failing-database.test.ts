import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browser } from '../../../wxt-browser.ts';
import { errorNames, errorOf, failOpening, openingFaults, playedRequest, settled } from './failing-database.ts';

const secret = { key: 'canary', origins: ['https://lookup.example'], stamp: 's' };
const hour = 60 * 60_000;

/** The rooms anew, as a new worker has them: the connection is kept in the module. */
async function freshWorker() {
  vi.resetModules();
  const { database, tryAgain } = await import('../../../../lib/store/database/database.ts');
  const { readSecret } = await import('../../../../lib/store/service/secret.ts');
  const { contactsOf } = await import('../../../../lib/store/person/contacts.ts');
  const { storageLoss } = await import('../../../../lib/store/database/rebuild-database.ts');
  const { storageTrouble } = await import('../../../../lib/store/database/storage-trouble.ts');
  return { database, tryAgain, readSecret, contactsOf, readLoss: storageLoss.read, storageTrouble };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  await deleteDB('numlens');
  await browser.storage.local.clear();
  const { database } = await freshWorker();
  const open = await database();
  await open.put('secret', secret, 'apiKey');
  await open.put('contacts', { name: 'Ada', sort: 'ada', numbers: ['+4930901820'] });
  open.close();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each(openingFaults)('while opening ends so: %s', (fault) => {
  test('nothing is deleted, however often and long, and all is there afterwards', async () => {
    const failing = failOpening(fault);
    for (let worker = 0; worker < 3; worker += 1) {
      const { database, readLoss } = await freshWorker();
      for (let tries = 0; tries < 4; tries += 1) {
        expect(await settled(database())).toMatchObject({ status: 'rejected' });
        await vi.advanceTimersByTimeAsync(hour);
      }
      expect(await readLoss()).toBeNull();
    }
    expect(failing.deleted).not.toHaveBeenCalled();
    failing.end();
    const { readSecret, contactsOf } = await freshWorker();
    expect(await readSecret()).toEqual(secret);
    expect(await contactsOf('+4930901820')).toMatchObject([{ name: 'Ada' }]);
  });

  test('the same worker finds the way back, by itself and at once when the person asks', async () => {
    const failing = failOpening(fault);
    const { readSecret, tryAgain, storageTrouble } = await freshWorker();
    expect(await settled(readSecret())).toMatchObject({ status: 'rejected' });
    expect(await settled(storageTrouble())).toMatchObject({ value: expect.any(String) });
    failing.end();
    tryAgain();
    expect(await readSecret()).toEqual(secret);
    expect(await storageTrouble()).toBeNull();

    const again = failOpening(fault);
    const other = await freshWorker();
    await settled(other.readSecret());
    again.end();
    await vi.advanceTimersByTimeAsync(hour);
    expect(await other.readSecret()).toEqual(secret);
  });
});

test('a clock that is set back keeps the way back no longer', async () => {
  const failing = failOpening('UnknownError');
  const { readSecret } = await freshWorker();
  await settled(readSecret());
  failing.end();
  vi.setSystemTime(Date.now() - hour);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await readSecret()).toEqual(secret);
});

test.each(errorNames)('%s at writing or reading deletes nothing', async (name) => {
  const { database, readSecret, readLoss } = await freshWorker();
  const deleted = vi.spyOn(indexedDB, 'deleteDatabase');
  const open = await database();
  for (const method of ['put', 'add', 'get', 'clear'] as const) {
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementationOnce(() => {
      throw errorOf(name);
    });
  }
  await expect(open.put('secret', { ...secret, key: 'other' }, 'apiKey')).rejects.toThrow();
  await expect(open.add('secret', secret, 'apiKey')).rejects.toThrow();
  await expect(readSecret()).rejects.toThrow();
  await expect(open.clear('contacts')).rejects.toThrow();
  expect(deleted).not.toHaveBeenCalled();
  expect(await readSecret()).toEqual(secret);
  open.close();
  const later = await freshWorker();
  expect(await later.readSecret()).toEqual(secret);
  expect(await readLoss()).toBeNull();
});

test('what ails it is told apart: no room, a newer version, and the rest', async () => {
  const troubles = new Map<string, unknown>();
  for (const fault of openingFaults) {
    const failing = failOpening(fault);
    const { storageTrouble } = await freshWorker();
    const told = await settled(storageTrouble());
    troubles.set(fault, told.status === 'fulfilled' ? told.value : told.reason);
    failing.end();
  }
  const { QuotaExceededError, VersionError, ...others } = Object.fromEntries(troubles);
  expect([QuotaExceededError, VersionError]).toEqual(['full', 'newer']);
  expect(new Set(Object.values(others))).toEqual(new Set(['failing']));
});

test('an opening that comes late is taken all the same', async () => {
  const open = indexedDB.open.bind(indexedDB);
  const { request, end } = playedRequest();
  const opened = vi.spyOn(indexedDB, 'open').mockReturnValue(request);
  const { readSecret } = await freshWorker();
  expect(await settled(readSecret())).toMatchObject({ status: 'rejected' });
  const real = open('numlens');
  await new Promise((resolve) => real.addEventListener('success', resolve));
  end('success', { result: real.result });
  await new Promise((resolve) => setImmediate(resolve));
  opened.mockClear();
  expect(await readSecret()).toEqual(secret);
  expect(opened).not.toHaveBeenCalled();
});

test('a connection that was closed under the worker is opened again', async () => {
  const { database, readSecret } = await freshWorker();
  (await database()).close();
  expect(await readSecret()).toEqual(secret);
});
