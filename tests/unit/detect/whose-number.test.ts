import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/detect/detect.ts';
import { subjects } from './found.ts';

describe('"na", which is "and", "on" or "with", not a number word', () => {
  it.each([
    ['KE', 'Baraka na 0722739418', '+254722739418'],
    ['PH', 'number ko na 09177394182', '+639177394182'],
    ['CD', 'benga biso na 0817394182', '+243817394182'],
    ['UA', 'Марія на 0677394182', '+380677394182'],
  ])('%s: %s', (country, text, number) => {
    expect(subjects(text, country)).toEqual([number]);
  });

  it.each([
    ['KE', 'mwanachama namba 0722739418'],
    ['PH', 'Bangko no. 09177394182'],
    ['UA', 'абонемент номер 0677394182'],
  ])('%s: %s is none', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

describe('the number of a person, a caller or a network', () => {
  it.each([
    ['IN', "my dad's number is 9827394182", '+919827394182'],
    ['IN', 'my dads no is 9827394182', '+919827394182'],
    ['IN', 'mera number 9827394182', '+919827394182'],
    ['IN', 'my jio number is 9827394182', '+919827394182'],
    ['NG', 'Driver number: 08037394182', '+2348037394182'],
    ['NG', 'my glo number 08057394182', '+2348057394182'],
    ['AE', 'my du number is 0557394182', '+971557394182'],
    ['KE', "Wanjiku's number 0722739418", '+254722739418'],
    ['TR', 'Şoför no 05327394182', '+905327394182'],
    ['SA', 'رقم السواق 0557394182', '+966557394182'],
    ['SA', 'رقم المندوب: 0557394182', '+966557394182'],
    ['JP', '佐藤さんの番号 09073941826', '+819073941826'],
    ['JP', '発信者番号：09073941826', '+819073941826'],
    ['KR', '기사님 번호 01073941826', '+821073941826'],
    ['KR', '발신번호 01073941826', '+821073941826'],
    ['CN', '我的号码是13873941826', '+8613873941826'],
    ['CN', '主叫号码：13873941826', '+8613873941826'],
    ['TW', '司機號碼 0937394182', '+886937394182'],
  ])('%s: %s', (country, text, number) => {
    expect(subjects(text, country)).toEqual([number]);
  });

  it.each([
    ['IN', 'my account number is 9827394182'],
    ['IN', "the customer's number is 9827394182"],
    ['IN', 'seat number 9827394182'],
    ['NG', 'Driver licence number 08037394182'],
    ['FR', 'commande du n° 0612739418'],
    ['AE', 'du number 055739'],
    ['SA', 'رقم الطلب 0557394182'],
    ['SA', 'رقم حساب المندوب 0557394182'],
    ['JP', '会員番号 09073941826'],
    ['JP', '受付番号 09073941826'],
    ['KR', '주문번호 01073941826'],
    ['KR', '문제 번호 01073941826'],
    ['CN', '订单号码：13873941826'],
    ['TW', '訂單號碼 0937394182'],
  ])('%s: %s is none', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

// Shown as sure, it was "+1 206 555 0118" with a flag, and nothing said that the country was a guess.
it.each([
  ['under a title', 'Name;Telefon\nKemal;(206) 555-0118', 'US'],
  ['after a phone word', 'Tel.: 206-555-0118', 'US'],
  ['with its code', 'Tel.: 1 206-555-0118', null],
])('a number that only its form shows to be American, %s, is read with that country', (_, text, country) => {
  const finds = detect(text, { country: 'DE' });
  expect(finds.map(({ subject, country: readWith }) => [subject, readWith])).toEqual([
    [{ kind: 'phone', e164: '+12065550118' }, country],
  ]);
});
