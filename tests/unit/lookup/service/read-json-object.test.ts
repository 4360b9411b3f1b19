import { expect, it } from 'vitest';
import { readJsonObject } from '../../../../lib/lookup/service/read-response.ts';

it('reads an object, with or without a byte order mark', () => {
  expect(readJsonObject(new TextEncoder().encode('\ufeff{"name":"Zoë"}'))).toEqual({ name: 'Zoë' });
});

it.each(['', 'null', '[]', '7', '"text"', '{"a":1', '{} {}', '<p>'])('reads nothing from %j', (text) => {
  expect(readJsonObject(new TextEncoder().encode(text))).toBeNull();
});

it('reads nothing from bytes that are not UTF-8', () => {
  expect(readJsonObject(Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d))).toBeNull();
});
