import { expect, it } from 'vitest';
import type { ReportState } from '../../../../components/card/card-state.ts';
import { fitLines } from '../../../../components/card/fit-lines.ts';
import { glanceView } from '../../../../components/card/glance-view.ts';
import { fitsRow } from '../../../../components/report/words-that-fit.ts';
import type { OperationFailure } from '../../../../lib/model/answer/failure.ts';
import type { GlanceLine, GlancePart } from '../../../../lib/report/view/lines.ts';
import { withCountry } from '../../../../lib/report/view/lines.ts';
import { galleryNow, phoneReport, report, validation } from '../../../gallery/reports.ts';

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

it('a country alone can be in the row of what carries the number, under its flag', () => {
  const lines = withCountry([place(country), holder('T-Mobile'), clock]) ?? [];
  expect(texts(lines)).toEqual(['Germany | Mobile | T-Mobile', '13:00']);
  expect(lines[0]).toMatchObject({ icon: 'place', flag: 'DE' });
  expect(fitsRow(lines[0]?.parts ?? [])).toBe(true);
});

it('the rows stay if a city is known, if sources name two places, or if one row has no room', () => {
  const others = [
    [place(city, country), holder('T-Mobile'), clock],
    [place({ ...country, aside: 'built-in data: Leipzig' }), holder('T-Mobile'), clock],
    [place(country), place({ ...country, isOther: true }), holder('T-Mobile'), clock],
    [place(country), clock],
  ];
  for (const lines of others) expect(withCountry(lines)).toBeNull();
  const [long] = withCountry([place(country), holder('International Telephone and Telegraph')]) ?? [];
  expect(fitsRow(long?.parts ?? [])).toBe(false);
});

const clocked = (aside: string, shorterAside: string | null): GlanceLine => ({
  icon: 'night',
  flag: null,
  parts: [{ fact: 'localTime', text: '3:58 AM', aside, shorterAside }],
});
const nights = clocked('Night · 1 hr ahead of you', 'Night');
const moved: GlanceLine = {
  icon: 'carrier',
  flag: null,
  parts: [
    { fact: 'lineType', text: 'Mobile' },
    { fact: 'carrier', text: 'O2 Telefónica', aside: 'originally T-Mobile' },
  ],
};
const leipzig = place({ fact: 'location', text: 'Leipzig' }, country);
const whole = (lines: GlanceLine[]) =>
  lines.map(({ parts }) => parts.map(({ text, aside }) => (aside ? `${text} (${aside})` : text)).join(' | '));
const ways: GlanceLine = {
  icon: 'warning',
  flag: null,
  parts: [
    { fact: 'signs', text: 'Tor', aside: 'user may be elsewhere', warns: 'warn' },
    { fact: 'usage', text: 'Data Center' },
  ],
};
const disputed = place(
  { fact: 'location', text: 'Near Berlin' },
  { ...country, aside: 'built-in data: Leipzig, 149 km away' },
);

it.each([
  {
    of: 'a row each',
    lines: [nights, leipzig, moved],
    rows: 3,
    shown: ['3:58 AM (Night · 1 hr ahead of you)', 'Leipzig | Germany', 'Mobile | O2 Telefónica (originally T-Mobile)'],
  },
  {
    of: 'what it was before goes first',
    lines: [nights, leipzig, moved],
    rows: 2,
    shown: ['3:58 AM (Night · 1 hr ahead of you)', 'Leipzig | Germany | Mobile | O2 Telefónica'],
  },
  {
    of: 'the flag begins the only row, and that it is night stays',
    lines: [nights, leipzig, moved],
    rows: 1,
    shown: ['Leipzig | Germany | Mobile | 3:58 AM (Night)'],
  },
  {
    of: 'another source’s place goes before the place and the time',
    lines: [ways, disputed, clock],
    rows: 2,
    shown: ['Tor (user may be elsewhere) | Data Center', 'Near Berlin | Germany | 13:00'],
  },
])('facts take the rows there are, whole: $of', ({ lines, rows, shown }) => {
  const fitted = fitLines(lines, rows);
  expect(whole(fitted.lines)).toEqual(shown);
  for (const { parts } of fitted.lines) expect(fitsRow(parts)).toBe(true);
  const facts = [...fitted.lines.flatMap(({ parts }) => parts), ...fitted.left].map(({ fact }) => fact);
  expect(facts.toSorted()).toEqual(lines.flatMap(({ parts }) => parts.map(({ fact }) => fact)).toSorted());
});

it('two countries never share a row, however little room a warning and a failure leave', () => {
  const failures: OperationFailure[] = [{ operation: 'callerId', failure: { kind: 'offline' } }];
  const answers = [validation({ country: 'GB', timeZones: ['Europe/London'], location: null })];
  const moved = { ...report(phoneReport(), answers), failures };
  const [offer, asking] = [{ kind: 'answered' }, false] as const;
  const state: ReportState = { view: 'report', report: moved, offer, asking, country: null, times: 2 };
  const known = glanceView({ ...state, drawn: 'turned' }, { now: galleryNow, here: 'America/New_York', offer, asking });
  const { lines } = fitLines(known.lines, 1);
  expect(texts(lines)).toEqual(['United Kingdom | 12:00 PM', 'Germany | 1:00 PM | Mobile']);
});
