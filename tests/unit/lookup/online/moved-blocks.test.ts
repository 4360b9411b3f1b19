import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { database } from '../../../../lib/store/database/database.ts';
import { readLedger } from '../../../../lib/store/service/request-log.ts';
import { browser } from '../../../wxt-browser.ts';
import { add, ask, beginWithRegistry, network, web } from './added-room.ts';
import { lookUp } from './provider-room.ts';

beginWithRegistry();

const breaker = async () => (await database()).get('breakers', 'rdap rdap.arin.net');

/** As the browser gives it where a redirect is not followed: without its target. */
function opaqueRedirect(): Response {
  const redirect = new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } });
  return Object.defineProperty(redirect, 'type', { value: 'opaqueredirect' });
}

describe('a block that moved to another registry', () => {
  it('is asked for there, in a fixed order, one call each; the redirect itself is not followed', async () => {
    await add('rdap');
    web.hosts = {
      'rdap.arin.net': opaqueRedirect,
      'rdap.db.ripe.net': () => new Response('{"errorSummary":404}', { status: 404 }),
      'rdap.apnic.net': () => Response.json(network),
    };
    const reply = await ask('8.8.8.8');
    expect(reply.answers).toHaveLength(1);
    expect(web.sent.map((url) => new URL(url).host)).toEqual(['rdap.arin.net', 'rdap.db.ripe.net', 'rdap.apnic.net']);
    expect((await readLedger(0, Date.now())).calls.map(({ units }) => units)).toEqual([1, 1, 1]);
  });

  it('is asked for at three registries at most, and never where a redirect leads', async () => {
    await add('rdap');
    for (const host of ['rdap.arin.net', 'rdap.db.ripe.net', 'rdap.apnic.net', 'rdap.lacnic.net', 'rdap.afrinic.net']) {
      web.hosts[host] = opaqueRedirect;
    }
    expect((await ask('8.8.8.8')).failures).toEqual([{ operation: 'rdap', failure: { kind: 'redirected' } }]);
    expect(web.sent.map((url) => new URL(url).host)).toEqual(['rdap.arin.net', 'rdap.db.ripe.net', 'rdap.apnic.net']);
  });

  it('counts against no registry, however many moved', async () => {
    await add('rdap');
    web.hosts = { 'rdap.arin.net': opaqueRedirect, 'rdap.db.ripe.net': () => Response.json(network) };
    for (const end of [1, 2]) expect((await ask(`8.8.8.${end}`)).answers).toHaveLength(1);
    expect(web.sent).toHaveLength(4);
    expect(await breaker()).toBeUndefined();
  });

  it('is not asked for at a registry that the browser keeps Numlens from', async () => {
    await add('rdap');
    web.hosts = { 'rdap.arin.net': opaqueRedirect, 'rdap.db.ripe.net': () => Response.json(network) };
    Object.assign(browser, { permissions: { getAll: async () => ({ origins: ['https://rdap.arin.net/*'] }) } });
    const failure = { kind: 'no-permission', origin: 'https://rdap.db.ripe.net' };
    expect((await ask('8.8.8.8')).failures).toEqual([{ operation: 'rdap', failure }]);
    expect(web.sent.map((url) => new URL(url).host)).toEqual(['rdap.arin.net']);
  });

  it('a registry that knows nothing is believed, and no other is asked', async () => {
    await add('rdap');
    web.hosts = { 'rdap.arin.net': () => new Response('{}', { status: 404 }) };
    expect((await ask('8.8.8.8')).failures).toEqual([{ operation: 'rdap', failure: { kind: 'not-found' } }]);
    expect(web.sent).toHaveLength(1);
  });

  it('a registry that fails silences none of the others', async () => {
    await add('rdap');
    web.hosts['rdap.arin.net'] = () => new Response('busy', { status: 429 });
    expect((await ask('8.8.8.8')).failures).toMatchObject([{ failure: { kind: 'limited' } }]);
    expect((await ask('8.8.4.4')).failures).toMatchObject([{ failure: { kind: 'limited' } }]);
    expect((await ask()).answers).toHaveLength(1);
    expect(await breaker()).toMatchObject({ repeat: { kind: 'limited' } });
    expect(web.sent.map((url) => new URL(url).host)).toEqual(['rdap.arin.net', 'rdap.db.ripe.net']);
  });
});

describe('a registry that refuses a request, although it has no key', () => {
  it.each([401, 402, 403])('%i: is asked again for the next address, and asks for no key', async (status) => {
    await add('rdap');
    web.hosts['rdap.db.ripe.net'] = () => new Response('x'.repeat(100_000), { status });
    const failure = { kind: 'server-error', status };
    expect((await ask('193.0.6.1')).failures).toEqual([{ operation: 'rdap', failure }]);
    web.hosts['rdap.db.ripe.net'] = () => Response.json(network);
    expect((await ask('193.0.6.2')).answers).toHaveLength(1);
  });

  it('a good test of one registry opens the way to all of them', async () => {
    await add('rdap');
    web.hosts['rdap.arin.net'] = () => Response.json(network);
    web.hosts['rdap.db.ripe.net'] = () => new Response('busy', { status: 429 });
    await ask();
    web.hosts['rdap.db.ripe.net'] = () => Response.json(network);
    expect(await lookUp.test('rdap', { isPrivate: false })).toEqual({ ok: true, value: null });
    expect((await ask()).answers).toHaveLength(1);
  });
});
