import { expect, it } from 'vitest';
import { emailAt, valueAt, zoneAt } from '../../../../lib/lookup/providers/read-values.ts';

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
