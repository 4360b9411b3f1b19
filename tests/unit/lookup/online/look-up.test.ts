import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LookUp, LookUpRequest } from '../../../../lib/lookup/online/look-up.ts';
import { createLookUp } from '../../../../lib/lookup/online/look-up.ts';
import type { Settings } from '../../../../lib/model/settings.ts';
import { settingsSchema } from '../../../../lib/model/settings.ts';
import { forgetService } from '../../../../lib/store/forget-service.ts';
import { saveSecret } from '../../../../lib/store/secret.ts';
import type { Service, ServiceOptions } from '../../../service/start-service.ts';
import { startService } from '../../../service/start-service.ts';
import { browser } from '../../../wxt-browser.ts';
import { emptyDatabase } from '../../store/empty-database.ts';
import { ipReport, phoneReport } from './reports.ts';

const key = 'canary-key';
const berlin: LookUpRequest = {
  report: phoneReport({ e164: '+4930231250123' }),
  asked: true,
  site: 'example.com',
  isPrivate: false,
};

const london = phoneReport({ e164: '+442079460018', region: 'GB' });

let service: Service;
let lookUp: LookUp;

beforeEach(async () => {
  await emptyDatabase();
  Object.assign(browser, { permissions: { getAll: async () => ({ origins: ['http://*/*', 'https://*/*'] }) } });
});

afterEach(() => service.close());

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

function failureKinds(reply: { failures: { failure: { kind: string } }[] }): string[] {
  return reply.failures.map(({ failure }) => failure.kind);
}

describe('a look-up', () => {
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
