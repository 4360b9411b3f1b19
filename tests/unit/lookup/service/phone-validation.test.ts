import { expect, it } from 'vitest';
import { phoneValidation } from '../../../../lib/lookup/service/phone-validation.ts';
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

/** The answer to a wire without a field. */
function decodedWithout(field: string) {
  const read = decode({ [field]: null });
  if (!read.ok) throw new Error('not read');
  return read.value;
}

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

it('is no answer if it is about another number, whatever its status; so it never confirms this one', () => {
  for (const field of ['formatinternational', 'formatted_number']) {
    expect(decode({ [field]: '+49 1512 3456789' })).toEqual(failed({ kind: 'bad-shape', field }));
    expect(decode({ [field]: '004915123456789' })).toEqual(failed({ kind: 'bad-shape', field }));
    // Other ways to write it, and forms that name no number.
    for (const same of ['+49 (0)171 / 39-20-055', '491713920055', '0171 3920055', '+49 171 *****55', '+49', ' ']) {
      expect(decode({ [field]: same }), same).toMatchObject({ value: { confirmed: true } });
    }
  }
});

it.each([
  ['+49 900 3920055', 'the same end in another network'],
  ['+1 171 3920055', 'the same end in another country'],
  ['＋４９ １５１２ ３４５６７８９', 'full width digits'],
  ['+49 1512 3456789 ext. 55', 'an extension'],
  ['0049 1512 3456789,,55', 'an extension to dial'],
])('%s is another number: %s', (written) => {
  expect(decode({ formatinternational: written })).toEqual(failed({ kind: 'bad-shape', field: 'formatinternational' }));
});

it.each([
  ['＋４９ １７１ ３９２００５５', '+49 171 3920055'],
  ['+49 171 3920055 ext. 12', '+49 171 3920055'],
  ['٠٠٤٩١٥١٢٣٤٥٦٧٨٩', null],
  ['0900 3920055', null],
  ['call 0900 now', null],
  ['+49 171 *****55', null],
  ['+49', null],
])('the form %s is shown as %s', (written, shown) => {
  expect(decode({ formatinternational: written, formatted_number: null })).toMatchObject({
    value: { international: shown, formatted: null },
  });
});

it('a national form of another number is not shown', () => {
  expect(decode({ formatnational: '0151 23456789' })).toMatchObject({ value: { national: null, confirmed: true } });
});

it.each([
  ['+5491123456789', '+54 11 2345-6789'],
  ['+525512345678', '+52 1 55 1234 5678'],
  ['+390669812345', '+39 06 698 12345'],
  ['+390669812345', '+39 (0)6 698 12345'],
  ['+442071234567', '+44 (0)20 7123 4567'],
  ['+14155552671', '(415) 555-2671'],
])('%s is the same number as %s', (e164, written) => {
  const asked = { subject: { kind: 'phone', e164 }, countryBoxes: null } as const;
  const read = phoneValidation.decode({ ...wire, formatinternational: written, formatted_number: null }, asked);
  expect(read).toMatchObject({ value: { international: written } });
});

it('takes missing, null and blank fields as not given', () => {
  const nothing = Object.fromEntries(Object.keys(answer).map((field) => [field, null]));
  const expected = ok({ ...nothing, operation: 'phoneValidation', confirmed: false, timeZones: [] });
  const asNull = Object.fromEntries(Object.keys(wire).map((field) => [field, null]));
  expect(phoneValidation.decode(asNull, context)).toEqual(expected);
  expect(phoneValidation.decode({ status: null }, context)).toEqual(expected);
  expect(decode({ carrier: ' \t', timezone: ['', null] })).toMatchObject({ value: { carrier: null, timeZones: [] } });
});

it.each(Object.keys(wire))('a %s of another type costs that field alone, and is named', (field) => {
  for (const odd of [12.5, { toString: 'x' }, [['x']], true]) {
    const read = decode({ [field]: odd });
    expect(read).toEqual(ok({ ...decodedWithout(field), oddFields: [field] }));
  }
});

it('names each odd field, and reads all others', () => {
  expect(decode({ carrier: 7, location: {} })).toEqual(
    ok({ ...answer, carrier: null, location: null, oddFields: ['carrier', 'location'] }),
  );
});

it('an object in which no documented field can be read is no answer', () => {
  expect(phoneValidation.decode({ status: { code: 401 }, message: 'no' }, context)).toEqual(
    failed({ kind: 'bad-shape', field: 'status' }),
  );
});

it.each([
  ['ratelimit_remain', '41', { quota: { remain: 41, seconds: 3600 } }],
  ['ratelimit_seconds', ' 60 ', { quota: { remain: 241, seconds: 60 } }],
  ['ratelimit_remain', '', { quota: { remain: null, seconds: 3600 } }],
  ['countrycodenum', '+49', { callingCode: 49 }],
  ['timezone', 'Europe/Berlin', { timeZones: ['Europe/Berlin'] }],
])('reads a %s of %j, which can mean one thing only', (field, value, read) => {
  expect(decode({ [field]: value })).toEqual(ok({ ...answer, ...read }));
});

it.each([
  ['ratelimit_remain', 1.5],
  ['ratelimit_remain', '1.5'],
  ['ratelimit_remain', 'many'],
  ['ratelimit_seconds', '0x10'],
  ['countrycodenum', 1e300],
  ['countrycodenum', '9'.repeat(30)],
  ['timezone', ['Europe/Berlin', 5]],
])('does not guess what a %s of %j means', (field, value) => {
  expect(decode({ [field]: value })).toMatchObject({ value: { oddFields: [field] } });
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
