import { describe, expect, test } from 'vitest';
import type { PageHints } from '../../../../lib/lookup/country/page-country.ts';
import { pageCountry, rungToName } from '../../../../lib/lookup/country/page-country.ts';

const nothing: PageHints = {
  chosen: null,
  published: null,
  counts: {},
  language: null,
  host: 'localhost',
  person: null,
};
const all: PageHints = {
  chosen: 'NZ',
  published: 'Austria',
  counts: { FR: 3, US: 2 },
  language: 'de-CH',
  host: 'shop.example.it',
  person: 'JP',
};

describe('the country ladder', () => {
  test('goes from the person’s choice for the site down to the default country', () => {
    const climbed: [string, string][] = [];
    const hints = { ...all };
    const next: Partial<PageHints>[] = [
      { chosen: null },
      { published: null },
      { counts: {} },
      { language: 'ja' },
      { host: 'shop.example.com' },
      { language: 'en' },
      { person: null },
    ];
    for (const less of next) {
      const { country, rung } = pageCountry(hints);
      climbed.push([country ?? '', rung ?? '']);
      Object.assign(hints, less);
    }
    expect(climbed).toEqual([
      ['NZ', 'chosen'],
      ['AT', 'schema'],
      ['FR', 'numbers'],
      ['CH', 'language'],
      ['IT', 'domain'],
      ['JP', 'language'],
      ['JP', 'person'],
    ]);
    expect(pageCountry(hints)).toEqual({ country: null, rung: null });
  });

  test.each<[string, Partial<PageHints>]>([
    ['addresses in two countries', { published: 'DE\nAustria' }],
    ['an address in no country', { published: 'Middle-earth' }],
    ['as many numbers of one country as of others', { counts: { DE: 2, AT: 1, CH: 1 } }],
    ['a language of many countries', { language: 'es' }],
    ['a region without telephone numbers', { language: 'en-AQ' }],
    ['a language that is none', { language: 'not a tag!' }],
    ['an address instead of a host', { host: '192.0.2.7' }],
    ['a host in the house', { host: 'de' }],
  ])('%s names no country', (_why, hints) => {
    expect(pageCountry({ ...nothing, ...hints })).toEqual({ country: null, rung: null });
  });

  test.each([
    ['de-DE', 'shop.example.at', 'AT', 'domain'],
    ['en-US', 'shop.example.co.uk', 'GB', 'domain'],
    ['pt-BR', 'shop.example.pt', 'PT', 'domain'],
    ['de-AT', 'shop.example.ch', 'AT', 'language'],
    ['de-DE', 'shop.example.it', 'DE', 'language'],
    ['de-DE', 'shop.example.org', 'DE', 'language'],
    ['ja-JP', 'shop.example.de', 'JP', 'language'],
  ])(
    'a language that is set with its usual region yields to the domain of a country that speaks it: %s at %s',
    (language, host, country, rung) => {
      expect(pageCountry({ ...nothing, language, host })).toEqual({ country, rung });
    },
  );

  test.each([
    ['de', 'US', 'DE', 'language'],
    ['de', null, 'DE', 'language'],
    ['de', 'AT', 'AT', 'person'],
    ['fr', 'CH', 'CH', 'person'],
    ['pt', 'GB', 'BR', 'language'],
    ['en', 'DE', 'DE', 'person'],
    ['es', 'US', 'US', 'person'],
  ])('a language that most write in one country: %s for a person of %s', (language, person, country, rung) => {
    expect(pageCountry({ ...nothing, language, person })).toEqual({ country, rung });
  });

  test.each<[string, Partial<PageHints>, string | null]>([
    ['the default country alone', {}, 'home'],
    ['a page in its language', { language: 'de' }, 'home'],
    ['a page of its language and domain', { language: 'de-DE', host: 'shop.example.de' }, 'home'],
    ['a page with its numbers', { counts: { DE: 3 } }, 'home'],
    ['a page in another language', { language: 'en' }, 'person'],
    ['a page of another domain', { language: 'de-DE', host: 'shop.example.it' }, 'language'],
    [
      'a page with the numbers of another country, and its own address',
      { published: 'DE', counts: { AT: 2 } },
      'schema',
    ],
    ['a page of another country', { host: 'shop.example.it' }, 'domain'],
    ['the choice for a site', { chosen: 'DE' }, 'chosen'],
  ])('%s is named for a person of Germany as it is', (_, more, rung) => {
    const hints = { ...nothing, person: 'DE', ...more };
    expect(rungToName(pageCountry(hints), hints)).toBe(rung);
  });

  test('one address given twice, in two languages, is one country', () => {
    expect(pageCountry({ ...nothing, published: 'DE\nDeutschland' })).toEqual({ country: 'DE', rung: 'schema' });
  });
});
