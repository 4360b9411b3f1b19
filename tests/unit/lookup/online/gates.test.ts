import { describe, expect, test, vi } from 'vitest';
import type { LookUpRequest } from '../../../../lib/lookup/online/look-up.ts';
import { readAnswer } from '../../../../lib/store/service/learned.ts';
import { readLedger } from '../../../../lib/store/service/request-log.ts';
import { removeSecret, saveSecret } from '../../../../lib/store/service/secret.ts';
import { loopback } from '../../../gallery/reports.ts';
import { startService } from '../../../service/start-service.ts';
import { browser } from '../../../wxt-browser.ts';
import { ipReport, phoneReport } from './reports.ts';
import {
  beginEachAfresh,
  berlin,
  failureKinds,
  key,
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

describe('the gates', () => {
  test('send nothing for what waits when the key is removed', async () => {
    await setUp();
    const waiting: (() => void)[] = [];
    const answer = () => new Response('{"name":"Ada"}');
    vi.stubGlobal('fetch', () => new Promise((resolve) => waiting.push(() => resolve(answer()))));
    const reports = ['+4930231250121', '+4930231250122', '+4930231250123'].map((e164) => phoneReport({ e164 }));
    const replies = reports.map((report) => lookUp.ask({ ...berlin, report, only: ['callerId'] }));
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    await removeSecret();
    for (const resolve of waiting) resolve();
    const failures = (await Promise.all(replies)).map(failureKinds);
    expect(failures).toEqual([[], [], ['not-configured']]);
    expect(waiting).toHaveLength(2);
  });

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
    await lookUp.ask({ ...berlin, report: ipReport({ ip: '127.0.0.1', special: loopback }) });
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

describe('a click that meets a hover waiting for its turn', () => {
  const one: LookUpRequest = { ...berlin, report: london, only: ['callerId'] };

  /** Fills the queue, and has a hover and then a click wait for the same answer. */
  async function clickAndHover() {
    await setUp();
    const held: (() => void)[] = [];
    const real = globalThis.fetch;
    let isHeld = true;
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      return real(...given);
    });
    const admitted = vi.fn(async () => ({ origins: ['http://*/*'] }));
    Object.assign(browser, { permissions: { getAll: admitted } });
    const first = lookUp.ask(berlin);
    await vi.waitUntil(() => held.length === 2);
    admitted.mockClear();
    const waiting = [lookUp.ask({ ...one, asked: false }), lookUp.ask(one)];
    await vi.waitUntil(() => admitted.mock.calls.length === 2);
    // Both are past the gates once what is saved has been read after them.
    await Promise.all([readAnswer('callerId', '+1', 0), readAnswer('callerId', '+2', 0)]);
    const letGo = async () => {
      isHeld = false;
      for (const resolve of held) resolve();
      const [hovered, clicked] = await Promise.all(waiting);
      await first;
      return { hovered, clicked };
    };
    return letGo;
  }

  test('goes on where hovering was turned off meanwhile, as nothing was sent for it', async () => {
    const letGo = await clickAndHover();
    await saveSettings({ lookUpOnline: 'ask', addresses: service.addresses });
    const { hovered, clicked } = await letGo();
    expect(hovered).toMatchObject({ failures: [{ failure: { kind: 'turned-off' } }] });
    expect(clicked).toMatchObject({ answers: [{ operation: 'callerId' }], failures: [] });
    expect(service.requests).toHaveLength(3);
  });

  test('ends with it where the consent was withdrawn', async () => {
    const letGo = await clickAndHover();
    lookUp.withdraw();
    const { hovered, clicked } = await letGo();
    for (const reply of [hovered, clicked]) {
      expect(reply).toMatchObject({ answers: [], failures: [{ failure: { kind: 'turned-off' } }] });
    }
    expect(service.requests.filter(({ target }) => target.includes('442079460018'))).toEqual([]);
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
    expect((await readLedger(0, Date.now())).all).toBe(2);
  });
});
