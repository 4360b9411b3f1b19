import { expect, it } from 'vitest';
import { fileText } from '../../../entrypoints/sidepanel/list/export-text.ts';
import { createCollector } from '../../../lib/list/collector.ts';
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

it('adds a saved row to a known one: how often, and whether it was written defanged or is the first public hop', () => {
  const collector = createCollector({ entries: [], lines: 0, linesWithout: 0 });
  const [first] = someRows.map(({ entry }) => ({ ...entry, count: 2, defanged: false, hop: false }));
  if (!first) throw new Error('there are no rows');
  const again = { ...first, count: 3, defanged: true, hop: true };
  const [key] = [first, again].map((entry) => collector.put(entry, 0));
  expect(collector.collected().entries.get(key ?? '')).toEqual({ ...first, count: 5, defanged: true, hop: true });
});
