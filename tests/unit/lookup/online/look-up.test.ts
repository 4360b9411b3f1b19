import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withKeptAnswers } from '../../../../lib/lookup/online/kept-answers.ts';
import type { LookUp, LookUpRequest } from '../../../../lib/lookup/online/look-up.ts';
import { createLookUp } from '../../../../lib/lookup/online/look-up.ts';
import type { Report } from '../../../../lib/model/report.ts';
import type { Settings } from '../../../../lib/model/settings.ts';
import { settingsSchema } from '../../../../lib/model/settings.ts';
import { forgetService } from '../../../../lib/store/forget-service.ts';
import { readLedger } from '../../../../lib/store/ledger.ts';
import { saveSecret } from '../../../../lib/store/secret.ts';
import { readSettings } from '../../../../lib/store/settings.ts';
import { countPageCalls } from '../../../../lib/store/spent.ts';
import type { Service, ServiceOptions } from '../../../service/start-service.ts';
import { startService } from '../../../service/start-service.ts';
import { browser } from '../../../wxt-browser.ts';
import { emptyDatabase } from '../../store/empty-database.ts';
import { ipReport, phoneReport } from './reports.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const key = 'canary-key';
const berlin: LookUpRequest = {
  report: phoneReport({ e164: '+4930231250123' }),
  asked: true,
  site: 'example.com',
  tabId: 7,
  isPrivate: false,
};

const london = phoneReport({ e164: '+442079460018', region: 'GB' });

let service: Service;
let lookUp: LookUp;

beforeEach(async () => {
  await emptyDatabase();
  Object.assign(browser, { permissions: { getAll: async () => ({ origins: ['http://*/*', 'https://*/*'] }) } });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await service.close();
});

/** Starts the service and sets Numlens up for it, as the options page would. */
async function setUp(change: Partial<Settings> = {}, options: Partial<ServiceOptions> = {}): Promise<void> {
  service = await startService({ port: 0, key, ...options });
  await saveSettings({ addresses: service.addresses, lookUpOnline: 'hover', ...change });
  await saveSecret({ key, origins: [service.origin] });
  restartWorker();
}

async function saveSettings(change: Partial<Settings>): Promise<void> {
  await browser.storage.local.set({ settings: { ...settingsSchema.parse({}), ...change } });
}

/** What a worker's death leaves: the stores, and nothing in memory. */
function restartWorker(): void {
  lookUp = createLookUp(async () => null);
}

/** The report with what is kept of it, by the settings as they are. */
async function keptOf(report: Report, window: { isPrivate: boolean }): Promise<Report> {
  return withKeptAnswers(await readSettings(), report, window);
}

/** Moves the clock on; timers stay as they are. */
function later(span: number): void {
  const now = Date.now() + span;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now);
}

function failureKinds(reply: { failures: { failure: { kind: string } }[] }): string[] {
  return reply.failures.map(({ failure }) => failure.kind);
}

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

  test('skips an operation without an address', async () => {
    await setUp();
    await saveSettings({ lookUpOnline: 'hover', addresses: { ...service.addresses, callerId: '' } });
    expect(await lookUp.ask(berlin)).toMatchObject({ answers: [{ operation: 'phoneValidation' }], failures: [] });
  });
});

describe('the gates', () => {
  test.each(['never', 'ask'] as const)('let nothing unasked through in mode "%s"', async (lookUpOnline) => {
    await setUp({ lookUpOnline });
    expect(await lookUp.ask({ ...berlin, asked: false })).toEqual({ answers: [], failures: [] });
    expect(service.requests).toEqual([]);
  });

  test('let nothing at all through while online look-ups are off', async () => {
    await setUp({ lookUpOnline: 'never' });
    await lookUp.ask(berlin);
    expect(service.requests).toEqual([]);
  });

  test('let nothing through that must not leave the device, whoever asks', async () => {
    await setUp();
    const special = { name: 'Loopback', cidr: '127.0.0.0/8', reference: 'RFC 1122', meaning: 'This machine.' };
    await lookUp.ask({ ...berlin, report: ipReport({ ip: '127.0.0.1', special }) });
    await lookUp.ask({ ...berlin, report: phoneReport({ valid: false, verdict: { kind: 'unassigned' } }) });
    expect(service.requests).toEqual([]);
  });

  test('send the country, also of a number that names its own', async () => {
    await setUp();
    await lookUp.ask(berlin);
    expect(service.requests.map(({ target }) => target)).toContainEqual(expect.stringContaining('country_code=DE'));
  });

  test('let nothing through from a private window', async () => {
    await setUp();
    const reply = await lookUp.ask({ ...berlin, isPrivate: true });
    expect(failureKinds(reply)).toEqual(['private-window', 'private-window']);
    expect(service.requests).toEqual([]);
  });

  test('keep the key from an address that it was not saved for', async () => {
    await setUp();
    const other = await startService({ port: 0, key });
    await saveSettings({ lookUpOnline: 'hover', addresses: other.addresses });
    expect(failureKinds(await lookUp.ask(berlin))).toEqual(['key-for-other-address', 'key-for-other-address']);
    expect(other.requests).toEqual([]);
    await other.close();
  });

  test('name the origin where the browser withholds access to it', async () => {
    await setUp();
    Object.assign(browser, { permissions: { getAll: async () => ({ origins: ['https://other.example/*'] }) } });
    const { failures } = await lookUp.ask(berlin);
    expect(failures[0]?.failure).toEqual({ kind: 'no-permission', origin: service.origin });
    expect(service.requests).toEqual([]);
  });

  test('hold hovering to the budget, and let a click past it', async () => {
    await setUp({ budgets: { minute: 2, site: 60, day: 200 } });
    await lookUp.ask({ ...berlin, asked: false });
    const next: LookUpRequest = { ...berlin, report: london };
    expect(failureKinds(await lookUp.ask({ ...next, asked: false }))).toEqual(['over-budget', 'over-budget']);
    expect(service.requests).toHaveLength(2);
    expect((await lookUp.ask(next)).answers).toHaveLength(2);
  });

  test('ask a service that refuses the key once, until the key changes', async () => {
    await setUp();
    await saveSecret({ key: 'wrong', origins: [service.origin] });
    expect(failureKinds(await lookUp.ask(berlin))).toEqual(['refused-key', 'refused-key']);
    restartWorker();
    expect(failureKinds(await lookUp.ask(berlin))).toEqual(['refused-key', 'refused-key']);
    expect(service.requests).toHaveLength(2);
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

describe('the path of phone validation', () => {
  test('is found once and remembered', async () => {
    await setUp({}, { phonePaths: 'versioned' });
    await lookUp.ask(berlin);
    await lookUp.ask({ ...berlin, report: london });
    const paths = service.requests
      .map(({ target }) => target.split('?')[0])
      .filter((path) => path?.startsWith('/phone'));
    expect(paths).toEqual(['/phone', '/phone/api/v1/phonevalidation', '/phone/api/v1/phonevalidation']);
  });

  test('is looked for once, also where neither is there', async () => {
    await setUp({}, { phonePaths: 'versioned' });
    service.setFault('phoneValidation', '404');
    await lookUp.ask(berlin);
    await lookUp.ask({ ...berlin, report: london });
    const asked = service.requests.filter(({ target }) => target.startsWith('/phone'));
    expect(asked).toHaveLength(3);
  });

  test('that is not there says nothing of the number: it is asked again', async () => {
    await setUp({}, { phonePaths: 'versioned' });
    service.setFault('phoneValidation', '500');
    const one: LookUpRequest = { ...berlin, only: ['phoneValidation'] };
    expect(failureKinds(await lookUp.ask(one))).toEqual(['server-error']);
    service.setFault('phoneValidation', null);
    expect(failureKinds(await lookUp.ask(one))).toEqual([]);
  });

  test('is not looked for any further where too little time is left for an answer', async () => {
    await setUp({}, { phonePaths: 'versioned' });
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      const response = await real(...given);
      later(7_000);
      return response;
    });
    const one: LookUpRequest = { ...berlin, only: ['phoneValidation'] };
    expect(failureKinds(await lookUp.ask(one))).toEqual(['timeout']);
    expect(service.requests).toHaveLength(1);
  });

  test('is looked for by one at a time, however many ask', async () => {
    await setUp({}, { phonePaths: 'versioned' });
    const numbers = Array.from({ length: 4 }, (_, index) => phoneReport({ e164: `+4930231250${100 + index}` }));
    await Promise.all(numbers.map((report) => lookUp.ask({ ...berlin, report, only: ['phoneValidation'] })));
    expect(service.requests.filter(({ target }) => target.startsWith('/phone?'))).toHaveLength(1);
    expect(service.requests).toHaveLength(5);
  });

  test('is not looked for where one is set', async () => {
    await setUp({ phonePath: 'root' }, { phonePaths: 'versioned' });
    const { failures } = await lookUp.ask(berlin);
    expect(failures).toEqual([{ operation: 'phoneValidation', failure: { kind: 'not-found' } }]);
  });
});

describe('a test of the connection', () => {
  test('asks past the cache, once', async () => {
    await setUp();
    await lookUp.test('ipGeolocation', false);
    expect(await lookUp.test('ipGeolocation', false)).toEqual({ ok: true, value: null });
    expect(service.requests).toHaveLength(2);
  });

  test('says what went wrong', async () => {
    await setUp();
    service.setFault('ipGeolocation', 'html');
    expect(await lookUp.test('ipGeolocation', false)).toEqual({ ok: false, problem: { kind: 'not-json' } });
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

describe('the quota', () => {
  const hover: LookUpRequest = { ...berlin, asked: false };
  const kinds = async (request: LookUpRequest) => failureKinds(await lookUp.ask(request));
  const numbers = Array.from({ length: 12 }, (_, index) => phoneReport({ e164: `+4930231250${100 + index}` }));
  const hoverOver = (index: number): LookUpRequest => ({ ...hover, report: numbers[index] ?? hover.report });

  test('keeps its last five calls from hovering, past the worker’s death, and gives them to a click', async () => {
    await setUp({}, { quota: { calls: 8, seconds: 600 } });
    await lookUp.ask(hoverOver(0));
    await lookUp.ask(hoverOver(1));
    expect(await kinds(hoverOver(2))).toEqual([]);
    restartWorker();
    expect((await lookUp.ask(hoverOver(3))).failures).toEqual([
      { operation: 'phoneValidation', failure: { kind: 'quota-low', remain: 5 } },
    ]);
    expect(await kinds({ ...hoverOver(3), asked: true })).toEqual([]);
    expect(validations()).toBe(4);
  });

  test('counts calls that are under way: many at once leave the five too', async () => {
    await setUp({}, { quota: { calls: 8, seconds: 600 } });
    await lookUp.ask(hoverOver(0));
    await Promise.all(numbers.map((report) => lookUp.ask({ ...hover, report })));
    expect(validations()).toBe(3);
  });

  test('holds nothing back once its period is over', async () => {
    await setUp({}, { quota: { calls: 3, seconds: 600 } });
    await lookUp.ask(hoverOver(0));
    expect(await kinds(hoverOver(1))).toEqual(['quota-low']);
    later(601_000);
    expect(await kinds(hoverOver(1))).toEqual([]);
  });

  test('at none left pauses that operation until its time, and that one only', async () => {
    await setUp({}, { quota: { calls: 1, seconds: 30 } });
    const first = await lookUp.ask(berlin);
    expect(first.answers[0]).toMatchObject({ quota: { remain: 0, seconds: 30 } });
    const asked = { ...berlin, report: london };
    const { answers, failures } = await lookUp.ask(asked);
    const until = (first.answers[0]?.at ?? 0) + 30_000;
    expect(failures).toEqual([{ operation: 'phoneValidation', failure: { kind: 'limited', until } }]);
    expect(answers.map(({ operation }) => operation)).toEqual(['callerId']);
    expect(validations()).toBe(1);
    later(30_000);
    await lookUp.ask(asked);
    expect(validations()).toBe(2);
  });

  function validations(): number {
    return service.requests.filter(({ operation }) => operation === 'phoneValidation').length;
  }
});

describe('a budget', () => {
  test.each([
    ['minute', { minute: 1, site: 60, day: 200 }],
    ['site', { minute: 20, site: 1, day: 200 }],
    ['day', { minute: 20, site: 60, day: 1 }],
  ] as const)('of the %s is named where it is spent', async (budget, budgets) => {
    await setUp({ budgets });
    const { failures } = await lookUp.ask({ ...berlin, asked: false });
    expect(failures).toMatchObject([{ failure: { kind: 'over-budget', budget } }]);
    expect(service.requests).toHaveLength(1);
  });

  test('does not hold back a click that meets hovering on its way', async () => {
    await setUp({ budgets: { minute: 0, site: 60, day: 200 } });
    const [, clicked] = await Promise.all([lookUp.ask({ ...berlin, asked: false }), lookUp.ask(berlin)]);
    expect(clicked).toMatchObject({ failures: [] });
    expect(service.requests).toHaveLength(2);
  });
});

describe('what was heard before', () => {
  const requests = () => service.requests.length;

  test('goes stale after a day, is given all the same, and only the person has it asked again', async () => {
    await setUp();
    const [old] = (await lookUp.ask(berlin)).answers;
    later(day);
    restartWorker();
    const again = await lookUp.ask({ ...berlin, asked: false });
    expect(again.answers[0]).toEqual(old);
    expect((await lookUp.ask({ ...berlin, asked: false, refresh: true })).answers[0]).toEqual(old);
    expect(requests()).toBe(2);
    const fresh = await lookUp.ask({ ...berlin, refresh: true });
    expect(fresh.answers[0]?.at).toBeGreaterThanOrEqual((old?.at ?? 0) + day);
    await lookUp.ask({ ...berlin, refresh: true });
    expect(requests()).toBe(4);
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
    service.setFault('callerId', '404');
    const one: LookUpRequest = { ...berlin, only: ['callerId'] };
    expect(failureKinds(await lookUp.ask(one))).toEqual(['not-found']);
    restartWorker();
    expect(failureKinds(await lookUp.ask(one))).toEqual(['not-found']);
    expect(requests()).toBe(1);
    later(11 * minute);
    await lookUp.ask(one);
    expect(requests()).toBe(2);
  });
});

describe('the breaker', () => {
  test('lets one probe through when its pause is over, also past the worker’s death', async () => {
    await setUp();
    service.setFault('callerId', '500');
    const numbers = Array.from({ length: 20 }, (_, index) => phoneReport({ e164: `+4930231250${100 + index}` }));
    const askFor = (index: number) => {
      return lookUp.ask({ ...berlin, report: numbers[index] ?? berlin.report, only: ['callerId'] });
    };
    for (let index = 0; index < 5; index++) await askFor(index);
    restartWorker();
    expect(failureKinds(await askFor(5))).toEqual(['paused']);
    expect(service.requests).toHaveLength(5);
    later(minute);
    await Promise.all(Array.from({ length: 10 }, (_, index) => askFor(index + 6)));
    expect(service.requests).toHaveLength(6);
    later(minute);
    service.setFault('callerId', null);
    expect(failureKinds(await askFor(17))).toEqual([]);
    expect(failureKinds(await askFor(18))).toEqual([]);
  });
});

describe('offline', () => {
  test('is said at once, and costs no call', async () => {
    await setUp();
    vi.stubGlobal('navigator', { ...navigator, onLine: false, locks: navigator.locks });
    expect(failureKinds(await lookUp.ask(berlin))).toEqual(['offline', 'offline']);
    vi.stubGlobal('navigator', { ...navigator, onLine: true, locks: navigator.locks });
    expect(failureKinds(await lookUp.ask(berlin))).toEqual([]);
    expect(service.requests).toHaveLength(2);
    expect((await readLedger(0)).all).toBe(2);
  });
});

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
    expect((await readLedger(0)).calls.map(({ outcome }) => outcome)).toEqual(['turned-off', 'turned-off']);
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

describe('the queue', () => {
  test('has two requests under way at most, over all operations', async () => {
    await setUp();
    let underWay = 0;
    let most = 0;
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      underWay += 1;
      most = Math.max(most, underWay);
      try {
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
  expect((await readLedger(0)).all).toBe(2);
});

describe('the ledger', () => {
  test('has each call with what came of it, and nothing of what was not sent', async () => {
    await setUp();
    service.setFault('callerId', 'html');
    await lookUp.ask({ ...berlin, asked: false });
    await lookUp.ask({ ...berlin, asked: false });
    await lookUp.test('ipGeolocation', false);
    const { calls, all } = await readLedger(0);
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
    expect(JSON.stringify(await readLedger(0))).not.toContain(key);
  });
});
