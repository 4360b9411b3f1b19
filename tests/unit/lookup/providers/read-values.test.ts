import { expect, it } from 'vitest';
import {
  asnAt,
  countAt,
  emailAt,
  phoneAt,
  rangeAt,
  scoreAt,
  valueAt,
  zoneAt,
} from '../../../../lib/lookup/providers/read-values.ts';

it('finds an answer’s own fields alone, however the place is written', () => {
  const json: unknown = JSON.parse('{"a":{"b/c":[7],"d~e":8},"__proto__":{"polluted":1}}');
  expect(valueAt(json, '/a/b~1c/0')).toBe(7);
  expect(valueAt(json, '/a/d~0e')).toBe(8);
  expect(valueAt({}, '/__proto__')).toBeUndefined();
  expect(valueAt({}, '/constructor/name')).toBeUndefined();
  for (const none of ['/a/b~1c/length', '/a/b~1c/-', '/a/b~1c/00', '/a/b~1c/1', '/a/toString', '/x/y']) {
    expect(valueAt(json, none)).toBeUndefined();
  }
});

it('takes a time zone for one only if this browser has its clock', () => {
  expect(zoneAt({ zone: 'Asia/Kolkata' }, '/zone')).toBe('Asia/Kolkata');
  expect(zoneAt({ zone: 'Mars/Phobos' }, '/zone')).toBeUndefined();
  expect(zoneAt({}, '/zone')).toBeUndefined();
});

it.each(['abuse@example.net', 'abuse.team+v4@mail.xn--bcher-kva.example', 'no_reply@a-b.example'])(
  '%s is an email address',
  (email) => expect(emailAt({ email }, '/email')).toBe(email),
);

it.each([
  ...['=cmd|"/c calc"!A1', '+a@example.net', '-a@example.net', '@example.net', 'abuse@example', 'a b@example.net'],
  ...['abuse@example.net; rm -rf ~', '$(id)@example.net', '"x"@example.net', 'https://evil.example/?a@example.net'],
])('%s is none, so that nobody copies it as one', (email) => expect(emailAt({ email }, '/email')).toBeUndefined());

it.each(['+1-650-253-0000', '+31 20 535 4444', 'tel:+31205354444', '(020) 535/4444', '112'.repeat(2)])(
  '%s is a phone number',
  (phone) => expect(phoneAt({ phone }, '/phone')).toBe(phone.replace('tel:', '')),
);

it.each([
  'tel:*21*+19005551234#',
  '$(rm -rf ~)',
  '+1900,555',
  '=1+1',
  '-1 900 555',
  '+49 30 12; 13',
  '12',
  '+'.repeat(9),
])('%s is no phone number, so that nobody dials it', (phone) => expect(phoneAt({ phone }, '/phone')).toBeUndefined());

it.each(['193.0.0.0/21', '2001:db8::/32', '192.0.2.0 – 192.0.2.9', '192.0.2.0-192.0.2.9', '10.0.0.0/8, 192.0.2.0/24'])(
  '%s is a range of addresses',
  (range) => expect(rangeAt({ range }, '/range')).toBe(range),
);

it.each([
  ...[
    'confirmed valid by Numlens',
    '9.9.9.0/-5',
    '9.9.9.0/33',
    '9.9.9/24',
    '9.9.9.0/1e300',
    '9.9.9.0',
    'undefined – 9.9.9.0',
  ],
  ...['9.9.9.0/24, and more', '9.9.9.0 – 9.9.9.9 – 9.9.9.10', ''],
])('“%s” is no range of addresses', (range) => expect(rangeAt({ range }, '/range')).toBeUndefined());

it.each([
  ['score', scoreAt, [0, -0, 12.4, '100'], [0, 0, 12, 100], [-1, 100.1, 1e308, '999']],
  ['count', countAt, [0, 7, '2417', 999_999_999], [0, 7, 2417, 999_999_999], [-1, 0.1, 1e9, 1e308, Number.NaN]],
  [
    'network',
    asnAt,
    ['AS64500', 64500, '64500', 4294967295],
    [64500, 64500, 64500, 4294967295],
    [-1, 0.5, 'AS4294967296'],
  ],
] as const)('a %s that nobody can mean is absent', (_, readAt, given, read, odd) => {
  expect(given.map((value) => readAt({ value }, '/value'))).toEqual(read);
  expect(odd.map((value) => readAt({ value }, '/value'))).toEqual(odd.map(() => undefined));
});
