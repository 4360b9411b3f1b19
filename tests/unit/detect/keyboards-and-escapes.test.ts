import { describe, expect, it } from 'vitest';
import { found } from './found.ts';

// Ways of writing outside Europe that the detector did not read.

describe('letters of another keyboard in Arabic and Persian words', () => {
  it.each([
    ['SA', 'ھاتف 547394182', ['547394182 = +966547394182']],
    ['AE', 'موبایل 50 739 4182', ['50 739 4182 = +971507394182']],
    ['IR', 'كد پستي 2173941826', []],
    ['IR', 'شماره ثبت 02173941826', []],
    ['SA', 'الھوية 1073941826', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(found(text, country)).toEqual(numbers);
  });
});

describe('"phone number" with the number word last, as in Arabic contracts', () => {
  it.each([
    ['SA', 'هاتف رقم 0547394182', ['0547394182 = +966547394182']],
    ['JO', 'موبايل رقم 0797394182', ['0797394182 = +962797394182']],
    ['EG', 'فاكس رقم 0227394182', ['0227394182 = +20227394182']],
    ['SA', 'ھاتف رقم 966547394182+ ویمثلھا', ['966547394182 = +966547394182']],
    ['SA', 'قرار رقم 0547394182', []],
    ['SA', 'شقة رقم 0547394182', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(found(text, country)).toEqual(numbers);
  });
});

describe('a calling code and an area code in one pair of brackets', () => {
  it.each([
    ['HK', 'Ada Lo\n(886-2) 2739-4182', ['(886-2) 2739-4182 = +886227394182']],
    ['SG', 'Mei Tan (91-22) 6173 9418', ['(91-22) 6173 9418 = +912261739418']],
    ['US', 'Ji Park (82 2) 739-4182', ['(82 2) 739-4182 = +8227394182']],
    ['SG', 'pp. (91-22) 61739', []],
    ['SG', 'lots (33-34) 7394-182', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(found(text, country)).toEqual(numbers);
  });
});

describe('escaped line ends and tabs in program text', () => {
  it.each([
    ['TH', 'text: "Bangkok 10250\\nTel: 662-739-4182"', ['662-739-4182 = +6627394182']],
    ['ID', '"Jl. Melati 7\\r\\n0812-7394-1826\\nJakarta"', ['0812-7394-1826 = +6281273941826']],
    ['BR', '"Contato\\t(11) 97394-1826"', ['(11) 97394-1826 = +5511973941826']],
    ['BR', '"servers:\\n203.0.113.7\\n"', ['203.0.113.7 = 203.0.113.7']],
    ['TH', 'text: "Bangkok\\nOrder no: 027394182"', []],
    ['TH', 'C:\\new\\tel7394182', []],
    ['US', '\\rho 2127394182 \\tau', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(found(text, country)).toEqual(numbers);
  });
});

describe('other forms', () => {
  it.each([
    ['AR', 'Casa central 3571-473941', ['3571-473941 = +543571473941']],
    ['AR', '`3571 473941`', ['3571 473941 = +543571473941']],
    ['AR', 'Expediente 3571-473941', []],
    ['AR', 'el 2024-473941', []],
    ['BR', 'formattedNumber: "(75) 97394-1826"', ['(75) 97394-1826 = +5575973941826']],
    ['US', 'formattedNumber: 7394182', []],
    ['US', 'orderNumber: 212-739-4182', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(found(text, country)).toEqual(numbers);
  });
});
