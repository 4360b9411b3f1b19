import { expect, it } from 'vitest';
import { failed, ok } from '../../../lib/model/result.ts';
import { readNames } from '../../service/read-names.ts';

it('reads number and name, with or without a heading', () => {
  const names = ok(
    new Map([
      ['+442079460018', 'Ann'],
      ['+33199004567', 'Bob'],
    ]),
  );
  expect(readNames('+442079460018,Ann\n33199004567,Bob')).toEqual(names);
  expect(readNames('\ufeffName,Notes,Number\r\nAnn,,+44 20 7946 0018\r\nBob,x,(33) 1-99-00-45-67\r\n')).toEqual(names);
});

it('reads quoted cells with commas, quotes and line breaks', () => {
  expect(readNames('"+442079460018","Finch, ""Harbor""\n& Co"\n\n')).toEqual(
    ok(new Map([['+442079460018', 'Finch, "Harbor"\n& Co']])),
  );
});

it.each([
  ['+442079460018', 1],
  ['+442079460018,', 1],
  ['number,name\nAda,+442079460018', 2],
  ['+442079460018,Ann\n\n12,Bob', 3],
  ['+442079460018,Ann\n"+33199004567,Bob', 2],
])('%j: names the row', (text, row) => {
  expect(readNames(text)).toEqual(failed({ row }));
});

it('has no names in an empty file', () => {
  expect(readNames('')).toEqual(ok(new Map()));
});
