import { expect, it } from 'vitest';
import { About } from '../../../../../components/options/about/About.tsx';
import { OldDataNote } from '../../../../../components/options/parts/Notes.tsx';
import type { DataDates } from '../../../../../lib/model/answer/report.ts';
import { render } from '../../render.ts';

it('the options name the version and the date of each kind of data, and none where it is missing', () => {
  const datesOf = (dataDates: DataDates) => {
    const root = render(<About version="0.1.0" dataDates={dataDates} />);
    expect(root.querySelector('#about .nl-about-head > p')?.textContent).toBe('Version 0.1.0');
    return [...root.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
  };
  expect(datesOf({ phone: '2026-03-26', ip: '2026-06-05' })).toEqual([
    'Phone numbers',
    'Built-in data from March 26, 2026',
    'IP addresses',
    'Built-in data from June 5, 2026',
  ]);
  expect(datesOf({ phone: null, ip: null })).toEqual([]);
});

it('the options say if only the latest possible date is known', () => {
  const root = render(<About dataDates={{ phone: '../2026-07-30', ip: null }} />);
  expect(root.querySelector('dd')?.textContent).toBe('Built-in data from July 30, 2026 or earlier');
});

it.each([
  ['2026-03-26', '2026-06-05', false],
  ['2024-11-23', '2025-11-23', false],
  ['2024-11-20', '2026-06-05', true],
  ['2026-03-26', '2025-11-20', true],
  ['../2024-11-20', '2026-06-05', true],
])('the options say that data of %s and %s is old, where one is: %s', (phone, ip, isOld) => {
  const now = Date.parse('2026-11-22T00:00:00Z');
  const root = render(<OldDataNote dates={{ phone, ip }} now={now} />);
  const [words = ''] = [...root.querySelectorAll('.nl-options-note')].map(({ textContent }) => textContent);
  expect(words !== '').toBe(isOld);
  if (isOld) expect(words).toContain('Check for a newer version where you installed Numlens');
});
