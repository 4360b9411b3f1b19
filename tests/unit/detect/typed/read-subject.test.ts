import { describe, expect, it } from 'vitest';
import { readSubject, readTyped } from '../../../../lib/detect/typed/read-subject.ts';
import { languageFolders, readLanguage } from '../../../../scripts/languages/read-language.ts';

function short(text: string, country: string | null): string {
  const reading = readSubject(text, country);
  if (reading.kind === 'unreadable') return reading.reason;
  const { subject } = reading;
  const value = subject.kind === 'ip' ? subject.ip : subject.e164;
  const extension = subject.kind === 'phone' && subject.extension !== undefined ? ` x${subject.extension}` : '';
  return `${value}${extension}${reading.country === null ? '' : ` (${reading.country})`}`;
}

describe('readSubject', () => {
  it.each([
    ['', 'DE', 'empty'],
    ['  \u200b ', 'DE', 'neither'],
    ['hello', 'DE', 'neither'],
    ['1', 'US', 'neither'],
    ['a'.repeat(251), 'US', 'too-long'],
    ['+1234567890123456789012', null, 'too-long'],
    ['030 901820', null, 'needs-country'],
    ['030 901820', 'DE', '+4930901820 (DE)'],
    ['030', 'DE', '+4930 (DE)'],
    ['+49 30 901820', null, '+4930901820'],
    ['+49 30 901820', 'US', '+4930901820'],
    ['0049 30 901820', null, '+4930901820'],
    ['0049 30 901820', 'DE', '+4930901820'],
    ['+49 (0) 30 901820', 'DE', '+4930901820'],
    ['+39 (0)6 6982', null, '+39066982'],
    ['+378 (0549) 882914', null, '+3780549882914'],
    ['+225 (07) 08 09 10 11', null, '+2250708091011'],
    ['00242 (06) 612 34 56', null, '+242066123456'],
    ['+999 123 4567', null, '+9991234567'],
    ['+1 212 555 23680000', null, '+121255523680000'],
    ['(212) 555-2368 x12', 'US', '+12125552368 x12 (US)'],
    ['+1 212 555 2368 ext. 45', null, '+12125552368 x45'],
    ['٠١١-٤٠١-٢٢٢٢', 'SA', '+966114012222 (SA)'],
    ['Tel.: 030 901820', 'DE', '+4930901820 (DE)'],
    ['212 555 2368 or 212 555 2369', 'US', 'neither'],
    ['tel:+49-30-901820;ext=5', 'US', '+4930901820 x5'],
    ['tel:030901820', 'DE', '+4930901820 (DE)'],
    ['tel:030901820', null, 'needs-country'],
    ['callto:somebody', 'US', 'neither'],
    ['tel:+14382663913*227', 'DE', '+14382663913 x227'],
    ['skype:030901820?call', 'DE', '+4930901820 (DE)'],
    ['facetime-audio:+4930901820', 'US', '+4930901820'],
    ['https://t.me/+4915123456789', 'US', '+4915123456789'],
    ['tg://resolve?phone=4915123456789', 'US', '+4915123456789'],
    ['sip:anna@030901820.example', 'DE', 'neither'],
    ['999.999.999.999', 'DE', 'neither'],
    ['1.2.3.4.5', 'DE', 'neither'],
    ['256.1.1.1', 'US', 'neither'],
    ['10.0.0.1-10.0.0.20', 'DE', 'neither'],
    ['8.8.8.8 1.1.1.1', 'DE', 'neither'],
    ['2024-05-12', 'DE', 'neither'],
    ['12.05.2024', 'DE', 'neither'],
    ['05/12/2024', 'US', 'neither'],
    ['91.411.22.33', 'ES', '+34914112233 (ES)'],
    ['01.42.68.53.00', 'FR', '+33142685300 (FR)'],
    ['212.555.2368', 'US', '+12125552368 (US)'],
    ['192.168.1.1', 'US', '192.168.1.1'],
    ['192.168.', 'US', 'neither'],
    ['10.0.0.0/8', null, '10.0.0.0'],
    ['1.2.3[.]4:80', null, '1.2.3.4'],
    ['hxxp://1.2.3[.]4/a', null, '1.2.3.4'],
    ['[2001:DB8::1]:443', null, '2001:db8::1'],
    ['fe80::1%eth0', null, 'fe80::1'],
    ['2001:db8::/32', null, '2001:db8::'],
    ['std::vector', 'US', 'neither'],
  ])('%j in %s is %s', (text, country, expected) => {
    expect(short(text, country)).toBe(expected);
  });

  it.each(['en', ...languageFolders()])('reads a number with its extension as it is shown (%s)', (folder) => {
    const message = readLanguage(folder)['withExtension']?.message ?? '';
    expect(short(message.replace('$1', '+1 650 253 0000').replace('$2', '4455'), null)).toBe('+16502530000 x4455');
  });

  it('follows typing: once the calling code is there, every step is a subject', () => {
    const whole = '+49 30 9018';
    const steps = Array.from(whole, (_, index) => readSubject(whole.slice(0, index + 1), null).kind);
    expect(steps.slice(0, 3)).toEqual(['unreadable', 'unreadable', 'unreadable']);
    expect(new Set(steps.slice(4))).toEqual(new Set(['subject']));
  });
});

describe('readTyped', () => {
  it('reads a link with half a character in it', () => {
    expect(readTyped('sms:+4930901820,\ud800', 'DE')).toMatchObject({ value: [{ subject: { e164: '+4930901820' } }] });
  });

  const keys = (text: string) => {
    const read = readTyped(text, 'DE');
    return read.ok ? read.value.map(({ subject }) => subject.kind === 'phone' && subject.e164) : read.problem;
  };

  it.each([
    'tel:*21*+4930901820%23',
    'tel:*21*+49 30 901820#',
    'https://wa.me/?text=+4930901820',
    'skype:anna?a=+4930901820',
  ])('finds no number in the link %s, which calls none', (text) => expect(keys(text)).toBe('neither'));

  it('finds each number of a phrase that begins as a link does', () => {
    expect(keys('Tel:030 901820 Fax:030 901821')).toEqual(['+4930901820', '+4930901821']);
  });
});
