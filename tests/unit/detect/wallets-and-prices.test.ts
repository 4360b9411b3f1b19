import { describe, expect, it } from 'vitest';
import { found, subjects } from './found.ts';

// Labels, lists and prices of countries outside Europe.

describe('mobile numbers after the name of their network, or of a wallet whose accounts they are', () => {
  it.each([
    ['PE', 'Yape: 947394182', ['+51947394182']],
    ['GT', 'Claro 54739418', ['+50254739418']],
    ['BO', 'Tigo 70473941', ['+59170473941']],
    ['CO', 'Nequi 3104739418', ['+573104739418']],
    ['IN', 'GPay/PhonePe - 9820473941', ['+919820473941']],
    ['IN', 'For details: 9820473941', ['+919820473941']],
    ['PH', 'GCash no. 9174739418', ['+639174739418']],
    ['KE', 'M-Pesa: 254722473941', ['+254722473941']],
    ['CM', 'MTN 677473941', ['+237677473941']],
    ['SN', 'Orange Money : 774739418', ['+221774739418']],
    ['GH', 'MoMo number: 0244739418', ['+233244739418']],
    ['PE', 'Yape ref 947394182', []],
    ['PE', 'El claro 20473941', []],
    ['IN', 'Paytm order 9820473941', []],
    ['KE', 'M-Pesa Till 7224739', []],
    ['PH', 'GCash ref no. 9174739418267', []],
    ['DE', 'Orange 677473941', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('words of contact', () => {
  it.each([
    ['UZ', 'Murojaat uchun 904739418', ['+998904739418']],
    ['KZ', 'Байланыс үшін 87014739418', ['+77014739418']],
    ['TZ', 'Wasiliana nasi 255754473941', ['+255754473941']],
    ['MN', 'Утсаар 99473941', ['+97699473941']],
    ['GE', 'დაგვიკავშირდით 599473941', ['+995599473941']],
    ['AZ', 'Telefon nömrəsi 0124473941', ['+994124473941']],
    ['CR', 'Llámenos al 24739418', ['+50624739418']],
    ['GT', 'Escríbenos al 54739418', ['+50254739418']],
    ['BR', 'Disque 1147394182', ['+551147394182']],
    ['VN', 'CSKH: 19004739', ['+8419004739']],
    ['SG', 'DID: 64739418', ['+6564739418']],
    ['HK', '查詢：24739418', ['+85224739418']],
    ['HK', '訂座 24739418', ['+85224739418']],
    ['CN', '售后 4004739418', ['+864004739418']],
    ['QA', 'اتصال 66473941', ['+97466473941']],
    ['QA', 'للبيع تواصل 66473941', ['+97466473941']],
    ['IN', 'വിളിക്കുക 9820473941', ['+919820473941']],
    ['HK', '檔案查詢編號：24739418', []],
    ['CN', '售后单号 4004739418', []],
    ['AZ', 'Sifariş nömrəsi 504473941', []],
    ['UZ', "sotuv uchun 904739418 so'm", []],
    ['FR', 'Disque 1147394182', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('numbers of one list', () => {
  it.each([
    ['CO', 'Cel: 3104739418-3114739418', ['+573104739418', '+573114739418']],
    ['IN', 'Mob 9820473941-9830473942', ['+919820473941', '+919830473942']],
    ['IN', 'Order 9820473941-9830473942', []],
    ['ID', 'Telp. (0274) 473941 (Hunting), Fax 473942', ['+62274473941', '+62274473942']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });

  it('reads the extension after a word that is a verb and a noun', () => {
    expect(found('電話：02-24739418轉分機341', 'TW')).toEqual(['02-24739418 = +886224739418 ext 341']);
  });
});

describe('prices in the money of other continents', () => {
  it.each([
    ['UZ', "904 739 418 so'm"],
    ['UZ', '90 473 94 18 сўм'],
    ['KZ', 'цена 7 014 739 418 ₸'],
    ['VN', '0903.473.941 VNĐ'],
    ['ID', 'Rp. 812 4739 418'],
    ['IR', '09124739418 تومان'],
    ['KW', '5547 3941 دينار'],
    ['CM', '677 473 941 FCFA'],
    ['SN', '77 473 94 18 F CFA'],
    ['CO', '310 473 9418 pesos'],
    ['CO', 'COP 310 473 9418'],
    ['CR', '₡2473 9418'],
    ['PE', 'S/. 947 394 182'],
    ['TN', '71 473 941 dinars'],
    ['BD', '০১৭১১৪৭৩৯৪১ টাকা'],
    ['IN', '98204 73941 रुपये'],
    ['TH', '02 473 9418 บาท'],
    ['PH', '₱917 473 9418'],
    ['MN', '9947 3941₮'],
    ['GE', '599 473 941 ლარი'],
  ])('%s: %s', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });

  it.each([
    ['CM', 'Tél 677 473 941 FCFA accepté', ['+237677473941']],
    ['MN', 'Түрээс 1.8 сая ₮ 8847 3941', ['+97688473941']],
    ['KE', '0722 473 941 KES 500', ['+254722473941']],
    ['CO', '+57 310 473 9418 pesos', ['+573104739418']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});
