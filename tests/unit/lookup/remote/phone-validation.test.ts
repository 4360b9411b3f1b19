import { expect, it } from 'vitest';
import { phoneValidation } from '../../../../lib/lookup/remote/phone-validation.ts';
import { failed, ok } from '../../../../lib/model/result.ts';
import { readWireFile } from './read-wire-file.ts';

const context = { subject: { kind: 'phone', e164: '+491713920055' }, countryBoxes: null } as const;
const wire = readWireFile('phone-validation');
const answer = {
  operation: 'phoneValidation',
  status: 'VALID_CONFIRMED',
  confirmed: true,
  lineType: 'MOBILE',
  carrier: 'Congstar',
  location: 'Rostock',
  callingCode: 49,
  country: 'DE',
  countryName: 'Germany',
  national: '0171 3920055',
  international: '+49 171 3920055',
  formatted: null,
  timeZones: ['Europe/Berlin', 'Europe/Busingen'],
  quota: { remain: 241, seconds: 3600 },
};

function decode(changes: object) {
  return phoneValidation.decode({ ...wire, ...changes }, context);
}

it('reads every documented field', () => {
  expect(phoneValidation.decode(wire, context)).toEqual(ok(answer));
});

it('drops fields that are not documented', () => {
  expect(decode({ valid: true, image: 'https://elsewhere.example/x.png' })).toEqual(ok(answer));
});

it('confirms nothing but VALID_CONFIRMED', () => {
  for (const status of ['VALID', 'valid_confirmed', 'VALID_UNCONFIRMED', null]) {
    expect(decode({ status })).toMatchObject({ value: { status, confirmed: false } });
  }
});

it('takes missing, null and blank fields as not given', () => {
  const nothing = Object.fromEntries(Object.keys(answer).map((field) => [field, null]));
  const expected = ok({ ...nothing, operation: 'phoneValidation', confirmed: false, timeZones: [] });
  const asNull = Object.fromEntries(Object.keys(wire).map((field) => [field, null]));
  expect(phoneValidation.decode(asNull, context)).toEqual(expected);
  expect(phoneValidation.decode({ status: null }, context)).toEqual(expected);
  expect(decode({ carrier: ' \t', timezone: ['', null] })).toMatchObject({ value: { carrier: null, timeZones: [] } });
});

it.each(Object.keys(wire))('names the field %s where its type is wrong', (field) => {
  const wrong = typeof wire[field] === 'number' ? String(wire[field]) : 12.5;
  expect(decode({ [field]: wrong })).toEqual(failed({ kind: 'bad-shape', field }));
  expect(decode({ [field]: { toString: 'x' } })).toEqual(failed({ kind: 'bad-shape', field }));
});

it('refuses fractions and numbers past exactness where an integer is documented', () => {
  expect(decode({ ratelimit_remain: 1.5 })).toEqual(failed({ kind: 'bad-shape', field: 'ratelimit_remain' }));
  expect(decode({ countrycodenum: 1e300 })).toEqual(failed({ kind: 'bad-shape', field: 'countrycodenum' }));
});

it('does not take an object without one documented field for an answer', () => {
  expect(phoneValidation.decode({ error: 'invalid key' }, context)).toEqual(
    failed({ kind: 'bad-shape', field: 'status' }),
  );
});

it('falls back to formatted_number, and to the text of a country that is no code', () => {
  expect(decode({ formatinternational: null, formatted_number: '+49 171 39 20 055' })).toMatchObject({
    value: { international: '+49 171 39 20 055' },
  });
  expect(decode({ countrycode: 'DEU', countryname: null })).toMatchObject({
    value: { country: null, countryName: 'DEU' },
  });
  expect(decode({ countrycode: ' de ' })).toMatchObject({ value: { country: 'DE' } });
});

it('keeps an unknown line type as it came', () => {
  expect(decode({ linetype: 'Satellite desk' })).toMatchObject({ value: { lineType: 'Satellite desk' } });
});

it('keeps one half of the quota where only one came', () => {
  expect(decode({ ratelimit_seconds: null })).toMatchObject({ value: { quota: { remain: 241, seconds: null } } });
});

it('takes at most 50 time zones', () => {
  const timezone = Array.from({ length: 5000 }, (_, index) => `Zone/${index}`);
  const decoded = decode({ timezone });
  expect(decoded.ok && decoded.value.operation === 'phoneValidation' && decoded.value.timeZones).toHaveLength(50);
});
