import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { database } from '../../../../lib/store/database/database.ts';
import { addContacts, contactsOf } from '../../../../lib/store/person/contacts.ts';
import { readHistory } from '../../../../lib/store/person/history.ts';
import { readSecret } from '../../../../lib/store/service/secret.ts';

test('a database of version 1 keeps everything and gets what is new', async () => {
  const before = await openDB('numlens', 1, {
    upgrade(db) {
      db.createObjectStore('secret');
      db.createObjectStore('answers').createIndex('expires', 'expires');
      db.createObjectStore('history').createIndex('at', 'at');
      db.createObjectStore('calls', { autoIncrement: true }).createIndex('at', 'at');
      db.createObjectStore('breakers', { keyPath: 'operation' });
      db.createObjectStore('phonePaths');
    },
  });
  const secret = { key: 'k', origins: ['https://lookup.example'], stamp: 's' };
  const entry = { subject: { kind: 'ip', ip: '8.8.8.8' }, title: 'Google', country: 'US', at: 5 } as const;
  const call = { at: 5, operation: 'callerId', subject: '+49301', site: null, asked: true, outcome: 'answered' };
  const breaker = { operation: 'callerId', failuresInARow: 1, openedAt: null, until: null, repeat: null };
  const answer = { answer: { operation: 'callerId', name: 'Ada', at: 5 }, expires: 9 };
  await before.put('secret', secret, 'apiKey');
  await before.put('history', entry, '8.8.8.8');
  await before.put('calls', call);
  await before.put('breakers', breaker);
  await before.put('answers', answer, 'callerId +49301');
  await before.put('phonePaths', 'versioned', 'https://lookup.example');
  before.close();

  expect(await readSecret()).toEqual(secret);
  expect(await readHistory()).toEqual([entry]);
  const now = await database();
  expect(now.version).toBeGreaterThan(1);
  expect(await now.getAll('calls')).toEqual([call]);
  expect(await now.getAll('breakers')).toEqual([breaker]);
  expect(await now.getAll('answers')).toEqual([answer]);
  expect(await now.get('phonePaths', 'https://lookup.example')).toBe('versioned');
  await addContacts([{ name: 'Ada', numbers: ['+493012345678'] }]);
  expect(await contactsOf('+493012345678')).toMatchObject([{ name: 'Ada' }]);
});
