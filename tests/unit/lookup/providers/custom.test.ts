import { afterEach, describe, expect, it, vi } from 'vitest';
import { customProvider } from '../../../../lib/lookup/providers/custom.ts';
import { findingsOf } from '../../../../lib/lookup/providers/custom-facts.ts';
import { operationOfProvider } from '../../../../lib/lookup/providers/provider.ts';
import { askOperation } from '../../../../lib/lookup/service/ask-operation.ts';
import type { Facts } from '../../../../lib/model/answer/facts.ts';
import type { CustomDefinition } from '../../../../lib/model/settings/custom/definition.ts';
import { readDefinition, writeDefinitionFile } from '../../../../lib/model/settings/custom/read-definition.ts';
import type { Subject } from '../../../../lib/model/subject-schema.ts';
import { subjectOf } from './provider-fixtures.ts';

const number = subjectOf('+14155550100');
const address = subjectOf('2620:fe::fe');

const secret = { id: 'key', label: 'Key', secret: true };
const account = { id: 'account', label: 'Account', secret: false };
const canaries = { key: 'canary-key-7f3a', account: 'canary-account-7f3a' };

const base = { name: 'Own', of: 'phone', url: 'https://own.example/who?tel={e164}', facts: { callerName: '/name' } };

function definition(changes: object = {}): CustomDefinition {
  const read = readDefinition({ ...base, ...changes });
  if (!read.ok) throw new Error(`${read.problem.kind} ${read.problem.at}`);
  return read.value;
}

afterEach(() => vi.unstubAllGlobals());

/** Asks as the engine does, of a server that gives this answer. */
async function play(
  described: CustomDefinition,
  {
    answer = () => Response.json({}),
    subject = described.of === 'phone' ? number : address,
    deadlineAfter = 8_000,
  }: { answer?: (init: RequestInit) => Response; subject?: Subject; deadlineAfter?: number } = {},
) {
  const sent: { url: URL; headers: Record<string, string>; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    sent.push({ url, headers: Object.fromEntries(new Headers(init.headers)), init });
    return answer(init);
  });
  const provider = customProvider('custom1', described);
  if (!provider) throw new Error('no provider');
  const result = await askOperation(operationOfProvider(provider), {
    base: provider.bases(subject, canaries)?.[0] ?? '',
    path: '',
    subject,
    country: subject.kind === 'phone' ? 'US' : null,
    ...(subject.kind === 'phone' ? { national: '4155550100' } : {}),
    fields: canaries,
    signal: new AbortController().signal,
    countryBoxes: null,
    deadlineAfter,
  });
  return { sent, result };
}

describe('its request', () => {
  it.each<[object, string, Record<string, string>]>([
    [{}, 'https://own.example/who?tel=%2B14155550100', {}],
    [
      { url: 'https://own.example/a%20b/{country}/{national}?d={digits}&x=a+b&e=' },
      'https://own.example/a%20b/US/4155550100?d=14155550100&x=a+b&e=',
      {},
    ],
    [{ url: 'http://localhost:8080/{e164}' }, 'http://localhost:8080/%2B14155550100', {}],
    [
      { url: 'https://own.example/{account}/{digits}?k={key}', fields: [secret, account] },
      'https://own.example/canary-account-7f3a/14155550100?k=canary-key-7f3a',
      {},
    ],
    [
      {
        of: 'ip',
        url: 'https://own.example?ip={ip}',
        facts: { holder: '/a' },
        headers: { 'X-Api-Key': '{key}', accept: 'application/vnd.own+json', 'x-client': 'numlens' },
        fields: [secret],
      },
      'https://own.example/?ip=2620%3Afe%3A%3Afe',
      { 'x-api-key': 'canary-key-7f3a', accept: 'application/vnd.own+json', 'x-client': 'numlens' },
    ],
    [
      { headers: { authorization: '{basic:account:key}' }, fields: [secret, account] },
      'https://own.example/who?tel=%2B14155550100',
      { authorization: `Basic ${btoa('canary-account-7f3a:canary-key-7f3a')}` },
    ],
  ])('%j', async (changes, url, headers) => {
    const { sent } = await play(definition(changes));
    expect(sent.map((each) => [each.url.href, each.headers])).toEqual([
      [url, { accept: 'application/json', ...headers }],
    ]);
    expect(sent[0]?.init).toMatchObject({
      method: 'GET',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'manual',
    });
  });

  it('leaves a parameter out that came out empty, such as the country of a number without one', async () => {
    const described = definition({
      of: 'ip',
      url: 'https://own.example/{ip}?a={account}',
      facts: { asn: '/a' },
      fields: [account],
    });
    const provider = customProvider('custom1', described);
    const question = { subject: address, country: null, fields: {} };
    expect((await provider?.request(question))?.query).toEqual([]);
  });

  it('no field can take the place of the subject', async () => {
    const provider = customProvider('custom1', definition());
    const written = await provider?.request({ subject: number, country: null, fields: { e164: '+1999' } });
    expect(written?.query).toEqual([['tel', '+14155550100']]);
  });
});

describe('its secret', () => {
  const forms = [
    { headers: { authorization: 'Bearer {key}' }, fields: [secret] },
    { headers: { 'x-api-key': '{key}' }, fields: [secret] },
    { headers: { authorization: '{basic:account:key}' }, fields: [secret, account] },
    { url: 'https://own.example/who?tel={e164}&token={key}', fields: [secret] },
  ];

  it.each(forms)('goes to its own origin and never in the path: %j', async (changes) => {
    const described = definition(changes);
    const { sent } = await play(described);
    expect(sent.map(({ url }) => url.origin)).toEqual(['https://own.example']);
    for (const { url, headers } of sent) {
      expect(isIn(canaries.key, url.pathname)).toBe(false);
      expect(isIn(canaries.key, url.href) || Object.values(headers).some((value) => isIn(canaries.key, value))).toBe(
        true,
      );
    }
    expect(isIn(canaries.key, writeDefinitionFile(described))).toBe(false);
  });

  it.each(forms)('is in no failure and no answer: %j', async (changes) => {
    const answers = [
      () => Response.json({ name: 'A Person' }),
      () => Response.json({ error: 'no' }, { status: 401 }),
      () => new Response('<p>no'),
      () => {
        throw new TypeError('Failed to fetch');
      },
    ];
    for (const answer of answers) {
      const { result } = await play(definition(changes), { answer });
      expect(isIn(canaries.key, JSON.stringify(result))).toBe(false);
    }
  });

  it('a redirect gets no second request', async () => {
    const { sent, result } = await play(definition(forms[0]), { answer: () => new Response(null, { status: 302 }) });
    expect(result).toEqual({ ok: false, problem: { kind: 'redirected' } });
    expect(sent).toHaveLength(1);
  });
});

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

/** Is a secret in a text: as it is, percent-encoded, or in any alignment of base64? */
function isIn(text: string, where: string): boolean {
  const forms = ['', 'x', 'xx'].map((before) => btoa(before + text).slice(before.length === 0 ? 0 : 4, -4));
  return [text, encodeURIComponent(text), ...forms].some((form) => where.includes(form));
}
