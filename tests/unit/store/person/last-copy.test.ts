import { beforeEach, expect, it } from 'vitest';
import { firstCopy } from '../../../../lib/model/answer/copy-recipe.ts';
import { readLastCopy, saveLastCopy } from '../../../../lib/store/person/last-copy.ts';
import { browser } from '../../../wxt-browser.ts';

beforeEach(() => browser.storage.local.clear());

it('remembers the last recipe of numbers and of addresses apart', async () => {
  expect(await readLastCopy()).toEqual(firstCopy);
  await saveLastCopy('ip', 'defanged');
  await saveLastCopy('phone', 'tel');
  expect(await readLastCopy()).toEqual({ phone: 'tel', ip: 'defanged' });
});

it('takes no recipe that the kind does not have, and begins anew where what is stored does not fit', async () => {
  await saveLastCopy('phone', 'tel');
  await saveLastCopy('phone', 'defanged');
  expect((await readLastCopy()).phone).toBe('tel');
  await browser.storage.local.set({ lastCopy: { phone: 7 } });
  expect(await readLastCopy()).toEqual(firstCopy);
});
