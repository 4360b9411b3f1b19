import { expect, test } from 'vitest';
import { domainCountry } from '../../../lib/lookup/country/page-country.ts';

test.each([
  ['www.example.de', 'DE'],
  ['example.co.uk', 'GB'],
  ['EXAMPLE.CH.', 'CH'],
  ['example.xn--p1ai', 'RU'],
  ['banco.com.co', 'CO'],
  ['start-up.co', null],
  ['start-up.io', null],
  ['me.tv', null],
  ['example.com', null],
  ['example.eu', null],
  ['example.aq', null],
  ['192.0.2.1', null],
  ['[2001:db8::1]', null],
  ['localhost', null],
  ['a.constructor', null],
])('%s → %s', (host, country) => {
  expect(domainCountry(host)).toBe(country);
});
