import { expect, it } from 'vitest';
import { isJsonType, readJsonObject } from '../../../../lib/lookup/remote/read-json-object.ts';

it.each([
  'application/json',
  'Application/JSON; charset=utf-8',
  'text/json',
  'application/problem+json',
  ' application/json ',
])('%j is JSON', (type) => {
  expect(isJsonType(type)).toBe(true);
});

it.each([
  null,
  '',
  'text/html',
  'text/plain',
  'application/jsonp',
  'application/javascript',
  'x/y; z=application/json',
])('%j is not JSON', (type) => {
  expect(isJsonType(type)).toBe(false);
});

it('reads an object, with or without a byte order mark', () => {
  expect(readJsonObject(new TextEncoder().encode('\ufeff{"name":"Zoë"}'))).toEqual({ name: 'Zoë' });
});

it.each(['', 'null', '[]', '7', '"text"', '{"a":1', '{} {}', '<p>'])('reads nothing from %j', (text) => {
  expect(readJsonObject(new TextEncoder().encode(text))).toBeNull();
});

it('reads nothing from bytes that are not UTF-8', () => {
  expect(readJsonObject(Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d))).toBeNull();
});
