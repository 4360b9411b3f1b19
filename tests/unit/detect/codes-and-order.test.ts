import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/detect/detect.ts';
import { found, subjects } from './found.ts';

describe("the country's own code without a plus", () => {
  it.each([
    ['ID', 'Telp: 62-21-7394182', '+62217394182'],
    ['ID', 'Telp: (62) 24 8417392', '+62248417392'],
    ['ID', 'Fax. (62-22) 4208317', '+62224208317'],
    ['ID', 'Tlp. 6221-7394182', '+62217394182'],
    ['ID', 'Telp. 62217394182', '+62217394182'],
    ['ID', '62-21-7394182', '+62217394182'],
    ['ID', '(62-21) 7394182', '+62217394182'],
    ['MY', '6012-7394182', '+60127394182'],
    ['CL', '569 8417 3920', '+56984173920'],
    ['UZ', '99890 739 41 82', '+998907394182'],
    ['VN', 'Fax: (84.28) 3739 4182', '+842837394182'],
  ])('%s: %s', (country, text, number) => {
    expect(subjects(text, country)).toEqual([number]);
  });

  it.each([
    // 55 is an area code of Brazil, too.
    ['BR', '(55) 3739-4182', '+555537394182'],
    ['IT', 'Cell: 393 739 4182', '+393937394182'],
    ['PL', '48 739 41 82', '+48487394182'],
    ['PE', 'Telf. 51 739418', '+5151739418'],
  ])("%s: %s begins with an area's", (country, text, number) => {
    expect(subjects(text, country)).toEqual([number]);
  });

  it.each([
    ['ID', '62-100-300400 kg'],
    ['ID', 'Jumlah 62 100 300400'],
    ['MY', '6012-300400 unit'],
    ['TH', '662 739 4182 1'],
    ['CO', '571 739 4182'],
  ])('%s: %s is none', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

describe('a zero that the plan does not have', () => {
  it.each([
    ['BT', 'Tel: 02-337418', '+9752337418'],
    [null, '+975-02-337418', '+9752337418'],
    [null, '+371 067394182', '+37167394182'],
    [null, '+45 0 33 94 18 27', '+4533941827'],
    ['BJ', '+229 (01) 97 39 41 82', '+2290197394182'],
    ['GA', 'Tél : 01 73 94 18', '+24101739418'],
    ['IT', 'Tel. 06 73941827', '+390673941827'],
  ])('%s: %s', (country, text, number) => {
    expect(subjects(text, country)).toEqual([number]);
  });

  it.each([
    ['QA', 'Tel: 04 273 9418'],
    ['HK', 'Tel: 021-67394182'],
    ['RU', 'тел. 0312 69 41 82'],
    ['CR', 'Tel 0212 739 4182'],
    ['KW', 'هاتف 0557394182'],
  ])('%s: %s is of another country', (country, text) => {
    expect(subjects(text, country)).toEqual([]);
  });
});

describe('numbers grouped as in America', () => {
  it.each([
    ['AR', 'Cel. 351-573-9418', '+543515739418'],
    ['VE', 'Telf: (212) 739-4182', '+582127394182'],
    ['TR', 'Tel: (212) 394 1827', '+902123941827'],
    ['IN', 'Ph: 712 273 9418', '+917122739418'],
    ['IN', 'Ph: (281) 273 9418', '+912812739418'],
    ['IN', 'Ph: (281) 273-9418', '+12812739418'],
    ['IN', 'US office, phone: 408 739 4182', '+14087394182'],
    ['IN', 'Fremont, CA 94538. Phone: 510 739 4182', '+15107394182'],
    ['AR', 'Tel: 1-212-739-4182', '+12127394182'],
    ['AR', 'Tel: 800 739 4182', '+18007394182'],
    ['VE', 'Telf: (305) 739-4182', '+13057394182'],
  ])('%s: %s', (country, text, number) => {
    expect(subjects(text, country)).toEqual([number]);
  });
});

describe('dots after a calling code', () => {
  it.each([
    ['CM', '+237 677.394.182', ['+237677394182']],
    ['TN', '(+216) 71.394.182', ['+21671394182']],
    ['TN', '+216 71.394.182 / 71.394.183', ['+21671394182', '+21671394183']],
    [null, '+20 000.000', []],
    [null, '+5 1.394.182', []],
    ['US', 'a gain of +12.394.182', []],
  ])('%s: %s', (country, text, numbers) => {
    expect(subjects(text, country)).toEqual(numbers);
  });
});

describe('numbers written from right to left', () => {
  it.each([
    ['SA', '966557394182+', '966557394182 = +966557394182'],
    ['SA', '٩٦٦٥٥٧٣٩٤١٨٢+', '٩٦٦٥٥٧٣٩٤١٨٢ = +966557394182'],
    ['IR', '9821-88739418+', '9821-88739418 = +982188739418'],
    ['DZ', 'الهاتف: 021 73 94 18', '021 73 94 18 = +21321739418'],
    ['EG', 'ت: ٢٧٣٩٤١٨٢ (٠٢)', '٢٧٣٩٤١٨٢ (٠٢) = +20227394182'],
  ])('%s: %s', (country, text, number) => {
    expect(found(text, country)).toEqual([number]);
    expect(detect(text, { country })[0]?.sure).toBe(true);
  });

  it('leaves the plus of the next number, and sums, alone', () => {
    expect(found('0557394182 +966557394183', 'SA')).toEqual([
      '0557394182 = +966557394182',
      '+966557394183 = +966557394183',
    ]);
    expect(found('12127394182+', 'US')).toEqual([]);
    expect(found('73941827+', 'SA')).toEqual([]);
  });
});
