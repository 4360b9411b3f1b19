import { describe, expect, it } from 'vitest';
import { isOfOneSystem, zeroOf } from '../../../lib/detect/text/digit-systems.ts';
import { readListed, readSubject, readTyped } from '../../../lib/detect/typed/read-subject.ts';
import { subjects } from './found.ts';

/** Texts that show another number or address than the digits' values, as they have digits of two systems. */
const mixed = [
  ['Bengali in a number', '+1 650 253 88৪2'],
  ['a group of Bengali', '+1 650 253 ৪৪৪৪'],
  ['a country code in Arabic', '+١ 650 253 8842'],
  ['Arabic and Persian', '+٩۸ ٢١ ٢٢٦٨ ٠٠٠٠'],
  ['full width', '+1 650 253 ８８42'],
  ['two kinds of mathematical digits', '+1 650 253 \u{1d7d6}\u{1d7e0}42'],
  ['a digit of two units at the end', '+1 650 253 884\u{1d7d0}'],
  ['an extension', '+1 650 253 8842 ext. ৪২'],
  ['letters', '1-800-FLOWER৪'],
  ['Bengali in an address', '8.8.৪.৪'],
  ['Bengali in a group of an address', '8.8.4.1৪'],
  ['Bengali beside an address', '৪:2001:4860::1'],
  ['Bengali after an address', '2001:4860::8৪'],
] as const;

describe('a number or an address with digits of two systems', () => {
  it.each(mixed)('is no find: %s', (_, text) => {
    expect(subjects(`Tel. ${text}`, 'US')).toEqual([]);
    expect(subjects(`server ${text} answers`, 'US')).toEqual([]);
    expect(subjects(text, 'US')).toEqual([]);
  });

  it.each(mixed)('is not read if it is typed or in a list: %s', (_, text) => {
    expect(readSubject(text, 'US')).toEqual({ kind: 'unreadable', reason: 'neither' });
    expect(readTyped(text, 'US')).toEqual({ ok: false, problem: 'neither' });
    expect(readTyped(`Phone ${text}`, 'US')).toEqual({ ok: false, problem: 'neither' });
    expect(readListed(text, { country: 'US', alone: true })).toEqual([]);
  });
});

describe('numbers of one system each', () => {
  it.each([
    ['هاتف ٠١١ ٤٧٨ ٠٠٠٠ أو 011 478 0001', 'SA', ['+966114780000', '+966114780001']],
    ['هاتف: +٩٦٦ ١١ ٤٧٨ ٠٠٠٠، فاكس: +966 11 478 0001', 'SA', ['+966114780000', '+966114780001']],
    ['ফোন +৮৮০ ২ ৯৬৬ ১৯০০, room 5', 'BD', ['+88029661900']],
    ['TEL ０３-３５８１-４１１１', 'JP', ['+81335814111']],
    [
      '+\u{1d7d2}\u{1d7d7} \u{1d7d1}\u{1d7ce} \u{1d7d7}\u{1d7ce}\u{1d7cf}\u{1d7d6}\u{1d7d0}\u{1d7ce}',
      'DE',
      ['+4930901820'],
    ],
    ['server ৮.৮.৮.৮ and 8.8.4.4', null, ['8.8.8.8', '8.8.4.4']],
  ])('are finds: %s', (text, country, found) => {
    expect(subjects(text, country)).toEqual(found);
  });

  it.each([
    ['+৮৮০ ২ ৯৬৬ ১৯০০', '+88029661900'],
    ['০২ ৯৬৬ ১৯০০', '+88029661900'],
    ['৮.৮.৮.৮', '8.8.8.8'],
  ])('are read if they are typed: %s', (text, value) => {
    expect(readSubject(text, 'BD')).toMatchObject({ subject: value.startsWith('+') ? { e164: value } : { ip: value } });
  });

  it('are read in a phrase with other digits', () => {
    expect(readTyped('Room 5, Tel. +৮৮০ ২ ৯৬৬ ১৯০০', 'BD')).toMatchObject({
      value: [{ subject: { e164: '+88029661900' } }],
    });
  });
});

it('knows each decimal system of Unicode by its zero', () => {
  const digits = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
    /\p{Nd}/u.test(sign),
  );
  const systems = Map.groupBy(digits, (sign) => zeroOf(sign.codePointAt(0) ?? 0));
  for (const [zero, members] of systems) expect(members.length, zero.toString(16)).toBe(10);
  expect([...systems.keys()].filter((zero) => zero >= 0x1d7ce && zero <= 0x1d7ff)).toHaveLength(5);
  expect(isOfOneSystem(digits.slice(0, 10).join(''))).toBe(true);
  for (const sign of digits.slice(10)) expect(isOfOneSystem(`0${sign}`), sign).toBe(false);
});
