import { expect, it } from 'vitest';
import { fileText } from '../../../entrypoints/sidepanel/list/export-text.ts';
import { exportList } from '../../../lib/list/export.ts';
import { exportDelimiter, readExport } from '../../../lib/list/read-export.ts';
import { galleryNow } from '../../gallery/reports.ts';
import { someRows } from './rows.ts';

it('begins a saved CSV with a byte order mark, and reads it back', () => {
  const csv = [...exportList(someRows, 'csv', { now: galleryNow, here: 'UTC' })].join('').replaceAll('\r\n', '\n');
  const saved = fileText('csv', csv);
  expect(saved).toBe(`\ufeff${csv}`);
  expect(exportDelimiter(saved)).toBe(',');
  const entries = [...readExport(saved, ',')].flatMap(({ entry, isBlank }) => (isBlank ? [] : [entry]));
  expect(entries).toEqual(someRows.map(({ entry }) => entry));
  expect(fileText('json', '[]')).toBe('[]');
});
