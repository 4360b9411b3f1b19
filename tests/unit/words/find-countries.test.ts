import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { describe, expect, it } from 'vitest';
import { callingCode } from '../../../lib/words/calling-codes.ts';
import { countries, countryCodeOf, countryCodes, findCountries } from '../../../lib/words/countries.ts';

const list = countries();
const first = (search: string) => findCountries(list, search)[0]?.code;

it('every region has the calling code that libphonenumber gives it', () => {
  expect(Object.fromEntries(countryCodes.map((code) => [code, callingCode(code)]))).toEqual(
    Object.fromEntries(getCountries().map((code) => [code, getCountryCallingCode(code)])),
  );
  expect(callingCode('QQ')).toBeNull();
});

it.each([
  ['United States', 'US'],
  ['USA', 'US'],
  ['United States of America', 'US'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Czech Republic', 'CZ'],
  ['Great Britain', 'GB'],
  ['Atlantis', null],
])('the country called %s has the code %s', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
});

describe('a search for a country', () => {
  it.each([
    ['germany', 'DE'],
    ['GERM', 'DE'],
    ['de', 'DE'],
    ['49', 'DE'],
    ['+49', 'DE'],
    ['0049', 'DE'],
    ['aland', 'AX'],
    ['cote', 'CI'],
    ['kingdom', 'GB'],
    ['oman', 'OM'],
  ])('for "%s" finds %s first', (search, code) => {
    expect(first(search)).toBe(code);
  });

  it('finds names of another language in that language and in English', () => {
    const german = [
      { code: 'AT', name: 'Österreich' },
      { code: 'DE', name: 'Deutschland' },
    ];
    expect(findCountries(german, 'osterr').map(({ code }) => code)).toEqual(['AT']);
    expect(findCountries(german, 'austria').map(({ code }) => code)).toEqual(['AT']);
  });

  it('finds all that share a calling code, and all where nothing is searched', () => {
    expect(findCountries(list, '+1').map(({ code }) => code)).toEqual(expect.arrayContaining(['US', 'CA', 'JM']));
    expect(findCountries(list, '  ')).toEqual(list);
    expect(findCountries(list, 'nowhere')).toEqual([]);
  });
});
