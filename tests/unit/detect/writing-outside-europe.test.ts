import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/detect/detect.ts';
import { subjects } from './found.ts';

// Seen on pages of these countries; the numbers are invented.
describe('numbers of one list', () => {
  it.each([
    // After a space, of eight digits and alike.
    ['CN', '总机：010-66739418 66739419(基金)', ['+861066739418', '+861066739419']],
    ['CN', '电话：(020)87394182　87394500　　传真：(020)87394587', ['+862087394182', '+862087394500', '+862087394587']],
    // After a sign that no postal code follows, six digits need not be alike.
    ['TW', '(089)327394、341827\n傳真：(089)339418', ['+88689327394', '+88689341827', '+88689339418']],
    // After other last digits of the number before.
    // After a dash without spaces.
    // After a note in brackets.
    ['TH', 'โทรศัพท์ 0 7339 4182 (สายตรง)   0 7331 2718-50', ['+6673394182', '+6673312718']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });

  it.each([
    ['CN', '电话：010-66739418 20231122', ['+861066739418']],
    ['IN', 'Tel: 0240 264718, 431001 Aurangabad', ['+91240264718']],
    ['VE', 'Telefono: (0251)2327394-20', ['+582512327394']],
    ['DE', 'Tel. (030) 901820 (Büro) 10117 Berlin', ['+4930901820']],
  ])('%s: %s is one number', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('a number of another country on a page of the United States', () => {
  it.each([
    // China's mobile numbers begin with America's calling code.
    ['客服热线：\n13523734182', ['+8613523734182']],
    ['全国统一客服热线：157-1873-4182', ['+8615718734182']],
    ['• 手机：13873418200', ['+8613873418200']],
    // Johannesburg, and Buenos Aires; 011 is not dialed before them.
    ['Tel: 011 827 3941', []],
    ['Tel / Fax: 011 4827-3941', []],
    ['Tel: 011 44 20 7946 0018', ['+442079460018']],
    // Mexico's former trunk prefix.
    ['01(228) 2734182', []],
    ['Tel. 01 (647) 273 9418', []],
    ['Tel. 01 (55) 55.27.39.41, 01 (55) 55.27.39.42', []],
    ['Lada sin costo, Chihuahua: Tel. 01 (614) 273 9418', ['+526142739418']],
  ])('%s', (text, numbers) => {
    expect(subjects(text, 'US')).toEqual(numbers);
  });

  it('reads the calling code 1 where no letters speak of China', () => {
    expect(subjects('call 13523734182', 'US')).toEqual(['+13523734182']);
  });

  it.each(['Cel.: (322) 273 94 18', 'Tel: 301 273 94 18', 'Hotline 157-1873-4182'])(
    'is no more than a guess if it is not grouped as in America: %s',
    (text) => {
      expect(detect(text, { country: 'US' }).map(({ sure }) => sure)).not.toContain(true);
    },
  );
});

describe('a text without a page’s country', () => {
  it.each([
    // No area code of Brazil begins with a zero.
    ['Phone: 0927-673-9418\nLandline: (02) 8773-9418', []],
    ['Línea: 01 8000 739 418', ['+5718000739418']],
    // A calling code without a plus, and dashes only.
    ['Tel: 86-27-5973-9418', ['+862759739418']],
    ['Wuhan Tel: 86-186-6273-9418', ['+8618662739418']],
    ['86-27-5973-9418', []],
    ['Tel: 55-4273-9418', []],
    ['Tel. 01 (614) 273 9418', ['+526142739418']],
  ])('%s', (text, numbers) => {
    expect(subjects(text, null)).toEqual(numbers);
  });
});

describe('words', () => {
  it('takes 手提 for a mobile phone', () => {
    expect(subjects('手提: 94273418', 'HK')).toEqual(['+85294273418']);
  });

  it('does not take a telex number for a phone number', () => {
    expect(subjects('Tél. :71 27 39 41 - Téléx : 12739/41827', 'TN')).toEqual(['+21671273941']);
  });
});

describe('opening hours after a number', () => {
  it.each([
    ['IN', 'Toll free 1800-11-4000 / 1800 209 1234 24x7', ['+911800114000', '+9118002091234']],
    ['IN', 'Toll free: 1800 209 1234 9 am to 6 pm', ['+9118002091234']],
    ['AU', 'call 1300 273 941 24/7', ['+611300273941']],
    ['AE', 'toll free 800 4739 24 hours', ['+9718004739']],
    ['DE', 'Tel. 0800 273 9418 24/7', ['+498002739418']],
    ['NZ', 'phone 0800 273 941 8am to 5pm', ['+64800273941']],
    ['KE', 'call 0722 273 941 24/7', ['+254722273941']],
    ['BR', 'Ligue 0800 727 3941 24 horas', ['+558007273941']],
    ['ZA', 'Call 0860 273 941 - 24/7', ['+27860273941']],
    // The digits belong to the number if there is none without them.
    ['FR', 'Tél 01 45 27 39 24', ['+33145273924']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('a price after a number', () => {
  it.each([
    ['AU', 'Free pick-up, text Sam 0433-273-941 $1,250 ono', ['+61433273941']],
    ['US', 'call 415-586-7394 $500', ['+14155867394']],
    ['IN', 'call 9827394182 ₹500', ['+919827394182']],
    ['MX', 'informes 55 1273 9418 $500', ['+525512739418']],
    // These are amounts.
    ['AR', 'precio 11 2739 4182 $200 $300', []],
    ['US', '415 586 7394 $ 1.50', []],
    ['IN', '98273 94182 ₹', []],
    ['AU', '0433 273 941 €20.50€ 0433 273 942 €', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('a number with dots, as thousands have them', () => {
  it.each([
    ['TN', 'à louer S+2 meublé La Marsa, contactez-moi au 98.273.941 ou 22273941', ['+21698273941', '+21622273941']],
    ['TN', 'joignable au 98.273.941', ['+21698273941']],
    ['TN', 'Contact : 98.273.941', ['+21698273941']],
    // These are amounts.
    ['TN', 'contact prix 98.273.941 DT', []],
    ['TN', 'Contact: montant 23.273.941', []],
    ['ID', 'hubungi harga 21.250.000', []],
    ['PE', 'informes monto 987.654.321 soles', []],
    ['TN', 'évalué au 98.273.941', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('a dash and one digit after a number with its trunk zero', () => {
  it.each([
    ['TH', 'เชียงใหม่: 053-273941, 053-273942-5, มือถือ 089 827 3941', ['+6653273941', '+6653273942', '+66898273941']],
    ['TH', 'สำนักงาน 0-2273-9418-9', ['+6622739418']],
    ['JP', '本社 03-3273-9418-9', ['+81332739418']],
    // Numbers of accounts and the like.
    ['TH', 'SCB 053-4-27394-5', []],
    ['TH', 'เลขที่ 012-273941-9', []],
    ['KR', '012-345678-9', []],
    ['MY', '03-12345678-9', []],
    // An extension belongs to its number.
    ['DE', '(030) 273941-8', ['+49302739418']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('a number in one group after another one without a phone word', () => {
  it.each([
    // No list.
    ['US', '415-863-7394 4158637395', ['+14158637394']],
    ['US', '415-863-7394 - 0158637395', ['+14158637394']],
    ['DE', '030 901820-20231122', ['+4930901820']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});
