import { describe, expect, it } from 'vitest';
import { found, subjects } from './found.ts';

// Classes that real pages, WHOIS answers and logs showed, with numbers of our own.
describe('behind a phone word a number of another country', () => {
  it.each([
    ['a country code without a plus', 'US', 'Fax: 972-3-561-3699', '+97235613699'],
    ['with a trunk zero too', 'US', 'Phone: 972-08-2861617', '+97282861617'],
    ['ungrouped', 'JP', '[Phone]   85222155100', '+85222155100'],
    ['grouped as in America', 'WS', 'Registrar Telephone: 425-974-4500', '+14259744500'],
    ['grouped as in America, the area in brackets', 'DK', 'Tel.: (650) 585-1961', '+16505851961'],
    ['a plus that stands apart', 'FR', 'Mob + 44 7700 900123', '+447700900123'],
  ])('%s (%s): %s', (_what, country, text, e164) => {
    expect(subjects(text, country)).toEqual([e164]);
  });

  it('leaves a number that the country has to the country', () => {
    expect(subjects('Tel. 030 901820', 'DE')).toEqual(['+4930901820']);
    expect(subjects('Tel. 49 30 901820', 'US')).toEqual(['+4930901820']);
    expect(subjects('2 + 49 30 901820', 'US')).toEqual([]);
  });

  it('marks the plus that stands apart', () => {
    expect(found('Tel. + 49 30 901820', 'US')).toEqual(['+ 49 30 901820 = +4930901820']);
  });
});

describe('no phone number', () => {
  it.each([
    ['a date with a time in dots', 'US', 'J08-U11 2026-10-09-00.49.26.875181 R43'],
    ['two long groups side by side', 'US', 'completed successfully 274749 2685 boot_cmd'],
    ['a local number whose area nobody knows', 'DE', 'News mobil\n1462351'],
    ['a zero in America', 'US', 'Admin Phone: 01522718954'],
    ['a Finnish business identity code', 'FI', 'Organisation: 0145076-7'],
    ['a date in English', 'FI', 'Created: Thu Aug 03 2006'],
    ['an American postal code', 'CZ', 'address: 83709-1433'],
    ['zeros', 'SK', 'Admin-telephone   0000000000'],
  ])('%s (%s): %s', (_what, country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

it('finds a facsimile', () => {
  expect(subjects('Facsimile: 64753273', 'SG')).toEqual(['+6564753273']);
});

describe('addresses', () => {
  it.each([
    ['a socket as Java writes it', 'at node-41/10.190.173.170:8030', ['10.190.173.170']],
    ['the same in brackets', '[LearnerHandler-/10.10.34.12:35276:LearnerHandler@575]', ['10.10.34.12']],
    ['the machine itself', 'from HOST-5/127.0.0.1 to node-41', ['127.0.0.1']],
    ['a browser, which is none', 'Chrome/91.0.4472.124 Safari', []],
    ['two in brackets', '[217.17.46.189][2001:1a68:0:10::189]', ['217.17.46.189', '2001:1a68:0:10::189']],
    ['a slice, which is none', 'list[1::3]', []],
  ])('%s: %s', (_what, text, addresses) => {
    expect(subjects(text, 'US')).toEqual(addresses);
  });
});
