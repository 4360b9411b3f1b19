import { beforeEach, expect, test } from 'vitest';
import { database } from '../../../../lib/store/database/database.ts';
import { updateSettings } from '../../../../lib/store/person/settings.ts';
import { answerKey, forgetService } from '../../../../lib/store/service/learned.ts';
import { readSecret, removeSecret, saveSecret } from '../../../../lib/store/service/secret.ts';
import { browser } from '../../../wxt-browser.ts';
import { emptyDatabase } from '../database/empty-database.ts';

const origins = ['https://lookup.example'];

beforeEach(emptyDatabase);

test('the key is kept in the database, and in no storage area', async () => {
  await saveSecret({ key: 'canary-key', origins });
  await updateSettings((settings) => settings);
  const { local, session } = browser.storage;
  expect(JSON.stringify([await local.get(), await session.get()])).not.toContain('canary');
  expect(await readSecret()).toMatchObject({ key: 'canary-key', origins });
});

test('a forgotten service leaves the key with a new stamp, and a removed key nothing', async () => {
  await saveSecret({ key: 'canary-key', origins });
  const before = await readSecret();
  await forgetService();
  const after = await readSecret();
  expect(after).toEqual({ ...before, stamp: after?.stamp });
  expect(after?.stamp).not.toBe(before?.stamp);
  await removeSecret();
  expect(await readSecret()).toBeNull();
});

test('what the service said goes in one step with the key: the next one may be of another account', async () => {
  for (const change of [() => saveSecret({ key: 'another', origins }), removeSecret]) {
    await saveSecret({ key: 'canary-key', origins });
    const nothing = { answer: null, expires: Date.now() + 1000 };
    await (await database()).put('answers', nothing, answerKey('callerId', '+1'));
    await (await database()).put('phonePaths', 'root', 'https://lookup.example');
    await change();
    expect(await (await database()).count('answers')).toBe(0);
    expect(await (await database()).count('phonePaths')).toBe(0);
  }
});
