import { afterEach, describe, expect, it, vi } from 'vitest';
import { customProvider } from '../../../../lib/lookup/providers/custom.ts';
import { findingsOf } from '../../../../lib/lookup/providers/custom-facts.ts';
import type { Facts } from '../../../../lib/model/answer/facts.ts';
import { definition, play, secret } from './custom-room.ts';

afterEach(() => vi.unstubAllGlobals());

describe('what is read', () => {
  async function read(changes: object, body: unknown): Promise<Facts | string> {
    const { result } = await play(definition(changes), { answer: () => Response.json(body) });
    if (!result.ok) return result.problem.kind;
    return 'facts' in result.value ? result.value.facts : 'no facts';
  }

  it('is the first place that has a value, in the definition’s words', async () => {
    const changes = {
      facts: {
        callerName: ['/items/0/company', '/items/0/name'],
        lineType: 'items.0.kind',
        valid: '/ok',
        ported: '/moved',
        carrier: '/id',
        country: '/land',
        riskScore: '/risk',
        reports: '/count',
      },
      words: { lineType: { Cell: 'MOBILE' }, ported: { moved: 'yes' }, country: { usa: 'us' } },
    };
    expect(
      await read(changes, {
        items: [{ company: '', name: 'A\u202ePerson\n', kind: 'cell' }],
        ok: 'N',
        moved: 'moved',
        id: 4711,
        land: 'USA',
        risk: '80.4',
        count: 3,
      }),
    ).toEqual({
      callerName: 'APerson',
      lineType: 'MOBILE',
      valid: false,
      ported: true,
      carrier: '4711',
      country: 'US',
      riskScore: 80,
      reports: 3,
    });
  });

  it('is of an address what an address can have', async () => {
    const changes = {
      of: 'ip',
      url: 'https://own.example/{ip}',
      facts: {
        asn: '/as',
        latitude: '/loc/0',
        longitude: '/loc/1',
        vpn: '/vpn',
        tor: '/tor',
        hosting: '/dc',
        registered: '/since',
        reports: '/n',
      },
      words: { hosting: { datacenter: 'yes' } },
    };
    expect(
      await read(changes, {
        as: 'AS64500',
        loc: ['52.5', 13.4],
        vpn: true,
        tor: 0,
        dc: 'Datacenter',
        since: '2020-01-02T00:00:00Z',
        n: 3,
      }),
    ).toEqual({
      asn: 64500,
      coordinates: { latitude: 52.5, longitude: 13.4 },
      flags: ['vpn', 'hosting'],
      registered: '2020-01-02',
      reports: 3,
    });
    // Many write this when they know no place; it is open sea.
    expect(await read(changes, { loc: [0, 0] })).toEqual({});
    expect(await read(changes, { as: -1, loc: [95, 13], since: 'soon', n: 1.5, vpn: 'maybe' })).toEqual({});
  });

  it.each([
    [{ at: '/found' }, { found: false, name: 'A' }, { callerName: 'A' }],
    [{ at: '/found', equals: true }, { found: true, name: 'A' }, { callerName: 'A' }],
    [{ at: '/found', equals: true }, { found: false, name: 'A' }, {}],
    [{ at: '/found', equals: '1' }, { found: 1, name: 'A' }, { callerName: 'A' }],
    [{ at: '/found' }, { found: null, name: 'A' }, {}],
    [{ at: '/found' }, { name: 'A' }, {}],
  ])('is nothing without what the test wants: %j in %j', async (found, body, facts) => {
    expect(await read({ found }, body)).toEqual(facts);
  });

  it('is nothing where a place of the shape is empty, and a failure where the shape is another’s', async () => {
    expect(await read({ facts: { callerName: '/items/0/name' } }, { items: [] })).toEqual({});
    expect(await read({ facts: { callerName: '/0/name' } }, [{ name: 'A Person' }])).toEqual({
      callerName: 'A Person',
    });
    expect(await read({ facts: { callerName: '/0/name' } }, [])).toEqual({});
    expect(await read({}, {})).toEqual({});
    expect(await read({}, { hello: 'world' })).toBe('bad-shape');
  });

  it.each(['/__proto__', '/constructor/name', '/toString', '/items/length', '/items/-', '/items/01', '/name/0'])(
    'is never more than the answer’s own fields: %s',
    async (pointer) => {
      const body: unknown = JSON.parse('{"items":["a"],"name":"abc"}');
      const facts = await read({ facts: { callerName: pointer, carrier: '/none' }, found: { at: '/items' } }, body);
      expect(facts).toEqual({});
    },
  );

  it('is an own field of that name, as the text that it is', async () => {
    const { result } = await play(definition({ facts: { callerName: '/__proto__/name' } }), {
      answer: () => new Response('{"__proto__":{"name":"A Person"}}'),
    });
    expect(result).toMatchObject({ ok: true, value: { facts: { callerName: 'A Person' } } });
  });

  it('comes with the person’s name for it, cleaned', () => {
    const provider = customProvider('custom1', definition({ name: 'Own\u202e\u200b CRM' }));
    expect(provider?.described?.ownName).toBe('Own CRM');
  });

  it.each([
    ['HTML', () => new Response('<!doctype html><p>Sign in'), 'not-json'],
    ['a list, where an object is described', () => Response.json([{ name: 'A' }]), 'bad-shape'],
    ['a text', () => Response.json('A'), 'not-json'],
    ['three megabytes', () => new Response(`{"name":"${'x'.repeat(3_000_000)}"}`), 'too-large'],
    ['fifty thousand levels', () => new Response(`{"name":${'['.repeat(25_000)}${']'.repeat(25_000)}}`), null],
    ['an error', () => Response.json({ name: 'A' }, { status: 500 }), 'server-error'],
    ['a refusal without a key', () => Response.json({ name: 'A' }, { status: 401 }), 'server-error'],
  ])('of %s is a failure of its own, or nothing', async (_, answer, kind) => {
    const { result } = await play(definition(), { answer });
    if (kind === null) expect(result).toMatchObject({ ok: true, value: { facts: {} } });
    else expect(result).toMatchObject({ ok: false, problem: { kind } });
  });

  it('of a refused key is that, if it has one', async () => {
    const answer = () => Response.json({}, { status: 401 });
    const { result } = await play(definition({ fields: [secret], headers: { authorization: 'Bearer {key}' } }), {
      answer,
    });
    expect(result).toMatchObject({ ok: false, problem: { kind: 'refused-key' } });
  });

  it('ends with the deadline where the answer never does', async () => {
    const answer = (init: RequestInit) => {
      const start = (stream: ReadableStreamDefaultController) =>
        init.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
      return new Response(new ReadableStream({ start }));
    };
    const { result } = await play(definition(), { answer, deadlineAfter: 20 });
    expect(result).toEqual({ ok: false, problem: { kind: 'timeout' } });
  });
});

it('a test says what is at each place: its kind and length, and its text cleaned', () => {
  const described = definition({
    facts: { callerName: ['/name', '/nick'], carrier: '/list', lineType: '/object', riskScore: '/n', valid: '/ok' },
    found: { at: '/ok' },
  });
  const body = { name: 'A\u202eB', list: [1, 2], object: { a: 1 }, n: 12, ok: true };
  expect(findingsOf(body, described)).toEqual([
    { fact: 'found', pointer: '/ok', found: { type: 'yes-no', length: 4, text: 'true' } },
    { fact: 'callerName', pointer: '/name', found: { type: 'text', length: 3, text: 'AB' } },
    { fact: 'callerName', pointer: '/nick', found: null },
    { fact: 'valid', pointer: '/ok', found: { type: 'yes-no', length: 4, text: 'true' } },
    { fact: 'carrier', pointer: '/list', found: { type: 'list', length: 2, text: '' } },
    { fact: 'lineType', pointer: '/object', found: { type: 'object', length: 1, text: '' } },
    { fact: 'riskScore', pointer: '/n', found: { type: 'number', length: 2, text: '12' } },
  ]);
});
