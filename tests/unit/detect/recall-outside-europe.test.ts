import { describe, expect, it } from 'vitest';
import { found, subjects } from './found.ts';

// Forms that texts of 107 countries have, found by somebody who had not seen the detector. The texts here are others.

describe('a line end inside a number', () => {
  it.each([
    ['RU', 'тел. 8 (4732)\n      27-39-41', ['8 (4732)\n      27-39-41 = +74732273941']],
    ['IN', 'Tel.: +91-755-\n2739418', ['+91-755-\n2739418 = +917552739418']],
    ['IN', 'Tel.: +91-755-\r\n\t2739418', ['+91-755-\r\n\t2739418 = +917552739418']],
    ['DE', '030 27394182-\n030 27394183', ['030 27394182 = +493027394182', '030 27394183 = +493027394183']],
    ['IN', 'Tel.: +91-755-\n\n2739418', []],
    ['US', '(2026)\n212-555', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(found(text, country)).toEqual(numbers);
  });
});

describe('a calling code in brackets without a plus', () => {
  it.each([
    ['NC', '"(689) 40 47 39 41" / "+687 27 39 41"', ['+68940473941', '+687273941']],
    ['GU', '- (691) 350-2739 - Yap clinic', ['+6913502739']],
    ['IN', 'Consulate, Suva, Fiji, Tel: (679) 3302739', ['+6793302739']],
    ['IN', 'Surat, Tel: (261) 2739418', ['+912612739418']],
    ['US', '(212) 555-2739', ['+12125552739']],
    ['US', '(691) 350-27394', []],
    ['NC', 'f(689) 40 47 39 41', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('the calling code of the country before a former number', () => {
  it.each([
    ['NG', 'Tel: 234-1-473 9418', ['+23414739418']],
    ['NG', 'FAX/TEL: 234-14739418', ['+23414739418']],
    ['NG', 'Secretariat. Tel: 234-01-4739418', ['+23414739418']],
    ['NG', 'Tel: 234 803 473 9418', ['+2348034739418']],
    ['NG', 'Tel: 234-1-47 39', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});
