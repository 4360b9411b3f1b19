import { expect, it } from 'vitest';
import { fittingLines, withCountry } from '../../../components/card/glance-rows.ts';
import { glance } from '../../../lib/report/view/glance.ts';
import type { GlanceLine, GlancePart } from '../../../lib/report/view/lines.ts';
import { galleryNow, phoneReport, report, validation } from '../../gallery/reports.ts';

const place = (...parts: GlancePart[]): GlanceLine => ({ icon: 'place', flag: 'DE', parts });
const country: GlancePart = { fact: 'country', text: 'Germany', isStrong: true };
const city: GlancePart = { fact: 'location', text: 'Berlin' };
const holder = (carrier: string): GlanceLine => ({
  icon: 'carrier',
  flag: null,
  parts: [
    { fact: 'lineType', text: 'Mobile' },
    { fact: 'carrier', text: carrier },
  ],
});
const clock: GlanceLine = { icon: 'day', flag: null, parts: [{ fact: 'localTime', text: '13:00' }] };
const texts = (lines: GlanceLine[]) => lines.map(({ parts }) => parts.map(({ text }) => text).join(' | '));

it('a country alone is in the row of what carries the number, under its flag', () => {
  const lines = withCountry([place(country), holder('T-Mobile'), clock]);
  expect(texts(lines)).toEqual(['Germany | Mobile | T-Mobile', '13:00']);
  expect(lines[0]).toMatchObject({ icon: 'place', flag: 'DE' });
});

it('the rows stay if a city is known, if sources name two places, or if one row has no room', () => {
  const others = [
    [place(city, country), holder('T-Mobile'), clock],
    [place({ ...country, aside: 'built-in data: Leipzig' }), holder('T-Mobile'), clock],
    [place(country), place({ ...country, isOther: true }), holder('T-Mobile'), clock],
    [place(country), holder('International Telephone and Telegraph'), clock],
    [place(country), clock],
  ];
  for (const lines of others) expect(withCountry(lines)).toBe(lines);
});

it('two countries never share a row, however little room a warning and a failure leave', () => {
  const moved = report(phoneReport(), [validation({ country: 'GB', timeZones: ['Europe/London'], location: null })]);
  const here = 'America/New_York';
  const { title, lines } = glance(moved, { now: galleryNow, here, offer: { kind: 'answered' }, asking: false }, null);
  const fitting = fittingLines(moved, lines, { title, extra: 3, isFailed: true, hasActions: true });
  expect(texts(fitting.lines)).toEqual(['United Kingdom | 12:00 PM', 'Germany | 1:00 PM', 'Mobile | T-Mobile']);
});
