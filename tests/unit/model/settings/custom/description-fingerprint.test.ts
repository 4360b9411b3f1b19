import { expect, it } from 'vitest';
import type { CustomDefinition } from '../../../../../lib/model/settings/custom/definition.ts';
import { descriptionFingerprint } from '../../../../../lib/model/settings/custom/description-fingerprint.ts';

const desk: CustomDefinition = {
  name: 'Desk',
  of: 'phone',
  url: 'https://desk.example/who?tel={e164}',
  headers: { authorization: 'Bearer {key}', 'x-team': '{team}' },
  fields: [{ id: 'key', label: 'Token', secret: true }],
  found: null,
  facts: { callerName: ['/name', '/label'] },
  words: {},
};
const fingerprint = descriptionFingerprint(desk, false);

it('is short, and the same in whatever order the names are', () => {
  const { name, headers, ...others } = desk;
  const turned = { ...others, headers: Object.fromEntries(Object.entries(headers).reverse()), name };
  expect(JSON.stringify(turned)).not.toBe(JSON.stringify(desk));
  expect(descriptionFingerprint(turned, false)).toBe(fingerprint);
  expect(fingerprint).toMatch(/^[\da-z]{14}$/);
});

it.each<[string, Partial<CustomDefinition>]>([
  ['name', { name: 'Desk Two' }],
  ['kind', { of: 'ip' }],
  ['address', { url: 'https://desk.example/who?tel={digits}' }],
  ['headers', { headers: { authorization: 'Bearer {key}' } }],
  ['secret', { fields: [{ id: 'key', label: 'Token', secret: false }] }],
  ['order of places', { facts: { callerName: ['/label', '/name'] } }],
  ['words', { words: { lineType: { m: 'MOBILE' } } }],
  ['found', { found: { at: '/ok' } }],
])('is another one with another %s', (_, changed) => {
  expect(descriptionFingerprint({ ...desk, ...changed }, false)).not.toBe(fingerprint);
});

it('is another one for the organization’s', () => {
  expect(descriptionFingerprint(desk, true)).not.toBe(fingerprint);
});
