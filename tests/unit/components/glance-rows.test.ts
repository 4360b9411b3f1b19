import { expect, it } from 'vitest';
import { fittingLines, nextOffer, withCountry } from '../../../components/card/glance-rows.ts';
import { glance } from '../../../lib/report/glance/glance.ts';
import type { GlanceLine, GlancePart } from '../../../lib/report/glance/lines.ts';
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

it('the next likeliest country is after the assumed place, with short names of both before it takes a row of its own', () => {
  const offered = (text: string, shorter: string, full: string, short: string) => {
    const { isBeside, text: label, line } = nextOffer(place({ ...country, text, shorter }), [full, short]);
    return [texts([line])[0], label, isBeside];
  };
  const belize = ['Treat as Belize (+501)', 'Treat as Belize (+501)'] as const;
  expect(offered('Germany', 'Germany', ...belize)).toEqual(['Germany', belize[0], true]);
  const bosnia = ['Treat as Bosnia & Herzegovina (+387)', 'Treat as Bosnia (+387)'] as const;
  const saint = 'St. Vincent & Grenadines';
  expect(offered(saint, saint, ...bosnia)).toEqual([saint, bosnia[1], true]);
  const islands = 'South Georgia & South Sandwich Islands';
  expect(offered(islands, 'South Georgia', ...bosnia)).toEqual(['South Georgia', bosnia[1], true]);
  expect(offered(islands, islands, ...bosnia)).toEqual([islands, bosnia[0], false]);
});

it('two countries never share a row, however little room a warning and a failure leave', () => {
  const moved = report(phoneReport(), [validation({ country: 'GB', timeZones: ['Europe/London'], location: null })]);
  const here = 'America/New_York';
  const { title, lines } = glance(moved, { now: galleryNow, here, offer: { kind: 'answered' }, asking: false }, null);
  const fitting = fittingLines(moved, lines, { title, extra: 3, isFailed: true, hasActions: true });
  expect(texts(fitting.lines)).toEqual(['United Kingdom | 12:00 PM', 'Germany | 1:00 PM', 'Mobile | T-Mobile']);
});
