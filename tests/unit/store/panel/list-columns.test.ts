import { beforeEach, expect, it } from 'vitest';
import { keepColumns, keptColumns } from '../../../../lib/store/panel/list-columns.ts';
import { browser } from '../../../wxt-browser.ts';

beforeEach(() => browser.storage.local.clear());

it('remembers which columns were turned on or off until they are reset', async () => {
  expect(await keptColumns()).toEqual({});
  await keepColumns({ asn: false, prefix: true });
  expect(await keptColumns()).toEqual({ asn: false, prefix: true });
  await keepColumns({});
  expect(await browser.storage.local.get(null)).toEqual({});
});

it('begins anew where what is stored does not fit', async () => {
  await browser.storage.local.set({ listColumns: { asn: 'perhaps' } });
  expect(await keptColumns()).toEqual({});
});
