import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { providerHandlers } from '../../../../entrypoints/background/settings/provider-handlers.ts';
import { withKeptAnswers } from '../../../../lib/lookup/online/kept-answers.ts';
import { onlineOffer } from '../../../../lib/lookup/online/online-offer.ts';
import { builtIn } from '../../../../lib/lookup/providers/providers.ts';
import type { ProviderId } from '../../../../lib/model/answer/provider-list.ts';
import { builtInIds } from '../../../../lib/model/answer/provider-list.ts';
import { serviceOperationIds } from '../../../../lib/model/answer/service-answer.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { readSettings } from '../../../../lib/store/person/settings.ts';
import { forgetService, readAnswer, readBreaker } from '../../../../lib/store/service/learned.ts';
import { readProviders } from '../../../../lib/store/service/providers.ts';
import { readLedger } from '../../../../lib/store/service/request-log.ts';
import { browser } from '../../../wxt-browser.ts';
import { addAsShown, beginWithProviders, lookUp, removeAsShown } from './provider-room.ts';
import { ipReport, phoneReport } from './reports.ts';

const sender = { kind: 'ui', isPrivate: false } as const;
const ripeAddress = '193.0.6.139';
const network = {
  objectClassName: 'ip network',
  name: 'EX-NET',
  entities: [
    { roles: ['abuse'], vcardArray: ['vcard', [['email', {}, 'text', 'abuse@example.net']]] },
    {
      roles: ['registrant'],
      vcardArray: [
        'vcard',
        [
          ['fn', {}, 'text', 'Example Org'],
          ['kind', {}, 'text', 'org'],
        ],
      ],
    },
  ],
};
let sent: string[];
/** What each host answers; others are not there. */
let hosts: Record<string, () => Response>;

beginWithProviders(async (url) => {
  sent.push(url.href);
  const answer = hosts[url.host];
  if (!answer) throw new TypeError('Failed to fetch');
  return answer();
});
beforeEach(() => {
  sent = [];
  hosts = { 'rdap.db.ripe.net': () => Response.json(network) };
});
afterEach(() => vi.useRealTimers());

const add = (id: ProviderId, fields: Record<string, string> = {}) => addAsShown(id, fields);

/** As the browser gives it where a redirect is not followed: without its target. */
function opaqueRedirect(): Response {
  const redirect = new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } });
  return Object.defineProperty(redirect, 'type', { value: 'opaqueredirect' });
}

function ask(ip = ripeAddress, { asked = true } = {}) {
  const report = ipReport({ ip });
  return lookUp.ask({
    report: { ...report, subject: { kind: 'ip', ip } },
    asked,
    site: 'a.example',
    tabId: 1,
    isPrivate: false,
  });
}

describe('a provider that the person adds', () => {
  it('is asked about nothing before it is added', async () => {
    expect(
      onlineOffer(
        ipReport(),
        { ...settingsSchema.parse({}), lookUpOnline: 'ask' },
        {
          hasKey: false,
          providers: await readProviders(),
          isPrivate: false,
          asked: false,
          still: true,
        },
      ),
    ).toEqual({ kind: 'unconfigured' });
    await ask();
    expect(sent).toEqual([]);
  });

  it('that could not be saved turns no look-ups on', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await expect(add('rdap')).rejects.toThrow();
    put.mockRestore();
    expect((await readSettings()).lookUpOnline).toBe('never');
  });

  it('turns look-ups on for presses, and gives holder and abuse contact', async () => {
    await add('rdap');
    expect((await readSettings()).lookUpOnline).toBe('ask');
    const reply = await ask();
    expect(reply).toMatchObject({
      answers: [{ operation: 'rdap', facts: { holder: 'Example Org', abuseEmail: 'abuse@example.net' } }],
      failures: [],
    });
    expect(sent).toEqual([`https://rdap.db.ripe.net/ip/${ripeAddress}`]);
  });

  it('is never asked by hovering, whatever the mode, unless its own switch is on', async () => {
    await add('rdap');
    await browser.storage.local.set({ settings: { ...settingsSchema.parse({}), lookUpOnline: 'hover' } });
    const reply = await ask(ripeAddress, { asked: false });
    expect(reply.failures).toEqual([{ operation: 'rdap', failure: { kind: 'turned-off' } }]);
    expect(sent).toEqual([]);
  });

  it('keeps its answer, and gives it again without a request', async () => {
    await add('rdap');
    await ask();
    await ask();
    expect(sent).toHaveLength(1);
  });

  it('is forgotten with all that it said when it is removed; the service’s answers stay, and the other way round', async () => {
    await add('rdap');
    await ask();
    await forgetService();
    expect(await readAnswer('rdap', ripeAddress, Date.now())).not.toBeNull();
    await removeAsShown('rdap');
    expect(await readAnswer('rdap', ripeAddress, Date.now())).toBeNull();
    await ask();
    expect(sent).toHaveLength(1);
  });

  it('cannot be added where a policy keeps look-ups off', async () => {
    const get = vi.spyOn(browser.storage.managed, 'get').mockResolvedValue({ lookUpOnline: 'never' });
    const view = await add('rdap');
    expect(view.isLocked).toBe(true);
    expect(view.providers.map(({ isAdded }) => isAdded)).not.toContain(true);
    get.mockRestore();
  });
});

describe('where an organization allows some providers only', () => {
  it('the others cannot be added, are not shown, and one that was added before is not asked', async () => {
    await add('rdap');
    const get = vi.spyOn(browser.storage.managed, 'get').mockResolvedValue({ providers: ['ipinfo', 'nobody'] });
    expect((await add('abuseIpdb', { key: 'k3y' })).providers.map(({ id }) => id)).toEqual(['ipinfo']);
    await ask();
    expect(sent).toEqual([]);
    get.mockRestore();
    expect((await ask()).answers).toHaveLength(1);
  });
});

describe('its limits', () => {
  it('hold for presses, in units, and are the person’s to raise', async () => {
    await add('rdap');
    const limits = { minute: 1, day: 5 };
    await providerHandlers.changeProvider({ id: 'rdap', fingerprint: null, hover: true, limits }, sender);
    expect((await ask('193.0.6.1')).failures).toEqual([]);
    expect((await ask('193.0.6.2')).failures).toEqual([
      { operation: 'rdap', failure: { kind: 'over-budget', budget: 'providerMinute' } },
    ]);
    await providerHandlers.changeProvider(
      { id: 'rdap', fingerprint: null, hover: true, limits: { minute: 9, day: 1 } },
      sender,
    );
    expect((await ask('193.0.6.3')).failures).toEqual([
      { operation: 'rdap', failure: { kind: 'over-budget', budget: 'providerDay' } },
    ]);
    expect(sent).toHaveLength(1);
  });
});

describe('a block that moved to another registry', () => {
  it('is asked for there, in a fixed order, one call each; the redirect itself is not followed', async () => {
    await add('rdap');
    hosts = {
      'rdap.arin.net': opaqueRedirect,
      'rdap.db.ripe.net': () => new Response('{"errorSummary":404}', { status: 404 }),
      'rdap.apnic.net': () => Response.json(network),
    };
    const reply = await ask('8.8.8.8');
    expect(reply.answers).toHaveLength(1);
    expect(sent.map((url) => new URL(url).host)).toEqual(['rdap.arin.net', 'rdap.db.ripe.net', 'rdap.apnic.net']);
    expect((await readLedger(0, Date.now())).calls.map(({ units }) => units)).toEqual([1, 1, 1]);
  });

  it('is asked for at three registries at most, and never where a redirect leads', async () => {
    await add('rdap');
    for (const host of ['rdap.arin.net', 'rdap.db.ripe.net', 'rdap.apnic.net', 'rdap.lacnic.net', 'rdap.afrinic.net']) {
      hosts[host] = opaqueRedirect;
    }
    expect((await ask('8.8.8.8')).failures).toEqual([{ operation: 'rdap', failure: { kind: 'redirected' } }]);
    expect(sent.map((url) => new URL(url).host)).toEqual(['rdap.arin.net', 'rdap.db.ripe.net', 'rdap.apnic.net']);
  });

  it('counts against no registry, however many moved', async () => {
    await add('rdap');
    hosts = { 'rdap.arin.net': opaqueRedirect, 'rdap.db.ripe.net': () => Response.json(network) };
    for (const end of [1, 2]) expect((await ask(`8.8.8.${end}`)).answers).toHaveLength(1);
    expect(sent).toHaveLength(4);
    expect(await readBreaker('rdap rdap.arin.net')).toMatchObject({ failuresInARow: 0 });
  });

  it('is not asked for at a registry that the browser keeps Numlens from', async () => {
    await add('rdap');
    hosts = { 'rdap.arin.net': opaqueRedirect, 'rdap.db.ripe.net': () => Response.json(network) };
    Object.assign(browser, { permissions: { getAll: async () => ({ origins: ['https://rdap.arin.net/*'] }) } });
    const failure = { kind: 'no-permission', origin: 'https://rdap.db.ripe.net' };
    expect((await ask('8.8.8.8')).failures).toEqual([{ operation: 'rdap', failure }]);
    expect(sent.map((url) => new URL(url).host)).toEqual(['rdap.arin.net']);
  });

  it('a registry that knows nothing is believed, and no other is asked', async () => {
    await add('rdap');
    hosts = { 'rdap.arin.net': () => new Response('{}', { status: 404 }) };
    expect((await ask('8.8.8.8')).failures).toEqual([{ operation: 'rdap', failure: { kind: 'not-found' } }]);
    expect(sent).toHaveLength(1);
  });

  it('a registry that fails silences none of the others', async () => {
    await add('rdap');
    hosts['rdap.arin.net'] = () => new Response('busy', { status: 429 });
    expect((await ask('8.8.8.8')).failures).toMatchObject([{ failure: { kind: 'limited' } }]);
    expect((await ask('8.8.4.4')).failures).toMatchObject([{ failure: { kind: 'limited' } }]);
    expect((await ask()).answers).toHaveLength(1);
    expect(await readBreaker('rdap rdap.arin.net')).toMatchObject({ repeat: { kind: 'limited' } });
    expect(sent.map((url) => new URL(url).host)).toEqual(['rdap.arin.net', 'rdap.db.ripe.net']);
  });
});

describe('a registry that refuses a request, although it has no key', () => {
  it.each([401, 402, 403])('%i: is asked again for the next address, and asks for no key', async (status) => {
    await add('rdap');
    hosts['rdap.db.ripe.net'] = () => new Response('x'.repeat(100_000), { status });
    const failure = { kind: 'server-error', status };
    expect((await ask('193.0.6.1')).failures).toEqual([{ operation: 'rdap', failure }]);
    hosts['rdap.db.ripe.net'] = () => Response.json(network);
    expect((await ask('193.0.6.2')).answers).toHaveLength(1);
  });

  it('a good test of one registry opens the way to all of them', async () => {
    await add('rdap');
    hosts['rdap.arin.net'] = () => Response.json(network);
    hosts['rdap.db.ripe.net'] = () => new Response('busy', { status: 429 });
    await ask();
    hosts['rdap.db.ripe.net'] = () => Response.json(network);
    expect(await lookUp.test('rdap', { isPrivate: false })).toEqual({ ok: true, value: null });
    expect((await ask()).answers).toHaveLength(1);
  });
});

describe('the order', () => {
  const both = async (goOn = false) => {
    await add('rdap');
    await add('ipinfo', { key: 'tok3n', plan: 'Lite' });
    hosts['api.ipinfo.io'] = () => Response.json({ ip: ripeAddress, country_code: 'NL' });
    const order = { phone: [], ip: ['ipinfo' as const, 'rdap' as const] };
    await providerHandlers.orderProviders({ order, goOn }, sender);
  };

  it('the first is asked; the next by a press of its own, which the reply offers with its cost', async () => {
    await both();
    const first = await ask();
    expect(first.answers.map(({ operation }) => operation)).toEqual(['ipinfo']);
    expect(first.next).toEqual({ kind: 'ask', calls: 1, by: 'rdap', only: ['rdap'] });
    expect(sent).toHaveLength(1);
    const second = await ask();
    expect(second.answers.map(({ operation }) => operation)).toEqual(['rdap']);
    expect(second.next).toBeUndefined();
    const report = { ...ipReport({ ip: ripeAddress }), subject: { kind: 'ip' as const, ip: ripeAddress } };
    const kept = await withKeptAnswers(await readSettings(), report, { isPrivate: false });
    expect(kept.service.map(({ operation }) => operation)).toEqual(['ipinfo', 'rdap']);
  });

  it('one that fails keeps the next from nothing', async () => {
    await both();
    hosts['api.ipinfo.io'] = () => new Response('{"error":"Rate limit exceeded"}', { status: 429 });
    const first = await ask();
    expect(first.failures).toMatchObject([{ operation: 'ipinfo', failure: { kind: 'limited' } }]);
    expect(first.next).toMatchObject({ by: 'rdap' });
  });

  it('goes on where one has nothing, if the person said so, and not where it failed', async () => {
    await both(true);
    hosts['api.ipinfo.io'] = () => Response.json({ ip: ripeAddress });
    expect((await ask()).answers.map(({ operation }) => operation)).toEqual(['ipinfo', 'rdap']);
    hosts['api.ipinfo.io'] = () => new Response('down', { status: 500 });
    expect((await ask('193.0.6.7')).answers).toEqual([]);
  });

  it('goes on by hovering only to those that hovering may ask; the others are offered', async () => {
    await both(true);
    await browser.storage.local.set({ settings: { ...settingsSchema.parse({}), lookUpOnline: 'hover' } });
    const limits = { minute: 9, day: 99 };
    await providerHandlers.changeProvider({ id: 'ipinfo', fingerprint: null, hover: true, limits }, sender);
    hosts['api.ipinfo.io'] = () => Response.json({ ip: ripeAddress });
    const reply = await ask(ripeAddress, { asked: false });
    expect(reply.failures).toEqual([]);
    expect(reply.next).toMatchObject({ kind: 'ask', by: 'rdap' });
    expect(sent.map((url) => new URL(url).host)).toEqual(['api.ipinfo.io']);
  });
});

it('a call with two packages counts as two, for the provider’s limits as for the log', async () => {
  await add('twilio', { account: 'AC0', secret: 't0ken', plan: 'line_type_intelligence,caller_name' });
  await providerHandlers.changeProvider(
    { id: 'twilio', fingerprint: null, hover: true, limits: { minute: 3, day: 9 } },
    sender,
  );
  hosts['lookups.twilio.com'] = () => Response.json({ valid: true, phone_number: '+14155550100' });
  const press = (e164: string) =>
    lookUp.ask({ report: phoneReport({ e164 }), asked: true, site: null, tabId: null, isPrivate: false });
  expect((await press('+14155550100')).failures).toEqual([]);
  expect((await readLedger(0, Date.now())).calls.map(({ units }) => units)).toEqual([2]);
  expect((await press('+14155550101')).failures).toMatchObject([{ failure: { budget: 'providerMinute' } }]);
});

it('a secret that is not typed again stays, and a changed one forgets what was kept', async () => {
  await add('twilio', { account: 'AC0', secret: 't0ken', plan: 'validation' });
  await add('twilio', { account: 'AC1', secret: '', plan: 'validation' });
  expect((await readProviders()).added).toMatchObject([{ fields: { account: 'AC1', secret: 't0ken' } }]);
});

it('says of a saved secret its end alone', async () => {
  for (const id of builtInIds) {
    const { fields } = builtIn(id);
    const given = Object.fromEntries(
      fields.map((field) => [field.id, field.choices?.[0] ?? `canary-of-${field.id}-end1`]),
    );
    const view = await addAsShown(id, given);
    const secrets = fields.filter(({ secret }) => secret).map((field) => given[field.id] ?? '');
    for (const secret of secrets) expect(JSON.stringify(view)).not.toContain(secret);
  }
});

it('every provider starts with limits, and without hovering', async () => {
  for (const id of builtInIds) expect(serviceOperationIds).not.toContain(id);
  for (const { limits } of builtInIds.map(builtIn)) expect(limits.minute).toBeLessThanOrEqual(limits.day);
});
