import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { providerHandlers } from '../../../../entrypoints/background/settings/provider-handlers.ts';
import { withKeptAnswers } from '../../../../lib/lookup/online/kept-answers.ts';
import { onlineOffer } from '../../../../lib/lookup/online/online-offer.ts';
import { builtIn } from '../../../../lib/lookup/providers/providers.ts';
import { builtInIds } from '../../../../lib/model/answer/provider-list.ts';
import { serviceOperationIds } from '../../../../lib/model/answer/service-answer.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { readSettings } from '../../../../lib/store/person/settings.ts';
import { forgetService, readAnswer } from '../../../../lib/store/service/learned.ts';
import { readProviders } from '../../../../lib/store/service/providers.ts';
import { readLedger } from '../../../../lib/store/service/request-log.ts';
import { browser } from '../../../wxt-browser.ts';
import { add, ask, beginWithRegistry, ripeAddress, sender, web } from './added-room.ts';
import { addAsShown, lookUp, removeAsShown } from './provider-room.ts';
import { ipReport, phoneReport } from './reports.ts';

beginWithRegistry();

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
    expect(web.sent).toEqual([]);
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
    expect(web.sent).toEqual([`https://rdap.db.ripe.net/ip/${ripeAddress}`]);
  });

  it('is never asked by hovering, whatever the mode, unless its own switch is on', async () => {
    await add('rdap');
    await browser.storage.local.set({ settings: { ...settingsSchema.parse({}), lookUpOnline: 'hover' } });
    const reply = await ask(ripeAddress, { asked: false });
    expect(reply.failures).toEqual([{ operation: 'rdap', failure: { kind: 'turned-off' } }]);
    expect(web.sent).toEqual([]);
  });

  it('keeps its answer, and gives it again without a request', async () => {
    await add('rdap');
    await ask();
    await ask();
    expect(web.sent).toHaveLength(1);
  });

  it('is forgotten with all that it said when it is removed; the service’s answers stay, and the other way round', async () => {
    await add('rdap');
    await ask();
    await forgetService();
    expect(await readAnswer('rdap', ripeAddress, Date.now())).not.toBeNull();
    await removeAsShown('rdap');
    expect(await readAnswer('rdap', ripeAddress, Date.now())).toBeNull();
    await ask();
    expect(web.sent).toHaveLength(1);
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
    expect(web.sent).toEqual([]);
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
    expect(web.sent).toHaveLength(1);
  });
});

describe('the order', () => {
  const both = async (goOn = false) => {
    await add('rdap');
    await add('ipinfo', { key: 'tok3n', plan: 'Lite' });
    web.hosts['api.ipinfo.io'] = () => Response.json({ ip: ripeAddress, country_code: 'NL' });
    const order = { phone: [], ip: ['ipinfo' as const, 'rdap' as const] };
    await providerHandlers.orderProviders({ order, goOn }, sender);
  };

  it('the first is asked; the next by a press of its own, which the reply offers with its cost', async () => {
    await both();
    const first = await ask();
    expect(first.answers.map(({ operation }) => operation)).toEqual(['ipinfo']);
    expect(first.next).toEqual({ kind: 'ask', calls: 1, by: 'rdap', only: ['rdap'] });
    expect(web.sent).toHaveLength(1);
    const second = await ask();
    expect(second.answers.map(({ operation }) => operation)).toEqual(['rdap']);
    expect(second.next).toBeUndefined();
    const report = { ...ipReport({ ip: ripeAddress }), subject: { kind: 'ip' as const, ip: ripeAddress } };
    const kept = await withKeptAnswers(await readSettings(), report, { isPrivate: false });
    expect(kept.service.map(({ operation }) => operation)).toEqual(['ipinfo', 'rdap']);
  });

  it('one that fails keeps the next from nothing', async () => {
    await both();
    web.hosts['api.ipinfo.io'] = () => new Response('{"error":"Rate limit exceeded"}', { status: 429 });
    const first = await ask();
    expect(first.failures).toMatchObject([{ operation: 'ipinfo', failure: { kind: 'limited' } }]);
    expect(first.next).toMatchObject({ by: 'rdap' });
  });

  it('goes on where one has nothing, if the person said so, and not where it failed', async () => {
    await both(true);
    web.hosts['api.ipinfo.io'] = () => Response.json({ ip: ripeAddress });
    expect((await ask()).answers.map(({ operation }) => operation)).toEqual(['ipinfo', 'rdap']);
    web.hosts['api.ipinfo.io'] = () => new Response('down', { status: 500 });
    expect((await ask('193.0.6.7')).answers).toEqual([]);
  });

  it('goes on by hovering only to those that hovering may ask; the others are offered', async () => {
    await both(true);
    await browser.storage.local.set({ settings: { ...settingsSchema.parse({}), lookUpOnline: 'hover' } });
    const limits = { minute: 9, day: 99 };
    await providerHandlers.changeProvider({ id: 'ipinfo', fingerprint: null, hover: true, limits }, sender);
    web.hosts['api.ipinfo.io'] = () => Response.json({ ip: ripeAddress });
    const reply = await ask(ripeAddress, { asked: false });
    expect(reply.failures).toEqual([]);
    expect(reply.next).toMatchObject({ kind: 'ask', by: 'rdap' });
    expect(web.sent.map((url) => new URL(url).host)).toEqual(['api.ipinfo.io']);
  });
});

it('a call with two packages counts as two, for the provider’s limits as for the log', async () => {
  await add('twilio', { account: 'AC0', secret: 't0ken', plan: 'line_type_intelligence,caller_name' });
  await providerHandlers.changeProvider(
    { id: 'twilio', fingerprint: null, hover: true, limits: { minute: 3, day: 9 } },
    sender,
  );
  web.hosts['lookups.twilio.com'] = () => Response.json({ valid: true, phone_number: '+14155550100' });
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
