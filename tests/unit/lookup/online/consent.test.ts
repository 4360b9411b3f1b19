import { describe, expect, test, vi } from 'vitest';
import type { LookUpRequest } from '../../../../lib/lookup/online/look-up.ts';
import { readLedger } from '../../../../lib/store/service/request-log.ts';
import { phoneReport } from './reports.ts';
import { beginEachAfresh, berlin, failureKinds, keptOf, lookUp, saveSettings, service, setUp } from './set-up.ts';

beginEachAfresh();

const london = phoneReport({ e164: '+442079460018', region: 'GB' });

describe('turning online look-ups off', () => {
  test('breaks off what is under way, empties the queue, and keeps nothing of it', async () => {
    await setUp();
    for (const operation of ['phoneValidation', 'callerId'] as const) service.setFault(operation, 'silent');
    const underWay = lookUp.ask(berlin);
    await vi.waitUntil(() => service.requests.length === 2);
    const waiting = lookUp.ask({ ...berlin, report: london });
    await saveSettings({ lookUpOnline: 'never', addresses: service.addresses });
    lookUp.withdraw();
    for (const reply of [underWay, waiting]) {
      expect(failureKinds(await reply)).toEqual(['turned-off', 'turned-off']);
    }
    expect(service.requests).toHaveLength(2);
    expect((await readLedger(0, Date.now())).calls.map(({ outcome }) => outcome)).toEqual(['turned-off', 'turned-off']);
  });

  test('drops an answer that comes all the same', async () => {
    await setUp();
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      const response = await real(...given);
      const body = await response.text();
      lookUp.withdraw();
      return new Response(body, response);
    });
    const one: LookUpRequest = { ...berlin, only: ['callerId'] };
    expect(failureKinds(await lookUp.ask(one))).toEqual(['turned-off']);
    expect(service.requests).toHaveLength(1);
    expect((await keptOf(berlin.report, { isPrivate: false })).service).toEqual([]);
  });

  test('is heeded by what was waiting for its turn, also without being told', async () => {
    await setUp();
    let begun = 0;
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      begun += 1;
      await held;
      return real(...given);
    });
    const underWay = lookUp.ask(berlin);
    await vi.waitUntil(() => begun === 2);
    const waiting = lookUp.ask({ ...berlin, report: london });
    await saveSettings({ lookUpOnline: 'never', addresses: service.addresses });
    letGo();
    await Promise.all([underWay, waiting]);
    expect(begun).toBe(2);
  });

  test('is told to the person who asks on a card from before', async () => {
    await setUp({ lookUpOnline: 'never' });
    expect(failureKinds(await lookUp.ask(berlin))).toEqual(['turned-off', 'turned-off']);
    expect(service.requests).toEqual([]);
  });
});
