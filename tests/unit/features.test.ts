import { expect, it } from 'vitest';
import { missingTests, namedTests, tableRows } from './named-tests.ts';

const habits = [
  ...['Triggers', 'Delays', 'Placement', 'Pin', 'Keyboard', 'Copy', 'Per-site', 'History', 'Bulk', 'Export', 'Quota'],
  ...['Defang', 'IP hygiene', 'tel:', 'Skip', 'Side panel', 'Omnibox', 'Shortcuts', 'Permissions', 'i18n', 'Themes'],
  ...['Errors', 'Security'],
];
const wishes = Array.from({ length: 25 }, (_, index) => `B${index + 1}`);
const rows = tableRows('docs/FEATURES.md').filter(([name = '']) => name !== '' && name !== '---');

it('docs/FEATURES.md answers each wish and each habit, in order', () => {
  expect(rows.map(([name]) => name)).toEqual([...wishes, ...habits]);
});

it.each(rows)('%s says what was asked for, what answers it, and names a test', (_, asked, answer, tests = '') => {
  expect(asked).not.toBe('');
  expect(answer).not.toBe('');
  expect(namedTests(tests)).not.toEqual([]);
});

it('docs/FEATURES.md names tests that are there', () => {
  expect(missingTests(rows.flatMap(([, , , tests = '']) => namedTests(tests)))).toEqual([]);
});
