import { expect, it } from 'vitest';
import { missingTests, readProjectFile, readTests } from './named-tests.ts';

const habits = [
  ...['Triggers', 'Delays', 'Placement', 'Pin', 'Keyboard', 'Copy', 'Per-site', 'History', 'Bulk', 'Export', 'Quota'],
  ...['Defang', 'IP hygiene', 'tel:', 'Skip', 'Side panel', 'Omnibox', 'Shortcuts', 'Permissions', 'i18n', 'Themes'],
  ...['Errors', 'Security'],
];
const wishes = Array.from({ length: 25 }, (_, index) => `B${index + 1}`);

/** Each part of the document: name, what was asked for, what answers it, and its tests. */
const parts = readProjectFile('docs/FEATURES.md')
  .split(/^### /m)
  .slice(1)
  .map((part) => {
    const [heading = '', answer = '', list = ''] = part.replace(/^## .*$/m, '').split('\n\n');
    const [name = '', asked = ''] = heading.split(' – ');
    return { name, asked, answer, ...readTests(list) };
  });

it('docs/FEATURES.md answers each wish and each habit, in order', () => {
  expect(parts.map(({ name }) => name)).toEqual([...wishes, ...habits]);
});

it.each(parts)('$name says what was asked for, what answers it, and names a test', (part) => {
  expect(part.asked).not.toBe('');
  expect(part.answer).toMatch(/^[A-Z"`].*\.$/);
  expect(part.tests).not.toEqual([]);
  expect(part.unread).toEqual([]);
});

it('docs/FEATURES.md names tests that are there', () => {
  expect(missingTests(parts.flatMap(({ tests }) => tests))).toEqual([]);
});
