import { expect, it } from 'vitest';
import type { ListFilter } from '../../../lib/list/filter.ts';
import { countriesOf, filterRows, noFilter } from '../../../lib/list/filter.ts';
import type { ListSort } from '../../../lib/list/sort.ts';
import { inputOrder, sortRows } from '../../../lib/list/sort.ts';
import { galleryNow } from '../../gallery/reports.ts';
import { manyRows, someRows } from './rows.ts';

const filtered = (filter: Partial<ListFilter>) =>
  filterRows(someRows, { ...noFilter, ...filter }).map(({ place }) => place);
const sorted = (column: ListSort['column'], descending = false) =>
  sortRows(someRows, { column, descending }, { now: galleryNow, countryName: (code) => code, language: 'en' }).map(
    ({ place }) => place,
  );

it('filters by text in any cell, by digits however they are written, by kind, country, verdict and failure', () => {
  expect(filtered({ text: 'amster' })).toEqual([3]);
  expect(filtered({ text: '30 90-18' })).toEqual([1]);
  expect(filtered({ text: 'netherlands' })).toEqual([3]);
  expect(filtered({ text: '9.9.9.0/24' })).toEqual([3]);
  expect(filtered({ text: 'first public server' })).toEqual([0]);
  expect(filtered({ kind: 'ip' })).toEqual([0, 3]);
  expect(filtered({ country: 'GB' })).toEqual([4]);
  expect(filtered({ verdict: 'neutral' })).toEqual([0, 3]);
  expect(filtered({ failed: true })).toEqual([4]);
  expect(filtered({ kind: 'ip', text: 'nobody' })).toEqual([]);
  expect(filterRows(someRows, noFilter)).toBe(someRows);
  expect(countriesOf(someRows)).toEqual(['DE', 'NL', 'GB']);
});

it('sorts by each column, addresses by their numbers, and back to the order of the input', () => {
  expect(sorted('subject').filter((place) => place === 0 || place === 3)).toEqual([3, 0]);
  expect(sorted('country')).toEqual([0, 1, 2, 4, 3]);
  expect(sorted('country', true)).toEqual([3, 4, 0, 1, 2]);
  expect(sorted('count', true)[0]).toBe(0);
  expect(sorted('time')).toEqual([0, 1, 2, 3, 4]);
  expect(sorted('place', true)).toEqual([4, 3, 2, 1, 0]);
  expect(sortRows(someRows, inputOrder, { now: 0, countryName: String, language: 'en' })).toBe(someRows);
});

it('puts what has nothing in a column last, in both directions', () => {
  expect(sorted('where').at(-1)).not.toBe(0);
  expect(sorted('name')[0]).toBe(2);
  expect(sorted('name', true)[0]).toBe(2);
});

it('is the same from scratch and from how rows were sorted last', () => {
  const rows = manyRows(1000);
  const options = { now: galleryNow, countryName: (code: string) => code, language: 'en' };
  const sort = { column: 'country', descending: false } as const;
  const before = sortRows(rows, sort, options);
  const changed = rows.map((row, place) => (place === 500 ? { ...row, asking: true } : row));
  const after = sortRows(changed, sort, options, before);
  expect(after).toEqual(sortRows(changed, sort, options));
  expect(after.find(({ place }) => place === 500)?.asking).toBe(true);
});

it('compares only what changed: moved, added and removed rows come to where they belong', () => {
  const rows = manyRows(1000);
  let asked = 0;
  const countryName = (code: string): string => {
    asked += 1;
    return code;
  };
  const options = { now: galleryNow, countryName, language: 'en' };
  const sort = { column: 'country', descending: true } as const;
  const before = sortRows(rows, sort, options);
  const [first, last] = [rows[1], rows[998]];
  if (!first?.answer || !last) throw new Error('no rows');
  const moved = { ...first, answer: { ...first.answer, cells: { ...first.answer.cells, country: 'ZW' } } };
  const added = { ...last, key: 'another', place: 1000 };
  const changed = [...rows.map((row) => (row === first ? moved : row)).filter(({ place }) => place !== 7), added];
  asked = 0;
  const after = sortRows(changed, sort, options, before);
  expect(asked).toBeLessThan(30);
  expect(after).toEqual(sortRows(changed, sort, options));
  expect(after[0]).toBe(moved);
});
