import { beforeEach, expect, test } from 'vitest';
import { noteInHistory } from '../../../../../entrypoints/background/reports/history.ts';
import { readHistory } from '../../../../../lib/store/person/history.ts';
import { browser } from '../../../../wxt-browser.ts';
import { phoneReport } from '../../../lookup/online/reports.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';

beforeEach(async () => {
  await emptyDatabase();
  await browser.storage.local.clear();
});

test('a look-up in a private window leaves nothing in the history', async () => {
  await noteInHistory(phoneReport(), { isPrivate: true });
  expect(await readHistory()).toEqual([]);
  await noteInHistory(phoneReport(), { isPrivate: false });
  expect(await readHistory()).toHaveLength(1);
});

test('a look-up of a number is noted as people write it, so that the popup need not group its digits', async () => {
  await noteInHistory(phoneReport(), { isPrivate: false });
  expect(await readHistory()).toMatchObject([{ subject: { e164: '+493012345678' }, number: '+49 30 12345678' }]);
});
