import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/detect/detect.ts';
import { found, subjects } from './found.ts';

// Forms that texts of 107 countries have, found by somebody who had not seen the detector. The texts here are others.

describe('a calling code in brackets without a plus', () => {
  it.each([
    ['NC', '"(689) 40 47 39 41" / "+687 27 39 41"', ['+68940473941', '+687273941']],
    ['GU', '- (691) 350-2739 - Yap clinic', ['+6913502739']],
    ['IN', 'Consulate, Suva, Fiji, Tel: (679) 3302739', ['+6793302739']],
    ['IN', 'Surat, Tel: (261) 2739418', ['+912612739418']],
    ['US', '(212) 555-2739', ['+12125552739']],
    ['DE', 'Suite 4, (501) 601-2739', []],
    ['DE', 'Little Rock, Tel (501) 601-2739', ['+15016012739']],
    ['US', '(691) 350-27394', []],
    ['NC', 'f(689) 40 47 39 41', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('the calling code of the country before a former number', () => {
  it.each([
    ['NG', 'Tel: 234 803 473 9418', ['+2348034739418']],
    ['NG', 'Tel: 234-1-47 39', []],
    ['IN', 'Tlf.: 91 521 27 39', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('a number that takes the codes of the one before it', () => {
  it.each([
    [
      'BO',
      '<p>Telf.: (591-2) 2473941 / 2473942</p>\n   <p class="x">Fax: 2473943</p>',
      ['+59122473941', '+59122473942', '+59122473943'],
    ],
    ['PH', 'Tel. No. (049) 562-4739, 562-4741-42', ['+63495624739', '+63495624741']],
    ['IN', 'Fax: 0253 - 2547394, Ph.: 2547391/216', ['+912532547394', '+912532547391']],
    ['CD', "phones: ['+243 824 057 394', '999 152 739'],", ['+243824057394', '+243999152739']],
    ['FR', "phones: ['+243 824 057 394', '999 152 739'],", ['+243824057394', '+243999152739']],
    ['CD', "prices: ['+243 824 057 394', '199 152 739'],", ['+243824057394']],
    ['CD', '+243 824 057 394 of 999 152 739 rows', ['+243824057394']],
    ['DE', "['+7 495 234-56-79', '234-56-78']", ['+74952345679']],
    ['IN', "['+1 212 555 2368', '(212) 555-2369']", ['+12125552368']],
    ['IN', 'Ph.: 2547391/216', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

it('a number with the calling code of the one before it is not read with a country of the page', () => {
  const countries = (text: string) => detect(text, { country: 'KE' }).map(({ country }) => country);
  expect(countries('+256 41 4739418 / 4739419')).toEqual([null, null]);
  expect(countries('020 2739418 / 2739419')).toEqual(['KE', 'KE']);
});

describe('groups from right to left that no range contains', () => {
  it.each([['SY', 'مجموع 5739 221 41 963+', []]])('%s: %s', (country, text, numbers) => {
    expect(found(text, country)).toEqual(numbers);
  });
});

describe('host names and quads after an area code', () => {
  it.each([
    ['BR', 'from x (177-209-73-94.user3p.example.com.br. [177.209.73.94])', ['177.209.73.94']],
    ['BR', 'Fale 11-4739-4182. obrigado', ['+551147394182']],
    ['MX', 'Tel. 01 (55) 55.47.39.41, <br>\n\t 01 (55) 55.47.39.42 <br>', ['+525555473941', '+525555473942']],
    ['US', '(10) 10.47.39.42', ['10.47.39.42']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('a number with its calling code alone in its line', () => {
  it.each([
    ['HT', 'Port-au-Prince\n  www.example.net\n  50937436739 \n', ['+50937436739']],
    ['HT', 'www.example.net  <br>\n  50937436739 <br>', ['+50937436739']],
    ['KE', '254712473941', ['+254712473941']],
    ['HT', 'code 50937436739', []],
    ['HT', '50937436739 rows', []],
    ['HT', 'x\n50937436739\n50937436741\ny', []],
    ['KE', '254012473941', []],
    ['DE', '4915712473941', []],
    ['BD', '8801712473941', []],
    ['FR', '50937436739', []],
    ['HT', `a${' '.repeat(60)}50937436739`, []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});
