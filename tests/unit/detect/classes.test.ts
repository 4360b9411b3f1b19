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

  // A number of a list without its area code has that of the number before it, if it is as long.
  it.each([
    ['KE', 'Tel: +254 20 2764183 / 2764957', ['+254202764183', '+254202764957']],
    ['TZ', 'Simu: +255 22 2138460, 2138974, 2139305', ['+255222138460', '+255222138974', '+255222139305']],
    ['PK', 'call 021-35683417, 35684290 or 35687716', ['+922135683417', '+922135684290', '+922135687716']],
    ['MM', 'Ph: +95 1 537204, 537861', ['+951537204', '+951537861']],
    ['RU', 'тел.: +7 495 684-29-17, 713-06-48', ['+74956842917', '+74957130648']],
    ['DE', 'Tel. 030 2647183, 2647184', ['+49302647183', '+49302647184']],
    ['MX', 'Tel. 55 5683 2714 y 5683 9046', ['+525556832714', '+525556839046']],
    ['US', '(212) 684-2917, 684-3052', ['+12126842917', '+12126843052']],
    // A postal code, a price, a year and an internal number are none.
    ['IN', 'Tel: 0240 264718, 431001 Aurangabad', ['+91240264718']],
    ['RU', 'тел. 8 (4212) 68-29-17, 680000 Хабаровск', ['+74212682917']],
    ['DE', 'Tel. 030 2647183, 10117 Berlin', ['+49302647183']],
    ['KE', 'Tel: +254 20 2764183 2764957', ['+254202764183']],
    ['PK', 'call 021-35683417, ext. 35684290', ['+922135683417']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });

  // The comma of a list is no decimal one, and three digits after it are no thousands.
  it.each([
    ['CN', '手机：138 1749 6205，021－6475 3082', ['+8613817496205', '+862164753082']],
    ['CN', '139 1864 2750，010-64753082', ['+8613918642750', '+861064753082']],
    ['IN', 'Mob: 98204 61735,022-26847193', ['+919820461735', '+912226847193']],
    ['TR', 'Tel: 0212 684 29 17,0532 684 29 18', ['+902126842917', '+905326842918']],
    ['JP', '電話：03-6847-2915，090-6847-2913', ['+81368472915', '+819068472913']],
    ['DE', 'Umsatz 12,345,678 und 1,234,567', []],
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
    ['two id words in a row', 'OM', 'Case ID 24-118390', []],
    ['two id words and a colon', 'OM', 'Ticket ID: 24-118390', []],
    ['an id word before a word for ordering', 'GB', 'Customer order line 0800 684 2917', ['+448006842917']],
    ['a preposition joined to the number', 'ZA', 'shayela ucingo ku-031 327 8459', ['+27313278459']],
    ['a Hebrew preposition joined to it', 'IL', 'ניתן לפנות ל-03-6123847', ['+97236123847']],
    ['a Hebrew preposition before a mobile', 'IL', 'התקשרו ב-054-612-3847', ['+972546123847']],
    ['a code joined to digits', 'ZA', 'Order SKU-031 327 8459', []],
    ['a mobile in Yemen', 'YE', 'سيار ٧٧٣ ٤١٨ ٩٥٢', ['+967773418952']],
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
