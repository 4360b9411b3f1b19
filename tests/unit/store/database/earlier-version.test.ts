import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { projectFolder } from '../../../../scripts/setup/project-folder.ts';

// Dumps of what earlier commits' extensions wrote in a real Chromium, by hovering, saving options and importing contacts.
const folder = join(projectFolder, 'tests', 'fixtures', 'upgrade');

const keyPath = z.union([z.string(), z.array(z.string())]);
const dumpSchema = z.object({
  commit: z.string(),
  version: z.int(),
  stores: z.record(
    z.string(),
    z.object({
      keyPath: keyPath.nullable(),
      autoIncrement: z.boolean(),
      indexes: z.array(z.object({ name: z.string(), keyPath, multiEntry: z.boolean(), unique: z.boolean() })),
      rows: z.array(z.object({ key: z.union([z.string(), z.number(), z.array(z.string())]), value: z.unknown() })),
    }),
  ),
  local: z.object({ settings: z.looseObject({}) }),
});
type Dump = z.infer<typeof dumpSchema>;

const dumps = readdirSync(folder).map((file) => dumpSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));

/** Puts the stores back as that version had them. */
async function restore({ version, stores, local }: Dump): Promise<void> {
  const db = await openDB('numlens', version, {
    upgrade(opened) {
      for (const [name, { keyPath: path, autoIncrement, indexes }] of Object.entries(stores)) {
        const store = opened.createObjectStore(name, { keyPath: path, autoIncrement });
        for (const { name: index, keyPath: at, ...kind } of indexes) store.createIndex(index, at, kind);
      }
    },
  });
  for (const [name, { keyPath: path, rows }] of Object.entries(stores)) {
    for (const { key, value } of rows) await (path === null ? db.put(name, value, key) : db.put(name, value));
  }
  db.close();
  // The same one that the freshly loaded rooms see.
  const { browser } = await import('../../../wxt-browser.ts');
  await browser.storage.local.set(local);
}

beforeEach(() => vi.resetModules());
afterEach(async () => {
  const { database } = await import('../../../../lib/store/database/database.ts');
  (await database()).close();
  await deleteDB('numlens');
});

describe.each(dumps)('an upgrade from $commit', (dump) => {
  it('keeps settings, sites, key, history and contacts', async () => {
    await restore(dump);
    const { readSettings } = await import('../../../../lib/store/person/settings.ts');
    const { readSecret } = await import('../../../../lib/store/service/secret.ts');
    const { readHistory } = await import('../../../../lib/store/person/history.ts');
    const { contactsOf } = await import('../../../../lib/store/person/contacts.ts');
    const { addresses, lookUpOnline, defaultCountry, sites } = await readSettings();
    expect({ addresses, lookUpOnline, defaultCountry }).toEqual({
      addresses: dump.local.settings['addresses'],
      lookUpOnline: 'hover',
      defaultCountry: 'DE',
    });
    expect(sites).toEqual({ 'intranet.example': 'off' });
    const secret = await readSecret();
    expect(secret).toEqual(dump.stores['secret']?.rows[0]?.value);
    expect(secret?.key).toBe('key-of-an-earlier-version');
    expect((await readHistory()).map(({ title }) => title).sort()).toEqual(
      dump.stores['history']?.rows.map(({ value }) => z.object({ title: z.string() }).parse(value).title).sort(),
    );
    // The first of these versions had no contacts yet.
    expect(await contactsOf('+4930901820')).toMatchObject(dump.stores['contacts'] ? [{ name: 'Ada Example' }] : []);
  });

  it('keeps budgets, answers and the request log as they are read today, and adds no provider', async () => {
    await restore(dump);
    const { readSettings } = await import('../../../../lib/store/person/settings.ts');
    const { readAnswer } = await import('../../../../lib/store/service/learned.ts');
    const { readLedger } = await import('../../../../lib/store/service/request-log.ts');
    const { readProviders } = await import('../../../../lib/store/service/providers.ts');
    expect((await readSettings()).budgets).toEqual(dump.local.settings['budgets']);
    const { calls } = await readLedger(0, Date.parse('2026-01-01')); // The dumps are of later.
    expect(calls.map(({ operation, units }) => [operation, units]).sort()).toEqual([
      ['callerId', 1],
      ['ipGeolocation', 1],
      ['phoneValidation', 1],
    ]);
    for (const { operation, subject, at } of calls) {
      expect(await readAnswer(operation, subject, at)).toMatchObject({ answer: { operation } });
    }
    expect(await readProviders()).toMatchObject({ added: [] });
  });

  it('loses no row of any store', async () => {
    await restore(dump);
    const { database } = await import('../../../../lib/store/database/database.ts');
    const now = await database();
    const kept = await Promise.all(
      [...now.objectStoreNames].map(async (name) => [name, await now.getAll(name)] as const),
    );
    for (const [name, { rows }] of Object.entries(dump.stores)) {
      expect(Object.fromEntries(kept)[name], name).toEqual(rows.map(({ value }) => value));
    }
  });
});

it('there is a dump of the commit that closed the main job, and of one with contacts', () => {
  expect(dumps.map(({ commit }) => commit)).toContain('5561236');
  expect(dumps.some(({ stores }) => (stores['contacts']?.rows.length ?? 0) > 1)).toBe(true);
});
