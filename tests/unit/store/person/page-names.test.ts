import { beforeEach, describe, expect, test } from 'vitest';
import { database } from '../../../../lib/store/database/database.ts';
import {
  countPageNames,
  forgetPageNames,
  pageNamesOf,
  rememberPageName,
} from '../../../../lib/store/person/page-names.ts';
import { updateSettings } from '../../../../lib/store/person/settings.ts';
import { emptyDatabase } from '../database/empty-database.ts';

const e164 = '+4930901820';
const turn = (rememberNames: boolean) => updateSettings((settings) => ({ ...settings, rememberNames }));

beforeEach(async () => {
  await emptyDatabase();
  await turn(true);
});

describe('names of pages', () => {
  test('are kept once for each number and host, and given newest first, three at most', async () => {
    await rememberPageName({ e164, host: 'a.example', name: 'Old', at: 1 });
    await rememberPageName({ e164, host: 'b.example', name: 'B', at: 2 });
    await rememberPageName({ e164, host: 'a.example', name: 'A', at: 3 });
    await rememberPageName({ e164: `${e164}1`, host: 'a.example', name: 'Longer', at: 4 });
    await rememberPageName({ e164: e164.slice(0, -1), host: 'a.example', name: 'Shorter', at: 5 });
    expect((await pageNamesOf(e164)).map(({ name, at }) => [name, at])).toEqual([
      ['A', 3],
      ['B', 2],
    ]);
    await rememberPageName({ e164, host: 'c.example', name: 'C', at: 6 });
    await rememberPageName({ e164, host: 'd.example', name: 'D', at: 7 });
    expect((await pageNamesOf(e164)).map(({ name }) => name)).toEqual(['D', 'C', 'A']);
    expect(await countPageNames()).toBe(6);
  });

  test('are neither kept nor given while that is off', async () => {
    await rememberPageName({ e164, host: 'a.example', name: 'A', at: 1 });
    await turn(false);
    await rememberPageName({ e164, host: 'b.example', name: 'B', at: 2 });
    expect(await countPageNames()).toBe(1);
    expect(await pageNamesOf(e164)).toEqual([]);
  });

  test('can be forgotten; what was being kept when it was turned off is forgotten too', async () => {
    const keeping = rememberPageName({ e164, host: 'a.example', name: 'A', at: 1 });
    await turn(false);
    await Promise.all([keeping, forgetPageNames()]);
    expect(await countPageNames()).toBe(0);
  });

  test('make room for newer ones', async () => {
    // All but the last two are put in at once, as each name by itself takes long.
    const { store, done } = (await database()).transaction('pageNames', 'readwrite');
    const kept = Array.from({ length: 4_999 }, (_, at) => ({ e164: `+${1000 + at}`, host: 'a', name: 'A', at }));
    await Promise.all([...kept.map((name) => store.put(name)), done]);
    for (const at of [4_999, 5_000]) await rememberPageName({ e164: `+${1000 + at}`, host: 'a', name: 'A', at });
    expect(await countPageNames()).toBe(5_000);
    expect(await pageNamesOf('+1000')).toEqual([]);
    expect(await pageNamesOf('+1001')).toHaveLength(1);
  });
});
