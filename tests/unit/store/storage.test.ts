import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { once } from '../../../lib/model/once.ts';
import { cell } from '../../../lib/store/storage.ts';
import { browser } from '../../wxt-browser.ts';

const nothing: number[] = [];
const numbers = cell<number[]>({
  area: 'session',
  key: 'numbers',
  schema: once(() => z.array(z.number())),
  otherwise: nothing,
});
const stored = async () => (await browser.storage.session.get(null))['numbers'];

beforeEach(() => browser.storage.session.clear());

test('gives the default for what does not match, and keeps nothing while the value is the default', async () => {
  await browser.storage.session.set({ numbers: ['one'] });
  expect(await numbers.read()).toBe(nothing);
  await numbers.write([1]);
  expect(await stored()).toEqual([1]);
  await numbers.write(nothing);
  expect(await stored()).toBeUndefined();
});

test('is changed by one at a time, and tells what it was and what it is', async () => {
  await Promise.all([1, 2, 3].map((each) => numbers.change((now) => [...now, each])));
  expect(await numbers.change((now) => now.slice(1))).toEqual({ before: [1, 2, 3], after: [2, 3] });
});

test('is not written if nothing changed', async () => {
  await numbers.write([1]);
  const set = vi.spyOn(browser.storage.session, 'set');
  await numbers.change((now) => now);
  expect(set).not.toHaveBeenCalled();
});
