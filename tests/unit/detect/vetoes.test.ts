import { describe, expect, it } from 'vitest';
import { subjects } from './found.ts';

const others: [kind: string, country: string, text: string][] = [
  ['date', 'DE', 'Stand: 04.12.2018, 16:45 Uhr'],
  ['date and time', 'DE', '26.01.2022 - 14:30'],
  ['date, month first', 'US', '05/17/2024 10:15'],
  ['date, year first', 'JP', '2022.08.10 12:30'],
  ['date with blanks', 'KR', '2007. 03. 02. 2010. 10. 04.'],
  ['date with blanks', 'CZ', '29. 12. 2025 – 7:30–17:00'],
  ['date in blanks', 'NL', 'Geplaatst op 28 01 2013'],
  ['short date', 'DE', 'Gesundheit 14/08/23'],
  ['range of dates', 'DE', '01.06.2023 - 03.06.2023'],
  ['date list', 'IT', '01/09/2020 27/08/2020 18/09/2020'],
  ['hours', 'DE', 'Öffnungszeiten: 08.00 - 12.00 und 13.30 - 17.00 Uhr'],
  ['hours', 'NL', 'tussen 08.00 uur en 16.30 uur'],
  ['years', 'DE', 'Loriot (1923-2011), 1985/2006, 2000 – 2023'],
  ['years of long ago', 'BH', 'Montagu (1714-1754)'],
  ['years in a row', 'FR', '2023 2022 2021 2020 2019'],
  ['price', 'DE', '1.234.567,89 € und 02.345.678 Stück'],
  ['price', 'US', '$1,850,000 and $ 212 555 2368'],
  ['price', 'FR', 'Prix : 1 234 567,00 €'],
  ['thousands', 'US', '30,000,000 lists, 6,628,992; 6,950,851'],
  ['thousands', 'DE', 'gingen 10.167 ein, 506.070 Euro'],
  ['decimal', 'US', '(1.7476260662078857, 1.7099308967590332)'],
  ['decimal', 'US', '-112.073258'],
  ['coordinates', 'US', '40.756211°N 73.923964°W 33.449472 -112.073258'],
  ['ISBN', 'DE', 'ISBN 978-3-16-148410-0'],
  ['ISBN', 'US', 'ISBN-10 0-306-40615-2'],
  ['ISSN', 'PL', 'ISSN 2299-8128'],
  ['DOI', 'DE', 'DOI 10.1000/182.4567890'],
  ['IBAN', 'DE', 'IBAN DE44 5001 0517 5407 3249 31'],
  ['account', 'DE', 'Konto 0301234567 BLZ 100 500 00'],
  ['sort code', 'GB', 'Sort code 20-00-00 Account 12345678'],
  ['card', 'US', 'Card 4111 1111 1111 1111 exp 12/29'],
  ['tax', 'DE', 'Steuernummer 27/123/45678'],
  ['tax', 'IT', 'P.IVA 01234567890'],
  ['tax', 'RU', 'ИНН 7707083893 КПП 773601001'],
  ['tax', 'BR', 'CNPJ 11.222.333/0001-81 CPF 111.444.777-35'],
  ['tax', 'ES', 'CIF B12345678, NIF 12345678'],
  ['tax', 'PL', 'NIP 526-10-40-828 REGON 000288975'],
  ['tax', 'FR', 'SIRET 732 829 320 00074'],
  ['register', 'NL', 'KvK 34112345'],
  ['register', 'NO', 'Org.nr 974 760 673'],
  ['register', 'DK', 'CVR 10150817'],
  ['register', 'GB', 'VAT GB 999 9999 73, company no. 01234567'],
  ['register', 'KR', '사업자등록번호 123-45-67890'],
  ['register', 'TW', '統一編號 12345678'],
  ['register', 'JP', '法人番号 1234567890123'],
  ['register', 'AU', 'ABN 51 824 753 556'],
  ['social security', 'US', 'SSN 219-09-9999'],
  ['health', 'GB', 'NHS number 943 476 5919'],
  ['postal code', 'BR', 'CEP: 01310-100'],
  ['postal code', 'DE', 'Boston, MA 02110-1301'],
  ['postal code', 'IN', 'PIN 110 001'],
  ['UUID', 'US', '550e8400-e29b-41d4-a716-446655440000'],
  ['hash', 'US', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
  ['hex dump', 'FR', '<Buffer 01 02 03 04 05 06 07 08>'],
  ['version', 'PL', 'update V8 to 6.4.388.40'],
  ['object identifier', 'PL', '1.3.6.1.5.5.7.3.1'],
  ['URL', 'US', 'https://example.com/story/2020/5073935002/'],
  ['URL', 'US', '?ncrnd=2169807731&x=4155552671'],
  ['path', 'US', '/img/4155552671/a.jpg'],
  ['order', 'US', 'Order #4155550132-77 shipped'],
  ['part', 'US', 'Part no. 415-555-2671-B'],
  ['serial', 'US', '650-253-0000-1234 is a device'],
  ['invoice', 'US', 'Invoice 2125552368'],
  ['case', 'DE', 'Aktenzeichen 030 1234/19'],
  ['customer', 'DE', 'Kundennr. 0301234567'],
  ['code', 'DE', '3101-J-308-SF RL-2019-04027819-APN'],
  ['e-mail', 'DE', '01711234567@example.com'],
  ['JSON', 'CN', '{"total": 13800138001, "id": 13800138002}'],
  ['long run', 'US', '3.14159265358979323846 12345678901234567890'],
  ['bare ten digits', 'US', 'run 2125552368 done'],
  ['log', 'US', 'sshd[24200]: port 38926 4155552671'],
  ['short', 'US', '101-98, 110-103, 99-97'],
];

describe('digits that are no phone number', () => {
  it.each(others)('%s (%s): %s', (_kind, country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

describe('the nearest telling word decides', () => {
  it.each([
    ['DE', 'Kundennr. 4711, Tel. 030 901820', ['+4930901820']],
    ['NL', 'KvK 34112345 tel 020-6241111', ['+31206241111']],
    ['GB', 'Telephone: 0121 496 0123 Company No. 03676192', ['+441214960123']],
    ['NO', 'Tlf 22 24 90 90, org.nr 974 760 673', ['+4722249090']],
    ['US', 'Invoice questions? Call 212-555-2368', ['+12125552368']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });

  it('does not let a phone word reach over another number', () => {
    expect(subjects('Tel. 030 901820, Auftrag 0301234567', 'DE')).toEqual(['+4930901820']);
    expect(subjects('run 2125552368 after phone 212-555-2368 and, much later, 2125552369', 'US')).toEqual([
      '+12125552368',
    ]);
  });
});
