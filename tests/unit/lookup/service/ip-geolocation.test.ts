import { expect, it } from 'vitest';
import type { CountryBoxes } from '../../../../lib/data/country-map.ts';
import { ipGeolocation } from '../../../../lib/lookup/service/ip-geolocation.ts';
import { failed, ok } from '../../../../lib/model/result.ts';
import { readWireFile } from './read-wire-file.ts';

const countryBoxes: CountryBoxes = { NO: [[4, 57, 31, 71]] };
const context = { subject: { kind: 'ip', ip: '2001:678:abc::53' }, countryBoxes } as const;
const wire = readWireFile('ip-geolocation');
const answer = {
  operation: 'ipGeolocation',
  status: true,
  ip: '2001:678:abc::53',
  coordinates: { latitude: 59.91, longitude: 10.75 },
  orderInDoubt: false,
  rawRange: null,
  region: null,
  country: 'NO',
  countryName: 'Norway',
  postalCode: null,
  timeZone: 'Europe/Oslo',
};

function decode(changes: object) {
  return ipGeolocation.decode({ ...wire, ...changes }, context);
}

it('reads every documented field', () => {
  expect(ipGeolocation.decode(wire, context)).toEqual(ok(answer));
  expect(decode({ region: 'Oslo', postal: '0150' })).toEqual(ok({ ...answer, region: 'Oslo', postalCode: '0150' }));
});

it('keeps status false as a success flag, not as a failure', () => {
  expect(decode({ status: false })).toEqual(ok({ ...answer, status: false }));
});

it('turns a pair around that only so lies in the answering country', () => {
  expect(decode({ range: [10.75, 59.91] })).toEqual(ok(answer));
});

it('keeps a pair raw that fits in no order', () => {
  for (const range of [
    [512, 900],
    [-33.9, 151.2],
    [0, 0],
  ]) {
    expect(decode({ range })).toEqual(ok({ ...answer, coordinates: null, rawRange: range }));
  }
});

it('has no pair where it is missing or holds a null', () => {
  for (const range of [null, undefined, [null, 10.75], [59.91, null]]) {
    expect(decode({ range })).toEqual(ok({ ...answer, coordinates: null, rawRange: null }));
  }
});

it('takes the asked address where none came, and any text of the same one', () => {
  expect(decode({ ip: null })).toEqual(ok(answer));
  expect(decode({ ip: '2001:0678:0ABC:0:0:0:0:53' })).toEqual(ok(answer));
});

it.each(['2001:678:abc::54', '8.8.8.8', 'unknown', '::ffff:8.8.8.8'])('refuses an answer about %s', (ip) => {
  expect(decode({ ip })).toEqual(failed({ kind: 'bad-shape', field: 'ip' }));
});

it.each([
  ['status', 'true', {}],
  ['status', ' False ', { status: false }],
  ['range', ['59.91', '10.75'], {}],
  ['range', [59.91, '10.75'], {}],
  ['range', '59.91,10.75', {}],
  ['range', ' 59.91; 10.75 ', {}],
  ['range', '', { coordinates: null }],
  ['postal', 94043, { postalCode: '94043' }],
  ['timezone', ['Europe/Oslo'], {}],
  ['timezone', [], { timeZone: null }],
])('reads a %s of %j, which can mean one thing only', (field, value, read) => {
  expect(decode({ [field]: value })).toEqual(ok({ ...answer, ...read }));
});

it.each([
  ['status', 1, { status: null }],
  ['ip', 8, {}],
  ['range', [59.91], { coordinates: null }],
  ['range', [59.91, 10.75, 3], { coordinates: null }],
  ['range', ['59,91', '10,75'], { coordinates: null }],
  ['range', { 0: 1, 1: 2 }, { coordinates: null }],
  ['range', '59.91', { coordinates: null }],
  ['region', [], {}],
  ['country', 47, { country: null, coordinates: { latitude: 59.91, longitude: 10.75 }, orderInDoubt: true }],
  ['country_name', true, { countryName: null }],
  ['postal', 1.5, {}],
  ['timezone', ['Europe/Oslo', 'Europe/Rome'], { timeZone: null }],
])('a %s of %j costs that field alone, and is named', (field, value, read) => {
  expect(decode({ [field]: value })).toEqual(ok({ ...answer, ...read, oddFields: [field] }));
});
