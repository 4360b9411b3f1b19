import { describe, expect, it } from 'vitest';
import type { CustomDefinition } from '../../../../../lib/model/settings/custom/definition.ts';
import { customFacts } from '../../../../../lib/model/settings/custom/definition.ts';
import { readPointer } from '../../../../../lib/model/settings/custom/pointer.ts';
import {
  readDefinition,
  readDefinitionFile,
  writeDefinitionFile,
} from '../../../../../lib/model/settings/custom/read-definition.ts';
import { readProjectFile } from '../../../project-file.ts';

/** The example of the brief. */
const crm = {
  name: 'Our CRM',
  of: 'phone',
  url: 'https://crm.example.com/api/who?tel={e164}',
  headers: { Authorization: 'Bearer {key}' },
  fields: [{ id: 'key', label: 'Access token', secret: true }],
  found: { at: '/items/0' },
  facts: { callerName: ['/items/0/company', '/items/0/name'], lineType: 'items.0.kind' },
  words: { lineType: { cell: 'MOBILE' } },
};
const ip = { name: 'Net', of: 'ip', url: 'https://net.example/{ip}', facts: { holder: '/org' } };

const problem = (raw: unknown) => {
  const read = readDefinition(raw);
  return read.ok ? null : [read.problem.kind, read.problem.at];
};

it('reads a definition into its one closed form', () => {
  expect(readDefinition(crm)).toEqual({
    ok: true,
    value: {
      ...crm,
      headers: { authorization: 'Bearer {key}' },
      facts: { callerName: ['/items/0/company', '/items/0/name'], lineType: ['/items/0/kind'] },
    },
  });
  expect(readDefinition(ip)).toEqual({
    ok: true,
    value: { ...ip, headers: {}, fields: [], found: null, words: {}, facts: { holder: ['/org'] } },
  });
});

it('what it reads is read again to the same, also from the file that is written of it', () => {
  for (const raw of [crm, ip, { ...crm, found: { at: '/ok', equals: true } }]) {
    const read = readDefinition(raw);
    if (!read.ok) throw new Error(read.problem.kind);
    expect(readDefinition(read.value)).toEqual(read);
    expect(readDefinitionFile(writeDefinitionFile(read.value))).toEqual(read);
  }
});

it.each([
  'http://localhost:8080/who/{e164}',
  'http://127.0.0.1/{digits}?c={country}&n={national}',
  'https://x.example/a%20b/{e164}?q=%7Bnot%7D'.replace('%7Bnot%7D', 'a+b'),
  'https://x.example?tel={e164}&api_key={key}',
])('takes the address %s', (url) => {
  expect(problem({ ...crm, url })).toBeNull();
});

it.each([
  'Basic {basic:account:key}',
  '{basic:account:key}',
  'Bearer {key}',
  'Token token={key}',
  'Token token="{key}"',
])('takes the header %s', (authorization) => {
  const fields = [...crm.fields, { id: 'account', label: 'Account', secret: false }];
  expect(problem({ ...crm, fields, headers: { authorization } })).toBeNull();
});

describe('refuses, naming what is wrong:', () => {
  const withHeader = (name: string, value = 'a') => ({ ...crm, headers: { [name]: value } });
  const key = crm.fields[0];
  it.each<[string, unknown, string, string]>([
    ['a list', [crm], 'not-json', ''],
    ['no kind', { ...crm, of: undefined }, 'missing', 'of'],
    ['another kind', { ...crm, of: 'mail' }, 'bad', 'of'],
    ['no name', { ...crm, name: undefined }, 'missing', 'name'],
    ['an empty name', { ...crm, name: '  ' }, 'missing', 'name'],
    ['a long name', { ...crm, name: 'x'.repeat(41) }, 'too-long', 'name'],
    ['the name of a built-in provider', { ...crm, name: 'twilio' }, 'name-taken', 'name'],
    ['a name that looks like one', { ...crm, name: 'lР-info.' }, 'name-taken', 'name'],
    ['a name that holds one', { ...crm, name: 'Twilio, Inc.' }, 'name-taken', 'name'],
    [
      'a field that names one',
      { ...crm, fields: [{ ...key, label: 'Twilio auth token' }] },
      'name-taken',
      'fields.0.label',
    ],
    ['the name of the lookup service', { ...crm, name: 'Lookup  Service' }, 'name-taken', 'name'],
    ['a word that it does not know', { ...crm, method: 'POST' }, 'unknown', 'method'],
    ['a body', { ...crm, body: '{}' }, 'unknown', 'body'],
    ['a value of a field', { ...crm, fields: [{ ...key, value: 's3cret' }] }, 'unknown', 'fields.0.value'],
    ['a field like a placeholder', { ...crm, fields: [{ ...key, id: 'e164' }] }, 'bad', 'fields.0.id'],
    ['a field like a limit', { ...crm, fields: [{ ...key, id: 'minute' }] }, 'bad', 'fields.0.id'],
    ['a field that every object has', { ...crm, fields: [{ ...key, id: 'constructor' }] }, 'bad', 'fields.0.id'],
    ['a field twice', { ...crm, fields: [key, key] }, 'bad', 'fields'],
    ['five fields', { ...crm, fields: Array(5).fill(key) }, 'too-many', 'fields'],
    ['no address', { ...crm, url: undefined }, 'missing', 'url'],
    ['http elsewhere', { ...crm, url: 'http://crm.example.com/{e164}' }, 'address', 'url'],
    ['a foreign scheme', { ...crm, url: 'ftp://crm.example.com/{e164}' }, 'address', 'url'],
    ['a script', { ...crm, url: 'javascript:alert({e164})' }, 'address', 'url'],
    ['a user name', { ...crm, url: 'https://me:pw@crm.example.com/{e164}' }, 'address', 'url'],
    ['a fragment', { ...crm, url: 'https://crm.example.com/{e164}#a' }, 'address', 'url'],
    ['a fragment that is filled', { ...crm, url: 'https://crm.example.com/#{e164}' }, 'address', 'url'],
    ['a line break', { ...crm, url: 'https://crm.example.com/\n{e164}' }, 'address', 'url'],
    ['a backslash', { ...crm, url: 'https://crm.example.com\\{e164}' }, 'address', 'url'],
    ['a bad escape', { ...crm, url: 'https://crm.example.com/?a=%zz&b={e164}' }, 'address', 'url'],
    ['a placeholder as the scheme', { ...crm, url: '{key}://crm.example.com/{e164}' }, 'address', 'url'],
    ['a placeholder in the host', { ...crm, url: 'https://{key}.example.com/{e164}' }, 'placeholder-in-host', 'url'],
    ['a placeholder as the port', { ...crm, url: 'https://a.example:{digits}/{e164}' }, 'placeholder-in-host', 'url'],
    ['a placeholder that nothing fills', { ...crm, url: 'https://a.example/{e164}/{who}' }, 'placeholder', 'url'],
    ['an open brace', { ...crm, url: 'https://a.example/{e164}/{' }, 'placeholder', 'url'],
    ['a placeholder in a name', { ...crm, url: 'https://a.example/{e164}?{key}=1' }, 'placeholder', 'url'],
    ['an address for a number', { ...crm, url: 'https://a.example/{ip}' }, 'placeholder', 'url'],
    ['a function in the address', { ...crm, url: 'https://a.example/{e164}?a={basic:key:key}' }, 'placeholder', 'url'],
    ['no subject', { ...crm, url: 'https://a.example/who' }, 'no-subject', 'url'],
    ['a country alone', { ...crm, url: 'https://a.example/{country}' }, 'no-subject', 'url'],
    ['a secret in the path', { ...crm, url: 'https://a.example/{key}/{e164}' }, 'secret-in-path', 'url'],
    ['a key in the query', { ...crm, url: 'https://a.example/{e164}?api_key=hunter2' }, 'secret-inside', 'url'],
    ['a key of letters', { ...crm, url: 'https://a.example/{e164}?api_key=abcdefgh' }, 'secret-inside', 'url'],
    ['no key at all', { ...crm, url: 'https://a.example/{e164}?api_key=' }, 'secret-inside', 'url'],
    ['half a key there', { ...crm, url: 'https://a.example/{e164}?api_key=hunter2{key}' }, 'secret-inside', 'url'],
    ['a signature', { ...crm, url: 'https://a.example/{e164}?sig=abc123' }, 'secret-inside', 'url'],
    ['a code', { ...crm, url: 'https://a.example/{e164}?code=hunter2' }, 'secret-inside', 'url'],
    ['groups', { ...crm, url: 'https://a.example/{e164}?k=ABCDE-12345-FGHIJ-67890-KLMNO' }, 'secret-inside', 'url'],
    [
      'an escaped key',
      { ...crm, url: 'https://a.example/a1b2c3d4e5%66a7b8c9d0e1f2a3b4/{e164}' },
      'secret-inside',
      'url',
    ],
    ['unseen signs', { ...crm, url: 'https://a.example/\u202ea/{e164}' }, 'address', 'url'],
    [
      'what looks like a key',
      { ...crm, url: 'https://a.example/{e164}?x=9f3kd02kfla83kdm29fk' },
      'secret-inside',
      'url',
    ],
    [
      'a UUID in the path',
      { ...crm, url: 'https://a.example/2f1b0c9e-1111-4a2b-8c3d-0123456789ab/{e164}' },
      'secret-inside',
      'url',
    ],
    ['a literal token', withHeader('Authorization', 'Bearer abc123'), 'secret-inside', 'headers.authorization'],
    ['half a token', withHeader('Authorization', 'Bearer abc123{key}'), 'secret-inside', 'headers.authorization'],
    ['a literal key', withHeader('x-api-key', 'hunter2'), 'secret-inside', 'headers.x-api-key'],
    ['a key by another name', withHeader('x-tenant', '9f3kd02kfla83kdm29fk'), 'secret-inside', 'headers.x-tenant'],
    ['a cookie', withHeader('Cookie', 'a={key}'), 'header', 'headers.cookie'],
    ...[
      'host',
      'origin',
      'referer',
      'user-agent',
      'content-type',
      'sec-fetch-site',
      'proxy-authorization',
      'x-http-method-override',
    ].map((name): [string, unknown, string, string] => [
      `the header ${name}`,
      withHeader(name),
      'header',
      `headers.${name}`,
    ]),
    ['a header with a space', withHeader('x a'), 'header', 'headers.x a'],
    ['a header’s line break', withHeader('x-a', 'a\r\nb'), 'header', 'headers.x-a'],
    [
      'six headers',
      { ...crm, headers: Object.fromEntries([...'abcdef'].map((name) => [`x-${name}`, 'a'])) },
      'too-many',
      'headers',
    ],
    ['no facts', { ...crm, facts: {} }, 'missing', 'facts'],
    ['a fact of addresses', { ...crm, facts: { asn: '/a' } }, 'unknown', 'facts.asn'],
    ['a fact that is no fact', { ...crm, facts: { email: '/a' } }, 'unknown', 'facts.email'],
    ['an expression', { ...crm, facts: { callerName: '$..name[?(@.a)]' } }, 'pointer', 'facts.callerName'],
    ['a pointer of eleven steps', { ...crm, facts: { callerName: '/a'.repeat(11) } }, 'pointer', 'facts.callerName'],
    ['a long pointer', { ...crm, facts: { callerName: `/${'a'.repeat(200)}` } }, 'pointer', 'facts.callerName'],
    ['10,000 pointers', { ...crm, facts: { callerName: Array(10_000).fill('/a') } }, 'too-many', 'facts.callerName'],
    ['a bad test', { ...crm, found: { at: '' } }, 'pointer', 'found.at'],
    ['a test for a list', { ...crm, found: { at: '/a', equals: [] } }, 'bad', 'found.equals'],
    ['a word that is no text', { ...crm, words: { lineType: { cell: 1 } } }, 'bad', 'words.lineType.cell'],
  ])('%s', (_, raw, kind, at) => {
    expect(problem(raw)).toEqual([kind, at]);
  });
});

it.each([
  ['/a/0/b', '/a/0/b'],
  ['a.0.b', '/a/0/b'],
  ['a', '/a'],
  ['/a~1b/~0', '/a~1b/~0'],
  ['a/b.c', '/a~1b/c'],
  ['/~2', null],
  ['', null],
  ['/', null],
  ['a..b', null],
  ['/__proto__', '/__proto__'],
])('the place %s', (typed, pointer) => {
  expect(readPointer(typed)).toBe(pointer);
});

describe('a file', () => {
  it.each([
    ['{\n  "numlens": 1,\n  "name": oops\n}', 3],
    ['{\n  "numlens": 1\n  "name": "a"\n}', 3],
    ['{\n  "numlens": 1,\n}', 3],
    ['{"a": [1, 2,\n\n]}', 3],
    ['{"a": 01}', 1],
    ['{"a": "b\nc"}', 1],
    ['{\n"a": {"b": [true, null, -1.5e3, "\\u00e9"]}\n}\n}', 4],
    ['{\n"a": 1', 2],
    ['', 1],
    // An object does not begin here; nothing after it is broken.
    ['\n\n[\n1\n]\n', 3],
    ['[1]', 1],
    ['null\n', 1],
  ])('is refused with the line that is wrong: %j', (file, line) => {
    expect(readDefinitionFile(file)).toEqual({ ok: false, problem: { kind: 'not-json', at: '', line } });
  });

  it.each([
    ['of ten megabytes', `{"numlens":1,"name":"${'x'.repeat(10_000_000)}"}`, 'too-big', ''],
    ['without its mark', JSON.stringify(crm), 'missing', 'numlens'],
    ['of a later form', JSON.stringify({ numlens: 2, ...crm }), 'bad', 'numlens'],
    ['that is no object', '[]', 'not-json', ''],
    ['that is no JSON', '<!doctype html>', 'not-json', ''],
    ['with a prototype', `{"numlens":1,"__proto__":{"of":"phone"}}`, 'missing', 'of'],
  ])('%s is refused', (_, file, kind, at) => {
    expect(readDefinitionFile(file)).toMatchObject({ ok: false, problem: { kind, at } });
  });

  it('has the fields, and nothing that was typed into them', () => {
    const read = readDefinition(crm);
    const kept: CustomDefinition = Object.assign({}, read.ok ? read.value : null);
    expect(JSON.parse(writeDefinitionFile(kept)).fields).toEqual(crm.fields);
    expect(writeDefinitionFile(kept)).not.toContain('canary');
  });
});

describe('docs/PROVIDERS.md', () => {
  const text = readProjectFile('docs/PROVIDERS.md');

  it('has an example that is taken', () => {
    const [, example = ''] = /```json\n(.*?)```/s.exec(text) ?? [];
    expect(readDefinitionFile(example)).toMatchObject({ ok: true, value: { name: 'Our CRM' } });
  });

  it.each(['phone', 'ip'] as const)('names every fact of %s', (of) => {
    const [, named = ''] = new RegExp(`For \`${of}\`: (.*?)\\.`).exec(text) ?? [];
    const all = [...named.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(all).toEqual(customFacts[of]);
  });
});
