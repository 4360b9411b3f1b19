import { expect, test } from 'vitest';
import { exportList } from '../../../lib/list/export.ts';
import { listRow } from '../../gallery/list-states.ts';
import { ipReport, report, scored } from '../../gallery/reports.ts';

const here = { now: Date.UTC(2026, 10, 21), here: 'UTC' };
const risky = listRow(0, report(ipReport({ ip: '192.0.2.1' }), [scored(12, 'low', { reports: 88 })]));
const other = listRow(1, report(ipReport({ ip: '192.0.2.2' })));
const markdown = (...rows: (typeof risky)[]) => [...exportList(rows, 'markdown', here)].join('').split('\n');

test('Markdown has a column of risks if a row has one', () => {
  const [head, line, first, second] = markdown(risky, other);
  expect(head).toMatch(/ \| Count \| Risk score \|$/);
  expect(line).toMatch(/ --- \| --- \|$/);
  expect(first).toMatch(/ \| 1 \| Risk 12\/100 · 88 reports · AbuseIPDB \|$/);
  expect(second).toMatch(/ \| 1 \| {2}\|$/);
  expect(markdown(other)[0]).not.toContain('Risk score');
});

test('JSON has the worst risk and who says it', () => {
  expect(JSON.parse([...exportList([risky, other], 'json', here)].join(''))).toMatchObject([
    { risk: { level: 'low', score: 12, reports: 88, source: 'AbuseIPDB' } },
    { risk: null },
  ]);
});
