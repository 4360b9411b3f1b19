import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { jsonLdPhones } from '../../../../lib/lookup/names/json-ld.ts';
import { publishedTextCharacters } from '../../../../lib/model/limits.ts';

/** `phone = name` of each, with the country behind it where there is one. */
function read(value: unknown): string[] {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return jsonLdPhones(text).map(({ phone, name, country }) => `${phone} = ${name}${country ? ` (${country})` : ''}`);
}

const phone = '+49 30 901820';

describe('JSON-LD', () => {
  test.each<[string, unknown, string[]]>([
    ['a thing', { '@type': 'Person', name: 'Ada', telephone: phone }, [`${phone} = Ada`]],
    [
      'a list of things',
      [
        { name: 'Ada', telephone: '1' },
        { name: 'Bea', telephone: 2 },
      ],
      ['1 = Ada', '2 = Bea'],
    ],
    ['a graph', { '@graph': [{ name: 'Ada', telephone: phone }] }, [`${phone} = Ada`]],
    ['several numbers', { name: 'Ada', telephone: ['1', '2'], faxNumber: '3' }, ['1 = Ada', '2 = Ada', '3 = Ada']],
    ['values in objects', { name: { '@value': 'Ada' }, telephone: { '@value': '1' } }, ['1 = Ada']],
    [
      'names in languages',
      { name: [{ '@language': 'de', '@value': 'Köln' }, 'Cologne'], telephone: '1' },
      ['1 = Köln'],
    ],
    ['prefixed fields', { 'schema:name': 'Ada', 'https://schema.org/telephone': '1' }, ['1 = Ada']],
    ['a legal name', { name: ' ', legalName: 'Acme AG', telephone: '1' }, ['1 = Acme AG']],
    ['another name', { alternateName: ['Acme'], telephone: '1' }, ['1 = Acme']],
    [
      'the parts of a person’s name',
      { givenName: 'Ada', familyName: 'Lovelace', telephone: '1' },
      ['1 = Ada Lovelace'],
    ],
    [
      'a contact point, which has the name of its thing',
      { name: 'Acme', contactPoint: [{ telephone: '1' }, { telephone: '2', contactType: 'customer service' }] },
      ['1 = Acme', '2 = Acme · customer service'],
    ],
    [
      'a contact point known by its type, with a name of its own',
      { name: 'Acme', subjectOf: { '@type': ['ContactPoint'], name: 'Press', telephone: '1' } },
      ['1 = Acme · Press'],
    ],
    [
      'a contact type that is an address',
      { name: 'Acme', contactPoint: { telephone: '1', contactType: 'http://x/y' } },
      ['1 = Acme'],
    ],
    ['a number in the address', { name: 'Acme', address: { telephone: '1' } }, ['1 = Acme']],
    [
      'a contact point that is named by its id',
      {
        '@graph': [
          { '@type': 'Organization', name: 'Acme', contactPoint: { '@id': '#c' } },
          { '@type': 'ContactPoint', '@id': '#c', name: 'Press', telephone: '1' },
        ],
      },
      ['1 = Acme · Press'],
    ],
    [
      'an inner thing, which has its own name',
      { name: 'Acme', employee: { name: 'Ada', telephone: '1' } },
      ['1 = Ada'],
    ],
    ['an inner thing without one', { name: 'How to phone', author: { telephone: '1' } }, []],
    ['a number without a name', { telephone: '1' }, []],
    [
      'the country of the address',
      { name: 'Ada', telephone: '1', address: { addressCountry: 'de' } },
      ['1 = Ada (DE)'],
    ],
    [
      'a country as an object, above',
      { name: 'Acme', address: [{ addressCountry: { name: 'AT' } }], contactPoint: { telephone: '1' } },
      ['1 = Acme (AT)'],
    ],
    ['a country in words', { name: 'Ada', telephone: '1', address: { addressCountry: 'Germany' } }, ['1 = Ada']],
    ['a comment around it', '<!-- {"name":"Ada","telephone":"1"} -->', ['1 = Ada']],
    ['a CDATA section', '//<![CDATA[\n{"name":"Ada","telephone":"1"}\n//]]>', ['1 = Ada']],
    ['another one', '/*<![CDATA[*/{"name":"Ada","telephone":"1"}/*]]>*/', ['1 = Ada']],
    ['a line break in a text, and a semicolon', '{"name":"Ada\nL.","telephone":"1"};', ['1 = Ada L.']],
    ['what is no JSON', '{"name":"Ada", telephone: 1', []],
    ['nothing', '', []],
    ['null', 'null', []],
    [
      'fields that every object has',
      '{"name":"Ada","telephone":{"constructor":"1"},"__proto__":{"telephone":"2"}}',
      [],
    ],
  ])('%s', (_, value, expected) => {
    expect(read(value)).toEqual(expected);
  });

  test('things that hold one another end', () => {
    const cycle = {
      '@graph': [
        { '@id': '#a', name: 'A', telephone: '1', contactPoint: [{ '@id': '#b' }, { '@id': '#b' }] },
        { '@id': '#b', name: 'B', contactPoint: [{ '@id': '#a' }, { '@id': '#a' }] },
      ],
    };
    expect(jsonLdPhones(JSON.stringify(cycle)).length).toBeLessThanOrEqual(2_000);
  });

  test.each([
    ['lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['objects', `${'{"contactPoint":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['lists that do not end', '['.repeat(100_000)],
  ])('%s 100,000 deep give nothing, and nothing throws', (_, text) => {
    expect(read(text)).toEqual([]);
  });

  test('a huge text is read as far as the bounds go', () => {
    const people = Array.from({ length: 50_000 }, (_, index) => ({ name: 'Ada', telephone: `${index}` }));
    expect(jsonLdPhones(JSON.stringify(people))).toHaveLength(2_000);
  });

  const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
  const typed = { '@id': 't', '@type': many(1_000, { '@value': ' ' }), n: 1 };
  /** As deep as objects are read: what is inside it is not visited, and so not counted there. */
  const deep = Array.from({ length: 39 }).reduce<object>((inner) => ({ x: inner }), typed);

  test.each([
    ['an object that is referred to', [{ '@id': 'p', x: many(20, { '@id': 't' }) }, typed]],
    ['an object deep inside one', [{ ...deep, '@id': 'p' }]],
  ])('reads the types of %s once', (_, objects) => {
    const text = JSON.stringify([{ telephone: '1', contactPoint: many(100, { '@id': 'p' }) }, ...objects]);
    // Each value that is read is an object whose fields are looked at.
    const looks = vi.spyOn(Object, 'entries');
    jsonLdPhones(text);
    const looked = looks.mock.calls.length;
    looks.mockRestore();
    expect(looked).toBeLessThan(5_000);
  });

  test('a name is no longer than a name of microdata, for all its phones', () => {
    const [first] = jsonLdPhones(JSON.stringify({ name: 'y'.repeat(25_000), telephone: ['1', '2'] }));
    expect(first?.name).toHaveLength(publishedTextCharacters);
  });

  test.each([
    ['spaces', ' '.repeat(1_000_000)],
    ['openings', '<!-- '.repeat(200_000)],
    ['endings', '// ]]'.repeat(200_000)],
    ['semicolons', ';'.repeat(1_000_000)],
  ])('comes to an end over %s, which quadratic time would not', (_, text) => {
    expect(read(`x${text}x`)).toEqual([]);
  });

  test('never throws, whatever the JSON is', () => {
    const field = fc.constantFrom(
      'name',
      'telephone',
      'contactPoint',
      'address',
      'addressCountry',
      '@id',
      '@graph',
      '@type',
    );
    const { tree } = fc.letrec((tie) => ({
      leaf: fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constantFrom('#a', 'ContactPoint', 'DE')),
      tree: fc.oneof({ depthSize: 'small' }, tie('leaf'), fc.array(tie('tree')), fc.dictionary(field, tie('tree'))),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        for (const each of jsonLdPhones(JSON.stringify(value))) expect(typeof each.name).toBe('string');
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void jsonLdPhones(text)));
  });
});
