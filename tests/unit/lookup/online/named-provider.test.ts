import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bulkHandlers } from '../../../../entrypoints/background/lists/bulk-handlers.ts';
import { providerHandlers } from '../../../../entrypoints/background/settings/provider-handlers.ts';
import type { LookUpRequest } from '../../../../lib/lookup/online/look-up.ts';
import { onlineOffer } from '../../../../lib/lookup/online/online-offer.ts';
import { namedByButton } from '../../../../lib/model/answer/look-up-state.ts';
import type { Report } from '../../../../lib/model/answer/report.ts';
import type { ChainId } from '../../../../lib/model/settings/providers.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { subjectKey } from '../../../../lib/model/subject.ts';
import { readSettings } from '../../../../lib/store/person/settings.ts';
import { readAnswer } from '../../../../lib/store/service/learned.ts';
import { readProviders } from '../../../../lib/store/service/providers.ts';
import { hasKey, removeSecret, saveSecret } from '../../../../lib/store/service/secret.ts';
import { browser } from '../../../wxt-browser.ts';
import {
  addAsShown,
  beginWithProviders,
  decide,
  describeOwn,
  desk,
  lookUp,
  mine,
  removeAsShown,
} from './provider-room.ts';
import { phoneReport } from './reports.ts';

const sender = { kind: 'ui', isPrivate: false } as const;
const elsewhere = { ...desk, url: 'https://other.example/who?tel={e164}' };
const report = phoneReport();
const place = { asked: true, site: 'a.example', tabId: 1, isPrivate: false };

let sent: string[];
let meanwhile: (host: string) => void | Promise<void>;

beginWithProviders(async (url) => {
  sent.push(url.href);
  await meanwhile(url.host);
  if (url.host === 'api.veriphone.io') return new Response('{}', { status: 404 });
  return Response.json({ name: `A Person of ${url.host}`, company: 'A Company' });
});
beforeEach(() => {
  sent = [];
  meanwhile = () => {};
});

async function addVeriphone(order: ChainId[], goOn = false): Promise<void> {
  await addAsShown('veriphone', { key: 'veri' });
  await providerHandlers.orderProviders({ order: { phone: order, ip: [] }, goOn }, sender);
}

async function addService(): Promise<void> {
  const addresses = { phoneValidation: 'https://service.example/', callerId: '', ipGeolocation: '' };
  await browser.storage.local.set({ settings: settingsSchema.parse({ lookUpOnline: 'ask', addresses }) });
  await saveSecret({ key: 'svc', origins: ['https://service.example'], agreed: 'ask' });
}

/** Returns what a press asks for on a card that shows now what the device knows. */
async function shownButton(of: Report = report): Promise<LookUpRequest> {
  const situation = { hasKey: await hasKey(), providers: await readProviders() };
  const offer = onlineOffer(of, await readSettings(), { ...situation, isPrivate: false, asked: false, still: true });
  return { report: of, ...place, ...namedByButton({ report: of, offer }) };
}

const kept = () => readAnswer('custom1', subjectKey(report.subject), Date.now());
const gone = { answers: [], failures: [{ operation: 'custom1', failure: { kind: 'not-configured' } }] };

describe('a press on a button that names a provider', () => {
  it('asks it, and also after another place was described', async () => {
    decide({ custom1: desk });
    await addAsShown('custom1', { key: 'org' });
    const press = await shownButton();
    expect(press).toMatchObject({ by: 'custom1', fingerprints: { custom1: expect.any(String) } });
    await describeOwn(mine);
    expect((await lookUp.ask(press)).answers).toMatchObject([{ operation: 'custom1', ownName: 'Desk CRM' }]);
    expect(sent).toHaveLength(1);
  });

  it('asks nobody else once a policy names another host, and says who could be asked', async () => {
    decide({ custom1: desk });
    await addAsShown('custom1', { key: 'org' });
    await addVeriphone(['custom1', 'veriphone'], true);
    const press = await shownButton();
    decide({ custom1: elsewhere });
    expect(await lookUp.ask(press)).toMatchObject({ ...gone, next: { kind: 'ask', by: 'veriphone' } });
    expect(await lookUp.ask({ ...press, only: ['custom1'] })).toMatchObject(gone);
    expect(sent).toEqual([]);
  });

  it.each([
    ['other facts', { facts: { carrier: ['/company'] } }],
    ['another path', { url: 'https://desk.example/{digits}' }],
    ['another name', { name: 'Desk Two' }],
  ])('sends nothing by a description with %s', async (_, changes) => {
    decide({ custom1: desk });
    await addAsShown('custom1', { key: 'org' });
    const press = await shownButton();
    decide({ custom1: { ...desk, ...changes } });
    expect(await lookUp.ask(press)).toMatchObject({ ...gone, next: { by: 'custom1' } });
    expect(sent).toEqual([]);
    // The button that is shown next is one on it as it is now.
    expect((await lookUp.ask(await shownButton())).answers).toHaveLength(1);
  });

  it('does not ask the person’s own one in the place when the policy ends', async () => {
    await describeOwn(mine);
    await addAsShown('custom1', { key: 'own' });
    decide({ custom1: desk });
    await addAsShown('custom1', { key: 'org' });
    const press = await shownButton();
    decide();
    expect(await lookUp.ask(press)).toMatchObject(gone);
    expect(await lookUp.ask({ ...press, only: ['custom1'] })).toMatchObject(gone);
    expect(sent).toEqual([]);
  });

  it('spends nothing at the lookup service once it is removed', async () => {
    await addService();
    decide({ custom1: desk });
    await addAsShown('custom1', { key: 'org' });
    await providerHandlers.orderProviders({ order: { phone: ['custom1', 'service'], ip: [] }, goOn: true }, sender);
    const press = await shownButton();
    await removeAsShown('custom1');
    expect(await lookUp.ask({ ...press, only: ['custom1'] })).toMatchObject(gone);
    expect(await lookUp.ask(press)).toMatchObject(gone);
    expect(sent).toEqual([]);
  });

  it('that is the lookup service’s goes to no provider once its key is removed', async () => {
    await addService();
    await addVeriphone(['service', 'veriphone']);
    const press = await shownButton();
    expect(press).toMatchObject({ by: 'service' });
    await removeSecret();
    const reply = await lookUp.ask(press);
    expect(reply.failures[0]).toMatchObject({ operation: 'phoneValidation', failure: { kind: 'not-configured' } });
    expect(sent).toEqual([]);
  });

  it('again after a failure, or for an answer that grew old, asks only the one that failed or answered', async () => {
    decide({ custom1: desk });
    await addAsShown('custom1', { key: 'org' });
    await addVeriphone(['custom1', 'veriphone']);
    const { answers } = await lookUp.ask(await shownButton());
    const said = { ...report, service: answers };
    const refresh = namedByButton({ report: said, offer: { kind: 'answered' } }, ['custom1']);
    decide({ custom1: { ...desk, name: 'Desk Two' } });
    sent = [];
    expect(await lookUp.ask({ report, ...place, refresh: true, ...refresh })).toMatchObject(gone);
    expect(sent).toEqual([]);
  });
});

describe('a list whose plan named a provider', () => {
  it('goes to nobody else once that is another one', async () => {
    decide({ custom1: desk });
    await addAsShown('custom1', { key: 'org' });
    await addVeriphone(['custom1', 'veriphone'], true);
    const { by = 'service', fingerprints = {} } = await shownButton();
    const row = { subject: report.subject, by, fingerprints };
    const { lookUpListed } = bulkHandlers({ deviceReport: async () => report, lookUp });
    expect((await lookUpListed(row, sender)).answers).toHaveLength(1);
    decide({ custom1: elsewhere });
    sent = [];
    expect(await lookUpListed(row, sender)).toEqual(gone);
    expect(sent).toEqual([]);
  });

  it('goes on to nobody where the one of its plan has nothing', async () => {
    decide({ custom1: desk });
    await addAsShown('custom1', { key: 'org' });
    await addVeriphone(['veriphone', 'custom1'], true);
    const { lookUpListed } = bulkHandlers({ deviceReport: async () => report, lookUp });
    const reply = await lookUpListed({ subject: report.subject, by: 'veriphone' }, sender);
    expect(reply).toMatchObject({ answers: [], failures: [{ operation: 'veriphone' }] });
    expect(sent.map((url) => new URL(url).host)).toEqual(['api.veriphone.io']);
  });
});

describe('a policy that changes during a look-up', () => {
  async function begin(): Promise<void> {
    decide({ custom1: desk });
    await addAsShown('custom1', { key: 'org' });
    await addVeriphone(['veriphone', 'custom1'], true);
  }

  it('has no answer read by one description and kept as another’s', async () => {
    await begin();
    const changed = { ...desk, name: 'Desk Two', facts: { carrier: ['/company'] } };
    meanwhile = (host) => (host === 'api.veriphone.io' ? decide({ custom1: changed }) : undefined);
    expect(await lookUp.ask(await shownButton())).toMatchObject({ answers: [] });
    expect(sent.filter((url) => url.includes('desk'))).toEqual([]);
    expect(await kept()).toBeNull();
  });

  it('sends nothing by the one’s template to the other’s host', async () => {
    await describeOwn({ ...mine, of: 'ip', url: 'https://mine.example/at?ip={ip}', facts: { holder: '/name' } });
    await addAsShown('custom1', { key: 'own' });
    await begin();
    meanwhile = (host) => (host === 'api.veriphone.io' ? decide() : undefined);
    await lookUp.ask(await shownButton());
    expect(sent.filter((url) => url.includes('mine') || url.includes('desk'))).toEqual([]);
    expect(await kept()).toBeNull();
  });

  it.each([
    ['ends', undefined, {}],
    ['does not name the provider any more', { custom1: desk }, { providers: ['rdap'] }],
    ['describes it otherwise', { custom1: { ...desk, name: 'Desk Two' } }, {}],
  ])('sends nothing for what waits in the queue when it %s', async (_, presets, others) => {
    decide({ custom1: desk });
    await addAsShown('custom1', { key: 'org' });
    const press = await shownButton();
    const free = Promise.withResolvers<void>();
    meanwhile = () => free.promise;
    const all = ['01', '02', '03'].map((end) =>
      lookUp.ask({ ...press, report: phoneReport({ e164: `+4930123456${end}` }) }),
    );
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    decide(presets, others);
    free.resolve();
    expect((await Promise.all(all))[2]).toMatchObject(gone);
    expect(sent).toHaveLength(2);
  });
});
