import { describe, expect, test, vi } from 'vitest';
import { findSpecialRange } from '../../../../lib/address/find-special-range.ts';
import { parseIp } from '../../../../lib/address/ip.ts';
import { forgetService } from '../../../../lib/store/service/learned.ts';
import { countPageCalls, readLedger } from '../../../../lib/store/service/request-log.ts';
import { saveSecret } from '../../../../lib/store/service/secret.ts';
import { ipReport, phoneReport } from './reports.ts';
import {
  beginEachAfresh,
  berlin,
  failureKinds,
  key,
  lookUp,
  restartWorker,
  saveSettings,
  service,
  setUp,
} from './set-up.ts';

beginEachAfresh();

describe('a look-up', () => {
  test('sends nothing of the names that contacts and pages have for a number', async () => {
    await setUp();
    const names = [
      { from: 'contacts', name: 'Canary Contact' },
      { from: 'page', name: 'Canary Page', host: 'canary.example', at: null },
    ] as const;
    await lookUp.ask({ ...berlin, report: { ...berlin.report, names: [...names] } });
    expect(service.requests).toHaveLength(2);
    expect(JSON.stringify(service.requests)).not.toMatch(/canary[^-]/i);
  });

  test('asks both phone operations and gives what they say, with the time', async () => {
    await setUp();
    const reply = await lookUp.ask(berlin);
    expect(reply.failures).toEqual([]);
    expect(reply.answers).toMatchObject([
      { operation: 'phoneValidation', carrier: 'Deutsche Glasfaser', location: 'Berlin-Mitte' },
      { operation: 'callerId', name: 'Spreeblick Architekten' },
    ]);
    expect(reply.answers.every(({ at }) => at > Date.UTC(2026, 0))).toBe(true);
  });

  test('asks once: the answer is kept, also past the worker’s death', async () => {
    await setUp();
    await lookUp.ask(berlin);
    restartWorker();
    await lookUp.ask(berlin);
    expect(service.requests).toHaveLength(2);
  });

  test('of fifty at once makes one request per operation', async () => {
    await setUp();
    await Promise.all(Array.from({ length: 50 }, () => lookUp.ask(berlin)));
    expect(service.requests).toHaveLength(2);
  });

  test('gives two answers of three sources when one of them fails', async () => {
    await setUp();
    service.setFault('callerId', '500');
    const reply = await lookUp.ask(berlin);
    expect(reply.answers).toMatchObject([{ operation: 'phoneValidation' }]);
    expect(reply.failures).toEqual([{ operation: 'callerId', failure: { kind: 'server-error', status: 500 } }]);
  });

  test.each([
    ['2b7e:1516:28ae:d2a6:abf7:1588:9cf:4f3c', { whenHovered: 0, whenPressed: 1 }],
    ['dead:beef::1', { whenHovered: 0, whenPressed: 0 }],
    ['::ffff:0:c0a8:105', { whenHovered: 0, whenPressed: 0 }],
  ])('asks about %s, which is in no known network, only at a press and if it may be somebody’s', async (ip, asked) => {
    await setUp();
    const read = parseIp(ip);
    const special = read && findSpecialRange(read);
    const report = ipReport({ ip, version: 6, special, country: null, asn: null, organisation: null });
    expect(await lookUp.ask({ ...berlin, report, asked: false })).toEqual({ answers: [], failures: [] });
    expect(service.requests).toHaveLength(asked.whenHovered);
    await lookUp.ask({ ...berlin, report, asked: true });
    expect(service.requests).toHaveLength(asked.whenPressed);
  });

  test('skips an operation without an address', async () => {
    await setUp();
    await saveSettings({ lookUpOnline: 'hover', addresses: { ...service.addresses, callerId: '' } });
    expect(await lookUp.ask(berlin)).toMatchObject({ answers: [{ operation: 'phoneValidation' }], failures: [] });
  });
});

describe('a change of key', () => {
  test('is not undone by a call that was under way with the old one', async () => {
    await setUp();
    await saveSecret({ key: 'wrong', origins: [service.origin] });
    const underWay = lookUp.ask(berlin);
    await vi.waitUntil(() => service.requests.length === 2);
    await saveSecret({ key, origins: [service.origin] });
    await forgetService();
    await underWay;
    expect((await lookUp.ask(berlin)).failures).toEqual([]);
  });
});

describe('a test of the connection', () => {
  test('asks past the cache, once', async () => {
    await setUp();
    await lookUp.test('ipGeolocation', { isPrivate: false });
    expect(await lookUp.test('ipGeolocation', { isPrivate: false })).toEqual({ ok: true, value: null });
    expect(service.requests).toHaveLength(2);
  });

  test.each([
    ['401', 'refused-key'],
    ['402', 'payment'],
    ['403', 'refused-key'],
    ['429', 'limited'],
  ] as const)('always asks: after %s too, and a right answer opens the way', async (fault, kind) => {
    await setUp();
    const one = { ...berlin, only: ['callerId' as const] };
    service.setFault('callerId', fault);
    expect(failureKinds(await lookUp.ask(one))).toEqual([kind]);
    service.setFault('callerId', '500');
    expect(await lookUp.test('callerId', { isPrivate: false })).toMatchObject({ problem: { kind: 'server-error' } });
    // A press is still spared the same refusal: nothing has said that the key is taken.
    expect(failureKinds(await lookUp.ask(one))).toEqual([kind]);
    expect(service.requests).toHaveLength(2);
    service.setFault('callerId', null);
    expect(await lookUp.test('callerId', { isPrivate: false })).toEqual({ ok: true, value: null });
    expect(failureKinds(await lookUp.ask(one))).toEqual([]);
  });

  test('sends a request of its own while the same lookup is under way', async () => {
    await setUp();
    const real = globalThis.fetch;
    const first = Promise.withResolvers<void>();
    const sent = vi.fn(async (...given: Parameters<typeof fetch>) => {
      if (sent.mock.calls.length === 1) await first.promise;
      return real(...given);
    });
    vi.stubGlobal('fetch', sent);
    const example = phoneReport({ e164: '+14155552671', region: 'US' });
    const underWay = lookUp.ask({ ...berlin, report: example, only: ['callerId'] });
    await vi.waitUntil(() => sent.mock.calls.length === 1);
    const tested = lookUp.test('callerId', { isPrivate: false });
    await vi.waitUntil(() => sent.mock.calls.length === 2);
    first.resolve();
    expect(await tested).toEqual({ ok: true, value: null });
    await underWay;
  });

  test('says what went wrong', async () => {
    await setUp();
    service.setFault('ipGeolocation', 'html');
    expect(await lookUp.test('ipGeolocation', { isPrivate: false })).toEqual({
      ok: false,
      problem: { kind: 'not-json' },
    });
  });
});

describe('each operation on its own', () => {
  const operations = ['phoneValidation', 'callerId'] as const;

  test.each(operations)('%s may have no address, and the other answers', async (missing) => {
    await setUp();
    await saveSettings({ lookUpOnline: 'hover', addresses: { ...service.addresses, [missing]: '' } });
    const reply = await lookUp.ask(berlin);
    expect(reply.failures).toEqual([]);
    expect(reply.answers.map(({ operation }) => operation)).toEqual(operations.filter((each) => each !== missing));
  });

  test.each(operations)('%s may fail, and the other answers', async (failing) => {
    await setUp();
    service.setFault(failing, 'html');
    const reply = await lookUp.ask(berlin);
    expect(reply.failures.map(({ operation }) => operation)).toEqual([failing]);
    expect(reply.answers).toHaveLength(1);
  });

  test('a failing number takes nothing from an address', async () => {
    await setUp();
    service.setFault('phoneValidation', '401');
    await lookUp.ask(berlin);
    const reply = await lookUp.ask({ ...berlin, report: ipReport({}) });
    expect(reply).toMatchObject({ answers: [{ operation: 'ipGeolocation' }], failures: [] });
  });

  test('only those that are named are asked', async () => {
    await setUp();
    const reply = await lookUp.ask({ ...berlin, only: ['callerId'] });
    expect(reply.answers.map(({ operation }) => operation)).toEqual(['callerId']);
    expect(service.requests.map(({ operation }) => operation)).toEqual(['callerId']);
  });
});

describe('the queue', () => {
  test('has two requests under way at most, over all operations', async () => {
    await setUp();
    let underWay = 0;
    let most = 0;
    const two = Promise.withResolvers<void>();
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      underWay += 1;
      most = Math.max(most, underWay);
      if (underWay === 2) two.resolve();
      try {
        await two.promise;
        return await real(...given);
      } finally {
        underWay -= 1;
      }
    });
    const numbers = Array.from({ length: 6 }, (_, index) => phoneReport({ e164: `+4930231250${100 + index}` }));
    const replies = await Promise.all([
      ...numbers.map((report) => lookUp.ask({ ...berlin, report })),
      lookUp.ask({ ...berlin, report: ipReport({}) }),
    ]);
    expect(replies.flatMap(({ failures }) => failures)).toEqual([]);
    expect(most).toBe(2);
  });
});

test('everybody is answered while the service is silent: what would wait too long is not asked', async () => {
  await setUp();
  service.setFault('callerId', 'silent');
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  // The browser's own clock, which fake timers do not reach.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((span) => {
    const late = new AbortController();
    setTimeout(() => late.abort(), span);
    return late.signal;
  });
  const numbers = Array.from({ length: 4 }, (_, index) => phoneReport({ e164: `+4930231250${100 + index}` }));
  const asked = Promise.all(numbers.map((report) => lookUp.ask({ ...berlin, report, only: ['callerId'] })));
  await vi.waitUntil(() => service.requests.length === 2);
  await vi.advanceTimersByTimeAsync(10_000);
  const replies = await asked;
  expect(replies.flatMap(failureKinds)).toEqual(['timeout', 'timeout', 'timeout', 'timeout']);
  expect(service.requests).toHaveLength(2);
  expect((await readLedger(0, Date.now())).all).toBe(2);
});

describe('the ledger', () => {
  test('has each call with what came of it, and nothing of what was not sent', async () => {
    await setUp();
    service.setFault('callerId', 'html');
    await lookUp.ask({ ...berlin, asked: false });
    await lookUp.ask({ ...berlin, asked: false });
    await lookUp.test('ipGeolocation', { isPrivate: false });
    const { calls, all } = await readLedger(0, Date.now());
    expect(all).toBe(4);
    expect(calls.slice(0, 1)).toMatchObject([
      { operation: 'ipGeolocation', site: null, asked: true, outcome: 'answered' },
    ]);
    expect(calls.filter(({ operation }) => operation === 'callerId')).toMatchObject([
      { subject: '+4930231250123', site: 'example.com', asked: false, outcome: 'not-json' },
      { outcome: 'not-json' },
    ]);
    expect(await countPageCalls({ tabId: 7, host: 'example.com', since: 0 })).toBe(3);
    expect(await countPageCalls({ tabId: 8, host: 'example.com', since: 0 })).toBe(0);
    expect(await countPageCalls({ tabId: 7, host: 'example.com', since: Date.now() + 1 })).toBe(0);
  });

  test('no key is in it', async () => {
    await setUp();
    await lookUp.ask(berlin);
    expect(JSON.stringify(await readLedger(0, Date.now()))).not.toContain(key);
  });
});
