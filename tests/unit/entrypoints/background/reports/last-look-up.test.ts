import { beforeEach, expect, test } from 'vitest';
import { historyHandlers, lastLookUp } from '../../../../../entrypoints/background/reports/history.ts';
import { createDeviceReport } from '../../../../../lib/lookup/device/device-report.ts';
import { addToHistory } from '../../../../../lib/store/person/history.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';

beforeEach(emptyDatabase);

test('what was looked up before is remembered with its time, after an hour and not in a private window (PEERS c20)', async () => {
  const subject = { kind: 'ip', ip: '8.8.8.8' } as const;
  const at = Date.now() - 3 * 24 * 3_600_000;
  expect(await lastLookUp(subject, { isPrivate: false })).toEqual({});
  await addToHistory({ subject, title: 'Google', country: 'US', at });
  expect(await lastLookUp(subject, { isPrivate: false })).toEqual({ last: { at } });
  expect(await lastLookUp(subject, { isPrivate: true })).toEqual({});
  await addToHistory({ subject, title: 'Google', country: 'US', at: Date.now() - 60_000 });
  expect(await lastLookUp(subject, { isPrivate: false }), 'a minute ago').toEqual({});
});

test('the list of a page learns which subjects were looked up before, but never in a private window', async () => {
  const { seenBefore } = historyHandlers({ deviceReport: createDeviceReport(async () => null) });
  const known = { kind: 'ip', ip: '8.8.8.8' } as const;
  const subjects = [{ kind: 'phone', e164: '+4930901820' } as const, known];
  const at = Date.now() - 60_000;
  await addToHistory({ subject: known, title: 'Google', country: 'US', at });
  expect(await seenBefore({ subjects }, { kind: 'ui', isPrivate: false })).toEqual({ last: [null, { at }] });
  expect(await seenBefore({ subjects }, { kind: 'ui', isPrivate: true })).toEqual({ last: [null, null] });
});
