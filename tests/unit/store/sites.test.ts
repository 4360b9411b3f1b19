import { beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../../../lib/store/settings.ts';
import { isSiteOn, setSite } from '../../../lib/store/sites.ts';
import { browser } from '../../wxt-browser.ts';

const ordinary = { isPrivate: false };
const inPrivate = { isPrivate: true };

beforeEach(async () => {
  await browser.storage.local.clear();
  await browser.storage.session.clear();
});

describe('a site', () => {
  test('is on until it is turned off, and can be turned on again', async () => {
    expect(await isSiteOn('a.example', ordinary)).toBe(true);
    await setSite('a.example', false, ordinary);
    await setSite('a.example', false, ordinary);
    expect(await isSiteOn('a.example', ordinary)).toBe(false);
    expect(await isSiteOn('b.example', ordinary)).toBe(true);
    await setSite('a.example', true, ordinary);
    expect(await readSettings()).toMatchObject({ sitesOff: [] });
  });

  test('turned off in a private window is off there alone, and nothing of it is stored', async () => {
    await setSite('a.example', false, inPrivate);
    expect(await isSiteOn('a.example', inPrivate)).toBe(false);
    expect(await isSiteOn('a.example', ordinary)).toBe(true);
    expect(await browser.storage.local.get()).toEqual({});
  });

  test('turned off before is off in private windows too, unless it is turned on there', async () => {
    await setSite('a.example', false, ordinary);
    expect(await isSiteOn('a.example', inPrivate)).toBe(false);
    await setSite('a.example', true, inPrivate);
    expect(await isSiteOn('a.example', inPrivate)).toBe(true);
    expect(await isSiteOn('a.example', ordinary)).toBe(false);
  });
});
