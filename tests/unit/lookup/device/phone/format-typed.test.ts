import { describe, expect, it } from 'vitest';
import { formatTyped, internationalText } from '../../../../../lib/lookup/device/phone/format-typed.ts';

/** What stands in the field when a text is typed sign by sign. */
function type(text: string, country: string | null): string {
  let field = '';
  for (const sign of text) {
    field += sign;
    field = formatTyped(field, country) ?? field;
  }
  return field;
}

describe('a number, while it is typed', () => {
  it.each([
    ['+493090182012', null, '+49 30 90182012'],
    ['+12125550123', null, '+1 212 555 0123'],
    ['2125550123', 'US', '(212) 555-0123'],
    ['03090182012', 'DE', '030 90182012'],
    ['+4930 90182012', null, '+49 30 90182012'],
    ['020 7946 0958', 'GB', '020 7946 0958'],
  ])('%s with country %s stands as %s', (typed, country, expected) => {
    expect(type(typed, country)).toBe(expected);
  });

  it.each([
    '8.8.8.8',
    '192.168.100.200',
    '2001:db8::1',
    '[2606:4700::1111]:443',
    '10.0.0.0/8',
    'fe80::1',
    '8[.]8[.]8[.]8',
  ])('the address %s stands as it is typed', (address) => {
    for (const country of ['US', 'DE', null]) expect(type(address, country)).toBe(address);
  });

  it.each([
    '+49 30 901820 12345678901',
    '+49 30 901820 1',
    '030 901820 1234567 1234',
    '2026-11-22',
    '11-22-2026',
    '22-11-2026',
    '1 234 567',
    '12 000 000',
    '4111 1111 1111 1111',
  ])('digits that the user put apart stay apart: %s', (typed) => {
    for (const country of ['US', 'DE', 'FR', null]) expect(type(typed, country)).toBe(typed);
  });

  it.each(['', '+', '49', 'hello', '+49 30 901820 ext 12', '12345', '++49123456'])('"%s" stays as it is', (text) => {
    expect(formatTyped(text, null)).toBeNull();
  });
});

it('a number in E.164 form is written as people write it, and one that cannot be read as it came', () => {
  expect(internationalText('+4930901820')).toBe('+49 30 901820');
  expect(internationalText('+12125550123')).toBe('+1 212 555 0123');
  expect(internationalText('+999123')).toBe('+999123');
});
