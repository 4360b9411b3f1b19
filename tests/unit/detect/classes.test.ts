import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/detect/detect.ts';
import { found, subjects } from './found.ts';

describe('lists and ranges', () => {
  it.each([
    ['DE', 'Tel. 040 / 123456-80/81', ['+494012345680']],
    ['BE', 'GSM 0475/12/34/56', ['+32475123456']],
    ['MY', 'Tel: 03-7728 1234/1235/1236', ['+60377281234']],
    ['TW', '專線 04-2222-123~6', ['+88642222123']],
    ['IN', 'Ph: 022 2684 1234 / 2684 1235', ['+912226841234', '+912226841235']],
    ['PK', 'Cell: 0300-1234567, UAN 111-123-456', ['+923001234567', '+92111123456']],
    ['PL', 'Gabinet (71) 344 12 34, 502123456', ['+48713441234', '+48502123456']],
    ['CZ', 'Linka 800 123 456; IČ 00012345', ['+420800123456']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });

  it('takes no price in brackets into the number before it', () => {
    expect(found('Tel: 01805/123456 (14 ct/Min.)', 'DE')).toEqual(['01805/123456 = +491805123456']);
  });
});

describe('a word that is no label after all', () => {
  it.each([
    ['a department whose name holds an id word', 'DE', 'Kundenservice 0800 33 01000', ['+498003301000']],
    ['a tax adviser', 'DE', 'Steuerberater: 030 901820', ['+4930901820']],
    ['a registration desk', 'RU', 'Регистратура: 8 (495) 123-12-34', ['+74951231234']],
    ['a booking', 'HK', 'Booking: 9812 3456', ['+85298123456']],
    ['tags between', 'IT', '<td>Partita IVA</td><td class="x">04512340482</td>', []],
    ['a sentence that ends in a phone word', 'US', 'there are too many delete calls\n2452  9.0.0049', []],
    ['a word of the line before that runs on', 'DE', `${'words and '.repeat(5)}the tab label f...\n741185`, []],
    ['a number word behind another word', 'VN', 'GPKD số 0301234567', []],
    ['an abbreviation with a full stop', 'ZA', 'Reg. 2005/012345/07', []],
    ['a number of another kind in Japanese', 'JP', '電話 03-5220-1234 会員番号 1234-5678-9012', ['+81352201234']],
    ['whose number it is', 'ES', 'mi número es el 654321098', ['+34654321098']],
  ])('%s (%s): %s', (_what, country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('numbers side by side', () => {
  it.each([
    ['US', '15109  9.0.0040'],
    ['US', '465.895 158.9 110.105 158.9'],
    ['US', 'src = M:155.90 (148.35%)'],
    ['DE', 'settings (460.91.03-1) unstable'],
    ['FR', '01 02 03 05 08 13 21 34'],
    ['FR', 'codes 06000-06300'],
    ['US', 'llvm (1:13~++20210622112436+600074980410-1~exp1)'],
  ])('%s: %s', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

describe('dotted quads and double colons of other kinds', () => {
  it.each([
    'need zlib >= 1.2.2.3',
    'gnutls (3.6.11.1-2) unstable',
    'New in 1.0.14.1: more',
    '2.1.2.1. Stream header',
    '3.7.5.1 - 2013-02-05',
    '1.45->1.45.2.1',
    'Oct 25 2000::',
    'took 00:12:34::567',
    'list[1::3] and a[::2]',
  ])('%s', (text) => {
    expect(subjects(text, null)).toEqual([]);
  });

  it('finds addresses that touch words of scripts without blanks', () => {
    expect(subjects('ゲートウェイは192.168.0.1です', null)).toEqual(['192.168.0.1']);
    expect(subjects('最新バージョン10.2.0.1', null)).toEqual([]);
  });
});

describe('long texts', () => {
  const filler = 'Words without any digits, for a while. '.repeat(100);

  it('finds in them what it finds in short ones', () => {
    const text = `${filler}Tel. 030 901820${filler}ping 8.8.8.8 ${filler}`;
    expect(found(text, 'DE')).toEqual(['030 901820 = +4930901820', '8.8.8.8 = 8.8.8.8']);
  });

  it.each(['1.2.3.4 ', '030 901820, ', '+1', '(1', '12-', ':', '<b>030 901820</b>'])(
    'comes to an end: %s…',
    (part) => {
      // Quadratic time would need minutes: a test that ends is the proof.
      const text = part.repeat(160_000 / part.length);
      expect(() => detect(text, { country: 'DE' })).not.toThrow();
    },
    60_000,
  );
});

describe('what was found before', () => {
  it('is given again, a copy of its own, for the same text and country only', () => {
    const text = 'Tel. 030 901820';
    const first = detect(text, { country: 'DE' });
    const kept = structuredClone(first);
    for (const find of first) find.start = 99;
    expect(detect(text, { country: 'DE' })).toEqual(kept);
    expect(detect(text, { country: null })).toEqual([]);
  });
});
