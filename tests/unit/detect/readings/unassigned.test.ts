import { describe, expect, it } from 'vitest';
import { detect } from '../../../../lib/detect/detect.ts';
import { found, subjects } from '../found.ts';

// A number is a number before it is valid: ranges are late in the data, and pages print what is withdrawn.

describe('a plus or a phone word makes a number of an unassigned range', () => {
  it.each([
    ['NG', '+234 1 293 2252', '+23412932252'],
    ['UG', 'E164 format: +256723123456', '+256723123456'],
    ['CI', 'Tél : (+225) 22 48 23 55', '+22522482355'],
    ['BJ', 'Tél : +229 97 38 47 16', '+22997384716'],
    ['BJ', 'Tél: 21 33 84 71', '+22921338471'],
    ['ZM', 'Tel: 260-1-228347', '+2601228347'],
    ['VN', 'ĐT: 04.3938.4716', '+84439384716'],
    ['CO', 'PBX: (571)3268347', '+5713268347'],
    ['CO', 'PBX: (57 - 5) 4383847', '+5754383847'],
  ])('%s: %s', (country, text, e164) => {
    expect(subjects(text, country)).toEqual([e164]);
    expect(detect(text, { country }).every(({ sure }) => !sure)).toBe(true);
  });

  it.each([
    ['DE', '0723123456 Stück auf Lager'],
    ['UG', 'or 0723 123456'],
    ['US', 'the budget rose by +1 234 567 to +20 000 000'],
    ['US', 'Tel. 123 45 67'],
    ['FR', 'RIB 30004 00838 00018384716 29'],
    ['VN', 'STK 0071000838471'],
    ['ID', 'growth +45 000 000 kr'],
    ['CI', '22 48 23 55'],
  ])('%s: nothing in %s', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

describe('a number that the text has with its country code too', () => {
  it.each([
    ['UG', '+256 723 123456\nNational format: 0723 123456', ['+256723123456', '+256723123456']],
    [
      'UG',
      '0723 123456, from abroad 00 256 723 123456 or +256 723 123456',
      ['+256723123456', '+256723123456', '+256723123456'],
    ],
    [null, '+49 30 901820, in town 030 901820', ['+4930901820', '+4930901820']],
  ])('%s: %s', (country, text, expected) => {
    expect(subjects(text, country)).toEqual(expected);
  });
});

describe('spans', () => {
  it.each([
    ['DE', 'Ruf an (030 8384716)!', '030 8384716'],
    ['DE', 'oder (+49 30 8384716).', '+49 30 8384716'],
    ['US', '(212-838-4716)', '212-838-4716'],
    ['DE', '(+ 49) 30 8384716', '(+ 49) 30 8384716'],
    ['IT', '( +39 ) 06 83847162', '( +39 ) 06 83847162'],
    ['FR', '(+33 (0)1 47 83 84 71)', '+33 (0)1 47 83 84 71'],
    ['BR', 'Telefax (0**61) 3383.8471', '(0**61) 3383.8471'],
    ['SA', 'هاتف: 4627310 (011)', '4627310 (011)'],
    ['DE', 'Tel. + 49 30 8384716', '+ 49 30 8384716'],
  ])('%s: no bracket of a mark is alone in %s', (country, text, written) => {
    expect(found(text, country).map((each) => each.split(' = ')[0])).toEqual([written]);
  });
});

describe('a number without its area code', () => {
  it.each([
    ['AR', 'Tel: 4739-4182', []],
    ['BR', 'Fone: 3739-4182', []],
    ['AU', 'Ph 9739 4182', []],
    ['TR', 'Tel: 273 94 18', []],
    ['PH', 'Tel. No. 473-9418', []],
    ['CA', 'Tel: 392-7394', []],
    ['CA', 'Tél.: 643-9418 (Québec)', []],
    ['MX', 'Tels. 5512-7394 y 5512-7395', []],
    ['CL', 'Fono: 2345 7394', []],
    ['BR', 'Celular: 99812-7394', []],
    ['AR', 'cel 15-5827-3941', []],
    // The next number has the area code, or the same one is there with it.
    ['PH', 'Tel. nos. 8739-4182; 8739-4183 (02)', ['+63287394183']],
    ['AR', 'Tel: 4739-4182 / (011) 4739-4183', ['+541147394183']],
    ['CA', 'Tel: 392-7394 / 604-687-7394', ['+16046877394']],
    ['BR', 'Celular: 99812-7394 / (11) 99812-7395', ['+5511998127395']],
    ['AR', 'Tel: +54 11 4739-4182. WhatsApp: 4739-4182', ['+541147394182', '+541147394182']],
    ['AR', 'Cel: (011) 15-5827-3941', ['+5491158273941']],
    ['MX', 'Tel: (81) 8345-7394 y 8345-7395', ['+528183457394', '+528183457395']],
    ['TT', 'Tel: 623-7394', ['+18686237394']],
    // There are no area codes.
    ['BR', 'Ligue 4004-7394', ['+5540047394']],
    ['CR', 'Tel: 2739 4182', ['+50627394182']],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});
