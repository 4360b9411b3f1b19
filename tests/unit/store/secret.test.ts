import { beforeEach, expect, test } from 'vitest';
import { updateSettings } from '../../../lib/store/person/settings.ts';
import { forgetService } from '../../../lib/store/service/answers.ts';
import { readSecret, removeSecret, saveSecret } from '../../../lib/store/service/secret.ts';
import { browser } from '../../wxt-browser.ts';
import { emptyDatabase } from './empty-database.ts';

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
