import { expect, it } from 'vitest';
import { readTypedSubject } from '../../../scripts/read-typed-subject.ts';

it.each([
  ['+41 44 668 18 00', '+41446681800'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+39 06 1234 5678', '+390612345678'],
  ['tel:+41-44-668-18-00', '+41446681800'],
  ['TEL:+41446681800;ext=12', '+41446681800'],
  ['+41446681800 ext. 12', '+41446681800'],
  ['+41446681800 x12', '+41446681800'],
  ['＋41 44 668 18 00', '+41446681800'],
  ['+41\u00a044\u202f668–18–00', '+41446681800'],
  ['+999 123', '+999123'],
])('reads %j as the number %s', (text, e164) => {
  expect(readTypedSubject(text)).toEqual({ ok: true, value: { kind: 'phone', e164 } });
});

it.each([
  ['[2001:DB8::1]:443', '2001:db8::1'],
  ['192.0.2.1/24', '192.0.2.1'],
])('reads %j as the address %s', (text, ip) => {
  expect(readTypedSubject(text)).toEqual({ ok: true, value: { kind: 'ip', ip } });
});

it.each([
  ['044 668 18 00', /country code/],
  ['hello', /^Neither/],
  ['', /^Neither/],
  ['+', /^Neither/],
  ['++41446681800', /^Neither/],
  ['+41 44 668 call me', /^Neither/],
  ['+1', /3 to 20 digits/],
  ['+123456789012345678901', /3 to 20 digits/],
])('refuses %j', (text, problem) => {
  expect(readTypedSubject(text)).toEqual({ ok: false, problem: expect.stringMatching(problem) });
});
