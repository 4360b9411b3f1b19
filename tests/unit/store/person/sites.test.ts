import { beforeEach, describe, expect, test } from 'vitest';
import { readSettings, updateSettings } from '../../../../lib/store/person/settings.ts';
import { readSiteState, setSite, setTabOff } from '../../../../lib/store/person/sites.ts';
import { browser } from '../../../wxt-browser.ts';

const ordinary = { isPrivate: false, tabId: null };
const inPrivate = { isPrivate: true, tabId: null };
const modeOf = async (host: string, where: typeof ordinary) => (await readSiteState(host, where)).mode;

beforeEach(async () => {
  await browser.storage.local.clear();
  await browser.storage.session.clear();
});

describe('a site', () => {
  test('is on until it is turned off, and can be turned on again', async () => {
    expect(await modeOf('a.example', ordinary)).toBe('on');
    await setSite('a.example', 'off', ordinary);
    await setSite('a.example', 'off', ordinary);
    expect(await modeOf('a.example', ordinary)).toBe('off');
    expect(await modeOf('b.example', ordinary)).toBe('on');
    await setSite('a.example', null, ordinary);
    expect(await readSettings()).toMatchObject({ sites: {} });
  });

  test('says for which host its mode was set, and what it would be without its own', async () => {
    await setSite('a.example', 'click', ordinary);
    await setSite('sub.a.example.', 'off', ordinary);
    expect(await readSiteState('sub.a.example.', ordinary)).toMatchObject({
      mode: 'off',
      setFor: 'sub.a.example',
      otherwise: 'click',
    });
    expect(await readSiteState('other.a.example', ordinary)).toMatchObject({
      mode: 'click',
      setFor: 'a.example',
      otherwise: 'click',
    });
  });

  test('turned off in a private window is off there alone, and nothing of it is stored', async () => {
    await setSite('a.example', 'off', inPrivate);
    expect(await modeOf('a.example', inPrivate)).toBe('off');
    expect(await modeOf('a.example', ordinary)).toBe('on');
    expect(await browser.storage.local.get()).toEqual({});
  });

  test('turned off before is off in private windows too, unless it is turned on there', async () => {
    await setSite('a.example', 'off', ordinary);
    expect(await modeOf('a.example', inPrivate)).toBe('off');
    await setSite('a.example', 'on', inPrivate);
    expect(await readSiteState('a.example', inPrivate)).toMatchObject({ mode: 'on', otherwise: 'off' });
    expect(await modeOf('a.example', ordinary)).toBe('off');
  });

  test('is off by default where only chosen sites are read; a pause is said apart', async () => {
    await updateSettings((settings) => ({ ...settings, onlyHere: true, paused: true }));
    await setSite('a.example', 'on', ordinary);
    expect(await readSiteState('a.example', ordinary)).toMatchObject({ mode: 'on', otherwise: 'off', paused: true });
    expect(await readSiteState('b.example', ordinary)).toMatchObject({ mode: 'off', onlyHere: true, setFor: null });
  });
});

test('a tab is off until that is taken back, and nothing of it is stored', async () => {
  await Promise.all([setTabOff(7, true), setTabOff(8, true)]);
  const tabOff = async (tabId: number) => (await readSiteState('a.example', { isPrivate: false, tabId })).tabOff;
  expect(await Promise.all([7, 8, 9].map(tabOff))).toEqual([true, true, false]);
  await setTabOff(7, false);
  expect(await Promise.all([7, 8].map(tabOff))).toEqual([false, true]);
  expect(await browser.storage.local.get()).toEqual({});
});
