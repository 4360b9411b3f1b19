import { expect, it } from 'vitest';
import { About } from '../../../components/options/About.tsx';
import type { DataDates } from '../../../lib/model/data-dates.ts';
import { render } from './render.ts';

it('the options name the version and the date of each kind of data, and none where it is missing', () => {
  const datesOf = (dataDates: DataDates) => {
    const root = render(<About version="0.1.0" dataDates={dataDates} />);
    expect(root.querySelector('#about > p')?.textContent).toBe('Version 0.1.0');
    return [...root.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
  };
  expect(datesOf({ phone: '2026-03-26', ip: '2026-06-05' })).toEqual([
    'Phone numbers',
    'Built-in data of March 26, 2026',
    'IP addresses',
    'Built-in data of June 5, 2026',
  ]);
  expect(datesOf({ phone: null, ip: null })).toEqual([]);
});
