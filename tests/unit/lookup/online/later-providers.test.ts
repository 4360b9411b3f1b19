import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { providerHandlers } from '../../../../entrypoints/background/settings/provider-handlers.ts';
import { nextByHover } from '../../../../lib/lookup/online/chain.ts';
import { withKeptAnswers } from '../../../../lib/lookup/online/kept-answers.ts';
import { onlineOffer, readMeans } from '../../../../lib/lookup/online/online-offer.ts';
import { operationOfProvider } from '../../../../lib/lookup/providers/provider.ts';
import { builtIn } from '../../../../lib/lookup/providers/providers.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { readSettings } from '../../../../lib/store/person/settings.ts';
import { browser } from '../../../wxt-browser.ts';
import { add, ask, beginWithRegistry, ripeAddress, sender, web } from './added-room.ts';
import { ipReport } from './reports.ts';

beginWithRegistry();

describe('hovering, with the switch of a provider that is not the first', () => {
  const limits = { minute: 9, day: 99 };
  beforeEach(async () => {
    await add('ipinfo', { key: 'tok3n', plan: 'Lite' });
    await add('rdap');
    await add('abuseIpdb', { key: 'secret' });
    web.hosts['api.ipinfo.io'] = () => Response.json({ ip: ripeAddress, country_code: 'NL' });
    web.hosts['api.abuseipdb.com'] = () =>
      Response.json({ data: { ipAddress: ripeAddress, abuseConfidenceScore: 80, totalReports: 4 } });
    const order = { phone: [], ip: ['ipinfo' as const, 'rdap' as const, 'abuseIpdb' as const] };
    await providerHandlers.orderProviders({ order, goOn: false }, sender);
    await browser.storage.local.set({ settings: { ...settingsSchema.parse({}), lookUpOnline: 'hover' } });
    await providerHandlers.changeProvider({ id: 'ipinfo', fingerprint: null, hover: true, limits }, sender);
  });
  const turnOn = () =>
    providerHandlers.changeProvider({ id: 'abuseIpdb', fingerprint: null, hover: true, limits }, sender);
  const offer = async () => {
    const report = { ...ipReport({ ip: ripeAddress }), subject: { kind: 'ip' as const, ip: ripeAddress } };
    const settings = await readSettings();
    const kept = await withKeptAnswers(settings, report, { isPrivate: false });
    return onlineOffer(kept, settings, { ...(await readMeans()), isPrivate: false, asked: false, still: true });
  };

  it('goes on to it after the first has answered, past one without the switch', async () => {
    await turnOn();
    const reply = await ask(ripeAddress, { asked: false });
    expect(reply.answers.map(({ operation }) => operation)).toEqual(['ipinfo']);
    expect(reply.next).toEqual({ kind: 'auto', calls: 1, by: 'abuseIpdb', only: ['abuseIpdb'] });
    expect(await offer()).toMatchObject({ kind: 'auto', by: 'abuseIpdb' });
    const second = await ask(ripeAddress, { asked: false, only: ['abuseIpdb'] });
    expect(second.answers.map(({ operation }) => operation)).toEqual(['abuseIpdb']);
    expect(second.next).toMatchObject({ kind: 'ask', by: 'rdap' });
    expect(await offer()).toMatchObject({ kind: 'ask', by: 'rdap' });
  });

  it('goes on to nobody while the switch is off, or after a press', async () => {
    expect((await ask(ripeAddress, { asked: false })).next).toMatchObject({ kind: 'ask', by: 'rdap' });
    await turnOn();
    expect((await ask('193.0.6.7')).next).toMatchObject({ kind: 'ask', by: 'rdap' });
  });

  it('goes on to nobody who can say only what is known', () => {
    const link = { by: 'abuseIpdb' as const, operations: [operationOfProvider(builtIn('abuseIpdb'))], hover: true };
    const answers = [{ operation: 'ipinfo' as const, facts: { country: 'NL' }, at: 0 }];
    expect(nextByHover([{ ...link, gives: ['country'] }], answers)).toBeNull();
    expect(nextByHover([{ ...link, gives: ['country', 'reports'] }], answers)).not.toBeNull();
  });
});
