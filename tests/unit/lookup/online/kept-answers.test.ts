import { describe, expect, test, vi } from 'vitest';
import type { LookUpRequest } from '../../../../lib/lookup/online/look-up.ts';
import { isStale } from '../../../../lib/model/answer/service-answer.ts';
import { phoneReport } from './reports.ts';
import {
  beginEachAfresh,
  berlin,
  day,
  failureKinds,
  keptOf,
  later,
  london,
  lookUp,
  minute,
  restartWorker,
  saveSettings,
  service,
  setUp,
} from './set-up.ts';

beginEachAfresh();

describe('what was heard before', () => {
  const requests = () => service.requests.length;

  test('goes stale after a day, is given all the same, and only the person has it asked again', async () => {
    await setUp();
    const [old] = (await lookUp.ask(berlin)).answers;
    later(day);
    restartWorker();
    const again = await lookUp.ask({ ...berlin, asked: false });
    expect(again.answers[0], 'what was left then is not left now').toEqual({ ...old, quota: null });
    expect((await lookUp.ask({ ...berlin, asked: false, refresh: true })).answers[0]).toEqual({ ...old, quota: null });
    expect(requests()).toBe(2);
    const fresh = await lookUp.ask({ ...berlin, refresh: true });
    expect(fresh.answers[0]?.at).toBeGreaterThanOrEqual((old?.at ?? 0) + day);
    await lookUp.ask({ ...berlin, refresh: true });
    expect(requests()).toBe(4);
  });

  test('is stale if it was heard before the clock was set back, and that nothing was known is forgotten then', async () => {
    await setUp();
    const now = Date.now();
    later(365 * day);
    const [ahead] = (await lookUp.ask(berlin)).answers;
    service.setFault('callerId', '404');
    await lookUp.ask({ ...berlin, report: london, only: ['callerId'] });
    service.setFault('callerId', null);
    expect(requests()).toBe(3);
    vi.setSystemTime(now);
    if (!ahead) throw new Error('no answer came');
    expect(isStale(ahead, now)).toBe(true);
    expect((await lookUp.ask({ ...berlin, refresh: true })).answers[0]?.at).toBeLessThan(now + day);
    expect((await lookUp.ask({ ...berlin, report: london, only: ['callerId'] })).failures).toEqual([]);
  });

  test('stands on a report at once, and nothing is sent for it', async () => {
    await setUp();
    await lookUp.ask(berlin);
    const kept = await keptOf(berlin.report, { isPrivate: false });
    expect(kept.service.map(({ operation }) => operation)).toEqual(['phoneValidation', 'callerId']);
    expect((await keptOf(berlin.report, { isPrivate: true })).service).toEqual([]);
    await saveSettings({ lookUpOnline: 'never', addresses: service.addresses });
    expect((await keptOf(berlin.report, { isPrivate: false })).service).toEqual([]);
    expect(requests()).toBe(2);
  });

  test('is forgotten a month after it went stale', async () => {
    await setUp();
    await lookUp.ask(berlin);
    later(31 * day);
    await lookUp.ask({ ...berlin, report: london });
    expect((await keptOf(berlin.report, { isPrivate: false })).service).toEqual([]);
  });

  test('that there is no name is known for ten minutes, and then asked again', async () => {
    await setUp();
    const nameless: LookUpRequest = { ...berlin, report: phoneReport({ e164: '+4930231259999' }), only: ['callerId'] };
    expect((await lookUp.ask(nameless)).answers).toMatchObject([{ name: null }]);
    later(9 * minute);
    await lookUp.ask(nameless);
    expect(requests()).toBe(1);
    later(2 * minute);
    await lookUp.ask(nameless);
    expect(requests()).toBe(2);
  });

  test('that there is nothing (404) is known for ten minutes, and then asked again', async () => {
    await setUp();
    const one: LookUpRequest = { ...berlin, only: ['callerId'] };
    await lookUp.ask({ ...one, report: london });
    service.setFault('callerId', '404');
    expect(failureKinds(await lookUp.ask(one))).toEqual(['not-found']);
    restartWorker();
    expect(failureKinds(await lookUp.ask(one))).toEqual(['not-found']);
    expect(requests()).toBe(2);
    later(11 * minute);
    await lookUp.ask(one);
    expect(requests()).toBe(3);
  });
});
