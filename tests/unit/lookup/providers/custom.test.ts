import { afterEach, describe, expect, it, vi } from 'vitest';
import { customProvider } from '../../../../lib/lookup/providers/custom.ts';
import { writeDefinitionFile } from '../../../../lib/model/settings/custom/read-definition.ts';
import { account, address, canaries, definition, number, play, secret } from './custom-room.ts';

afterEach(() => vi.unstubAllGlobals());

/** Is a secret in a text: as it is, percent-encoded, or in any alignment of base64? */
function isIn(text: string, where: string): boolean {
  const forms = ['', 'x', 'xx'].map((before) => btoa(before + text).slice(before.length === 0 ? 0 : 4, -4));
  return [text, encodeURIComponent(text), ...forms].some((form) => where.includes(form));
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
