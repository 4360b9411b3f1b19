import { describe, expect, it } from 'vitest';
import { subjects } from './found.ts';

describe('signs and words of other scripts between the numbers of a list', () => {
  it.each([
    ['SA', 'جوال 055 739 4182 ، 966557394183', ['+966557394182', '+966557394183']],
    ['IR', 'تلفن: ۸۸۷۳۹۴۱۸-۰۲۱ ؛ ۶۶۷۳۹۴۱۸ (۰۲۱)', ['+982188739418', '+982166739418']],
    ['PK', 'فون: 042-35739418 ۔ 35739419', ['+924235739418', '+924235739419']],
    ['IN', 'फोन 9827394182 या 9727394182', ['+919827394182', '+919727394182']],
    ['IN', 'फोन 9827394182 एवं 9727394182', ['+919827394182', '+919727394182']],
    ['IN', 'फोन 9827394182 । 9727394182', ['+919827394182', '+919727394182']],
    ['IR', 'تلفن ۸۸۷۳۹۴۱۸ یا ۰۲۱۶۶۷۳۹۴۱۸', ['+982166739418']],
    ['ET', 'ስልክ 911739418 ፤ 921739418', ['+251911739418', '+251921739418']],
    ['BD', 'ফোন 1717394182 অথবা 1817394182', ['+8801717394182', '+8801817394182']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });

  it.each([
    ['IN', 'मूल्य 9827394182 या 9727394182'],
    ['SA', 'المبلغ ٥٥٧٣٩٤١٨٢ ، ٥٥٧٣٩٤١٨٣'],
  ])('%s: %s is none', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

describe('the number of a house or a flat before a number', () => {
  it.each([
    ['AU', 'Ward 4B (08) 8273 9418', '+61882739418'],
    ['AU', 'Level 2A 0412 739 418', '+61412739418'],
    ['HK', 'Flat 12A 2373 9418', '+85223739418'],
    ['US', 'Apt 4B 713-664-0182', '+17136640182'],
    ['SG', '#03-12A 6457 3941', '+6564573941'],
    ['MX', 'Depto 4B 55 5273 9418', '+525552739418'],
  ])('%s: %s', (country, text, number) => {
    expect(subjects(text, country)).toEqual([number]);
  });

  it.each([
    ['AU', '08 4B 0412 7394 18'],
    ['HK', '2C 12A 2373 9418'],
    ['US', 'key 4B 713-664-0182'],
    ['SG', 'flat 4B 6457 3941 0C'],
  ])('%s: %s is hexadecimal', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

describe('words for other numbers', () => {
  it.each([
    ['HK', '請致電27739418與陳小姐聯絡，截止日期為20230531。', ['+85227739418']],
    ['PK', 'Consignment # 03007394182', []],
    ['AR', 'Remito 0351-4273941', []],
    ['EC', 'Autorización 0997394182', []],
    ['PY', 'Cta. 0981739418', []],
    ['SG', 'PO 9173 9418', []],
    ['AU', 'NMI 6102 7394182 6', []],

    ['BR', 'Protocolo de atendimento: 021997394182', []],
    ['ID', 'BNI 0817394182', []],
    ['TN', 'montant 22 739 418 millimes', []],
    // The same words beside numbers to call.
    ['BR', 'Atendimento: 021997394182', ['+5521997394182']],
    ['PK', 'Honda City 2012 model 0300-7394182', ['+923007394182']],
    ['US', 'CTA 312-739-4182', ['+13127394182']],
    ['EC', 'Autorización: llame al 0997394182', ['+593997394182']],
    ['ID', 'BNI Call 021 5739418', ['+62215739418']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});
