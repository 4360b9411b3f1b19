import { describe, expect, it } from 'vitest';
import { detect } from '../../../../lib/detect/detect.ts';
import { subjects } from '../found.ts';

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
    // Ordinary words that are also part of a place's name.
    ['Surat izin usaha, Jakarta. Tel. 021 5201234', '+62215201234'],
    ['Aires acondicionados en Madrid. Tel. 917 394 182', '+34917394182'],
    ['Buenos Aires. Tel. 011 4739-4182', '+541147394182'],
    ['Escazú, Costa Rica. Tel. 2273-9418', '+50622739418'],
    // Two countries are shown alike, and one of them has the number.
    ['Утас: 99902070, үйлчилгээ', '+97699902070'],
    ['Avenue Habib Bourguiba, 1001 Tunis. Tél.: 71 348 217', '+21671348217'],
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
    expect(detect('Nairobi, Kenya. Tel 0722 483 916', { country: 'US', certainty: 'chosen' })).toEqual([]);
  });
});

describe('one place word or currency of another country', () => {
  it.each([
    ['US', 'Dubai 04 273 9418', '+97142739418'],
    ['US', 'Jaipur, Rajasthan, India. Ph 0141-2739418', '+911412739418'],
    ['US', 'Makati City 0917 739 4182', '+639177394182'],
    ['US', 'Kowloon, Hong Kong. Tel: 2739 4182', '+85227394182'],
    ['US', 'Tel Aviv, Israel. 03-6739418', '+97236739418'],
    ['US', 'Price: ₦25,000. Call 08037394182', '+2348037394182'],
    ['QA', 'Dubai office Tel: 04 273 9418', '+97142739418'],
  ])('%s: %s fills in a number', (country, text, e164) => {
    expect(subjects(text, country)).toEqual([e164]);
  });

  it.each([
    ['US', 'Dubai 4 273 9418', []],
    ['US', 'Long Island office, Tel 739-4182', []],
    ['US', 'Dubai or Jakarta 04 273 9418', []],
    ['US', 'India, (212) 739-4182', ['+12127394182']],
    ['US', 'Una historia rica. Tel 8873 9418', []],
    ['US', 'Munich, Germany, item 0445 110 369 418', []],
  ])('%s: %s is left alone', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('a country that is only guessed from the language', () => {
  it.each([
    ['FR', 'Casablanca, Maroc – Tél : 05 22 39 41 82', '+212522394182', 'MA'],
    ['FR', 'Antananarivo, Madagascar. Tél 034 73 941 82', '+261347394182', 'MG'],
    ['PT', 'Luanda, Angola. Tlm: 923 394 182', '+244923394182', 'AO'],
    ['RU', 'г. Ташкент, Узбекистан, тел. (71) 239-41-82', '+998712394182', 'UZ'],
  ])('%s: %s', (country, text, e164, readWith) => {
    expect(detect(text, { country, certainty: 'guessed' })).toMatchObject([{ subject: { e164 }, country: readWith }]);
    expect(detect(text, { country, certainty: 'chosen' })).toMatchObject([{ country }]);
  });

  it.each([
    // Places of two countries, one place alone, digits that are none there, and a long text.
    ['FR', 'Paris, vols vers Casablanca, Maroc : 05 22 39 41 82', '+33522394182'],
    ['FR', 'Un week-end à Casablanca. Tél : 05 22 39 41 82', '+33522394182'],
    ['FR', 'Casablanca, Maroc. Agence : 01 42 39 41 82', '+33142394182'],
    ['FR', `Casablanca, Maroc. ${'Un voyage de dix jours. '.repeat(12)} Tél : 05 22 39 41 82`, '+33522394182'],
  ])('%s keeps its numbers: %s', (country, text, e164) => {
    expect(detect(text, { country, certainty: 'guessed' })).toMatchObject([{ subject: { e164 }, country }]);
  });
});
