import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/detect/detect.ts';
import { subjects } from './found.ts';

describe('a text without a page’s country', () => {
  it.each([
    ['โทรศัพท์ 0 2984 0731', '+6629840731'],
    ['대표전화 02-6082-8374', '+82260828374'],
    ['Nairobi, Kenya. Tel 0722 483 916', '+254722483916'],
    ['Tel. 030 8384716, info@firma.de', '+49308384716'],
    ['Fone (11) 3838-4716 CNPJ 18.384.716/0001-29', '+551138384716'],
    ['тел. (812) 655-07-07, ИНН 7718384716', '+78126550707'],
    ['Call us: (212) 838-4716', '+12128384716'],
    ['+48 22 838 47 16, fax 22 838 47 17', '+48228384716'],
  ])('%s', (text, e164) => {
    expect(subjects(text, null)[0]).toBe(e164);
  });

  it.each(['Tel. 030 8384716', 'Phone 0722 483 916', 'order 2128384716', 'Kenya 2023-11-18, 18384716'])(
    'nothing in %s, which shows no country',
    (text) => {
      expect(subjects(text, null)).toEqual([]);
    },
  );
});

describe('a text on a page of another country', () => {
  it.each([
    ['US', 'Nairobi, Kenya. Tel 0722 483 916', '+254722483916', 'KE'],
    ['DE', 'お電話は 03-5207-8374（平日）', '+81352078374', 'JP'],
    ['GB', 'Lagos, Nigeria: 0803 482 7164, info@example.com.ng', '+2348034827164', 'NG'],
    ['FR', 'Τηλ. 210 8384716', '+302108384716', 'GR'],
  ])('%s: %s', (country, text, e164, readWith) => {
    expect(detect(text, { country })).toMatchObject([{ subject: { e164 }, country: readWith }]);
  });

  it.each([
    ['AU', '+64 9 444 4122 in Auckland; locals ring 02-9441-8437', '+61294418437'],
    ['CH', 'Berlin oder Zürich: 044 383 84 71', '+41443838471'],
    ['CY', 'Τηλ.: 22838471', '+35722838471'],
    ['BE', 'Gand, Paris, Lyon : 02 838 47 16', '+3228384716'],
    ['KZ', 'Москва, тел. 8 (727) 318-37-46', '+77273183746'],
    ['GB', 'www.beispiel.de, Berlin: call 020 7183 8471', '+442071838471'],
  ])('%s keeps its numbers: %s', (country, text, e164) => {
    expect(subjects(text, country)).toContain(e164);
  });

  it('nothing overrules the country that the user chose for the site', () => {
    expect(detect('Nairobi, Kenya. Tel 0722 483 916', { country: 'US', settled: true })).toEqual([]);
  });
});
