import { createRequire } from 'node:module';
import type { CountryCode } from 'libphonenumber-js/max';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { detect } from '../../../lib/detect/detect.ts';
import { labelOfHeading } from '../../../lib/detect/labels/heading.ts';
import { plainText } from '../../../lib/detect/text/plain-text.ts';

const examples: Record<string, string> = createRequire(import.meta.url)('libphonenumber-js/examples.mobile.json');

/** A country's usual mobile number as people there write it, trunk prefix and all, without any separator. */
function written(country: CountryCode): string {
  return (
    parsePhoneNumberFromString(examples[country] ?? '', country)
      ?.formatNational()
      .replace(/\D/g, '') ?? ''
  );
}

/** A heading of a list of numbers, in the nine languages of the extension and the twenty most used others. */
test.each<[language: string, country: CountryCode, heading: string]>([
  ['English', 'US', 'Phone'],
  ['German', 'DE', 'Telefonnummern'],
  ['French', 'FR', 'Téléphones'],
  ['Spanish', 'ES', 'Teléfonos'],
  ['Portuguese', 'BR', 'Telefones'],
  ['Japanese', 'JP', '電話番号'],
  ['Chinese', 'CN', '联系电话'],
  ['Russian', 'RU', 'Телефоны'],
  ['Arabic', 'EG', 'أرقام الهاتف'],
  ['Hindi', 'IN', 'फ़ोन नंबर'],
  ['Bengali', 'BD', 'ফোন নম্বর'],
  ['Urdu', 'PK', 'فون نمبر'],
  ['Indonesian', 'ID', 'Nomor telepon'],
  ['Turkish', 'TR', 'Telefon numaraları'],
  ['Vietnamese', 'VN', 'Số điện thoại'],
  ['Korean', 'KR', '전화번호'],
  ['Italian', 'IT', 'Numeri di telefono'],
  ['Persian', 'IR', 'شماره تلفن'],
  ['Polish', 'PL', 'Telefony'],
  ['Ukrainian', 'UA', 'Телефони'],
  ['Dutch', 'NL', 'Telefoonnummers'],
  ['Thai', 'TH', 'เบอร์โทรศัพท์'],
  ['Romanian', 'RO', 'Numere de telefon'],
  ['Greek', 'GR', 'Τηλέφωνα'],
  ['Czech', 'CZ', 'Telefonní čísla'],
  ['Hungarian', 'HU', 'Telefonszámok'],
  ['Swedish', 'SE', 'Telefonnummer'],
  ['Hebrew', 'IL', 'מספרי טלפון'],
  ['Swahili', 'KE', 'Nambari za simu'],
  ['Tamil', 'IN', 'தொலைபேசி எண்'],
  ['Malay', 'MY', 'Nombor telefon'],
  ['Telugu', 'IN', 'ఫోన్ నంబర్'],
  ['Marathi', 'IN', 'दूरध्वनी क्रमांक'],
])('a list under a heading in %s is numbers to call', (_, country, heading) => {
  const number = written(country);
  for (const text of [`${heading}:\nAnna\n${number}`, `Name\t${heading}\nAnna\t${number}`]) {
    const found = detect(text, { country }).map(({ start, end }) => text.slice(start, end));
    expect(found, text).toEqual([number]);
    const isUnder = (whole: string): boolean =>
      labelOfHeading(plainText(whole), whole.indexOf(number), country) !== null;
    expect(isUnder(text), heading).toBe(true);
    expect(isUnder(text.replace(heading, 'Berlin')), 'without the word').toBe(false);
  }
});

test('a heading is seen as far above its number in a long text as in a short one', () => {
  const names = ['Anna', 'Bertha', 'Claire', 'Dora', 'Emma', 'Frieda', 'Gerda', 'Hanna'].map((name) => `${name} Meier`);
  const list = `Phone:\n${names.map((name) => name.padEnd(38, '.')).join('\n')}\n2125552368`;
  expect(list.indexOf('212')).toBeGreaterThan(300);
  const long = `${'A sentence without a number. '.repeat(80)}\n${list}`;
  for (const text of [list, long]) {
    const found = detect(text, { country: 'US' }).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(['2125552368']);
  }
});
