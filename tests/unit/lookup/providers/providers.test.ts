import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { operationOfProvider } from '../../../../lib/lookup/providers/provider.ts';
import { builtIn } from '../../../../lib/lookup/providers/providers.ts';
import { askOperation } from '../../../../lib/lookup/service/ask-operation.ts';
import type { BuiltInId } from '../../../../lib/model/answer/provider-list.ts';
import { builtInIds } from '../../../../lib/model/answer/provider-list.ts';
import { projectFolder } from '../../../../scripts/setup/project-folder.ts';
import { readFixture, subjectOf } from './provider-fixtures.ts';

/** Every header that a request of a provider may carry. */
const allowedHeaders = ['accept', 'authorization', 'x-api-key', 'apikey', 'key', 'ipqs-key'];
const subjects = [subjectOf('+14155550100'), subjectOf('193.0.6.139'), subjectOf('2620:fe::fe')];

afterEach(() => vi.unstubAllGlobals());

type Sent = { url: URL; headers: Record<string, string>; init: RequestInit };

/** Asks as the engine does, of a server that gives this answer, and returns what was sent and what was read. */
async function play(
  id: BuiltInId,
  subject: (typeof subjects)[number],
  fields: Record<string, string>,
  answer: () => Response = () => Response.json({}),
) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    sent.push({ url, headers: Object.fromEntries(new Headers(init.headers)), init });
    return answer();
  });
  const [base = ''] = builtIn(id).bases(subject, fields) ?? [];
  const { signal } = new AbortController();
  const asked = { base, path: '', subject, country: null, fields, signal, countryBoxes: null };
  return { sent, result: await askOperation(operationOfProvider(builtIn(id)), asked) };
}

/** Fields with a canary in each secret, and the first choice where one chooses. */
function canaries(id: BuiltInId): Record<string, string> {
  return Object.fromEntries(
    builtIn(id).fields.map((field) => [field.id, field.choices?.[0] ?? `canary-${field.id}-7f3a`]),
  );
}

describe.each(builtInIds)('%s', (id) => {
  const provider = builtIn(id);
  const { requests, answers } = readFixture(id);

  it.each(requests)('asks as its vendor writes it: $subject', async ({ subject, fields, url, headers }) => {
    const { sent } = await play(id, subjectOf(subject), fields);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url.href).toBe(url);
    expect(sent[0]?.headers).toEqual(headers);
    expect(sent[0]?.init).toMatchObject({
      method: 'GET',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'manual',
    });
  });

  it.each(answers)('reads $status, $of', async ({ subject, fields = {}, status, headers = {}, body, ...expected }) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const given = { ...canaries(id), ...fields };
    const { result } = await play(id, subjectOf(subject), given, () => new Response(text, { status, headers }));
    if (expected.facts) {
      const { facts, unchecked, riskLevel, quota, freshFor } = expected;
      expect(result).toEqual({
        ok: true,
        value: {
          operation: id,
          facts,
          ...(unchecked ? { unchecked } : {}),
          riskLevel,
          ...(quota ? { quota } : {}),
          ...(freshFor ? { freshFor } : {}),
        },
      });
    } else if (expected.failure) expect(result).toEqual({ ok: false, problem: expected.failure });
    else expect(result).toMatchObject({ ok: false, problem: { kind: expected.failureKind } });
  });

  it('sends its secrets to its own https origins only, in a header, and never in a path', async () => {
    const fields = canaries(id);
    for (const subject of subjects.filter(({ kind }) => provider.kinds.includes(kind))) {
      const bases = provider.bases(subject, fields) ?? [];
      for (const base of bases) {
        expect(provider.origins).toContain(new URL(base).origin);
        expect(new URL(base).protocol).toBe('https:');
      }
      const { sent } = await play(id, subject, fields);
      expect(new Set(sent.map(({ url }) => url.origin)).size).toBe(1);
      for (const { url, headers } of sent) {
        expect(Object.keys(headers).filter((name) => !allowedHeaders.includes(name))).toEqual([]);
        for (const { id: name, secret } of provider.fields) {
          if (secret) expect(isIn(fields[name] ?? '', url.href)).toBe(false);
        }
      }
      const secrets = provider.fields.filter(({ secret }) => secret).map((field) => fields[field.id] ?? '');
      const said = JSON.stringify(sent.map(({ headers }) => Object.values(headers).map(decoded)));
      for (const secret of secrets) expect(said).toContain(secret);
    }
  });

  it.each([
    ['HTML', () => new Response('<!doctype html><p>Sign in'), 'not-json'],
    ['an empty body', () => new Response(''), 'not-json'],
    ['three megabytes', () => new Response(`{"a":"${'x'.repeat(3_000_000)}"}`), 'too-large'],
    ['a list', () => new Response('[1]'), 'not-json'],
    ['another shape', () => Response.json({ hello: { world: [1, 2, { __proto__: null }] } }), 'bad-shape'],
    ['a redirect that is not followed', () => new Response(null, { status: 302 }), 'redirected'],
    ['an error of the server', () => new Response('down', { status: 500 }), 'server-error'],
    ['HTML with an error', () => new Response('<p>no', { status: 502 }), 'server-error'],
  ])('has a failure for %s', async (_, answer, kind) => {
    const subject = subjects.find((each) => provider.kinds.includes(each.kind)) ?? subjects[0];
    if (!subject) throw new Error('no subject');
    const { result } = await play(id, subject, canaries(id), answer);
    expect(result).toMatchObject({ ok: false, problem: { kind } });
  });

  it('gives words and numbers only, whatever single word of an answer is a name that every object has', async () => {
    const texts = answers.flatMap(({ subject, body }) =>
      withEachText(body, 'constructor').map((changed) => ({ subject, changed })),
    );
    for (const { subject, changed } of texts) {
      const { result } = await play(id, subjectOf(subject), canaries(id), () => Response.json(changed));
      // Only data can be cloned, so that it can be kept and sent.
      expect(() => structuredClone(result), JSON.stringify(changed)).not.toThrow();
    }
  });

  it('gives no fact that it does not name', () => {
    const given = answers.flatMap(({ facts = {} }) => Object.keys(facts));
    expect(given.filter((name) => !provider.gives.some((each) => each === name))).toEqual([]);
    expect(provider.gives.filter((name) => !given.includes(name))).toEqual([]);
  });
});

it('every file of the folder is a provider of the list, and every fixture', () => {
  const folder = join(projectFolder, 'lib', 'lookup', 'providers', 'built-in');
  expect(readdirSync(folder)).toHaveLength(builtInIds.length);
  expect(builtInIds.map((id) => builtIn(id).id)).toEqual(builtInIds);

  const files = readdirSync(join(projectFolder, 'tests', 'fixtures', 'providers'));
  expect(files.sort()).toEqual(builtInIds.map((id) => `${id}.json`).sort());
});

/** Returns the JSON once for each of its texts, with that one replaced. */
function withEachText(json: unknown, text: string): unknown[] {
  if (typeof json === 'string') return [text];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    withEachText(value, text).map((changed) =>
      Array.isArray(json) ? json.with(Number(name), changed) : { ...json, [name]: changed },
    ),
  );
}

/** Is a secret in a text: as it is, percent-encoded, or in any alignment of base64? */
function isIn(secret: string, text: string): boolean {
  const forms = ['', 'x', 'xx'].map((before) => btoa(before + secret).slice(before.length === 0 ? 0 : 4, -4));
  return [secret, encodeURIComponent(secret), ...forms].some((form) => text.includes(form));
}

function decoded(header: string): string {
  const [, basic] = /^Basic (.+)$/.exec(header) ?? [];
  return basic ? atob(basic) : header;
}
