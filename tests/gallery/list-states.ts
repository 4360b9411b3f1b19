import type { ListState } from '../../components/panel/list/list-state.ts';
import { countriesOf, noFilter } from '../../lib/list/filter.ts';
import type { LineWithout } from '../../lib/list/lines-without.ts';
import { planSpending } from '../../lib/list/plan-spending.ts';
import type { ListEntry, ListRow } from '../../lib/list/rows.ts';
import { rowCells } from '../../lib/list/rows.ts';
import type { ListSort } from '../../lib/list/sort.ts';
import { inputOrder, sortRows } from '../../lib/list/sort.ts';
import type { OnlineOffer, Report } from '../../lib/model/answer/report.ts';
import { readTypedWith } from '../../lib/model/page/read-by.ts';
import { entryKey } from '../../lib/model/subject.ts';
import { countryName } from '../../lib/words/countries.ts';
import { namesLanguage } from '../../lib/words/language.ts';
import {
  caller,
  galleryNow,
  geolocation,
  ipReport,
  phoneReport,
  report,
  scored,
  sharedSpace,
  validation,
} from './reports.ts';

/** A row of the list, as the panel makes it of a report. */
export function listRow(
  place: number,
  of: Report,
  { offer = { kind: 'ask', calls: 1 }, ...entry }: Partial<ListEntry> & { offer?: OnlineOffer } = {},
): ListRow {
  const { subject } = of;
  const first = { subject, country: null, count: 1, line: place + 1, file: null, defanged: false, hop: false };
  return {
    key: entryKey(subject),
    place,
    entry: { ...first, ...entry },
    answer: {
      report: of,
      offer,
      cells: rowCells(of, readTypedWith(entry.country ?? null, { home: null, chosen: null })),
    },
    asking: false,
  };
}

const london = phoneReport({
  e164: '+442079460018',
  international: '+44 20 7946 0018',
  region: 'GB',
  type: 'FIXED_LINE',
  carrier: null,
  location: 'London',
  timeZones: ['Europe/London'],
});
const premium = phoneReport({
  e164: '+19005550123',
  international: '+1 900-555-0123',
  region: 'US',
  type: 'PREMIUM_RATE',
  carrier: null,
  timeZones: ['America/New_York', 'America/Los_Angeles'],
});
const broken = phoneReport({
  e164: '+4930123',
  international: '+49 30123',
  valid: false,
  verdict: { kind: 'not-a-number', reason: 'too-short' },
  carrier: null,
  timeZones: [],
});
const cgnat = ipReport({
  ip: '100.64.12.7',
  special: sharedSpace,
  country: null,
  region: null,
  city: null,
  timeZone: null,
  asn: null,
  organisation: null,
});
const longNamed = ipReport({
  ip: '2001:db8:85a3:1234:5678:8a2e:370:7334',
  version: 6,
  country: 'BA',
  city: 'Široki Brijeg',
  region: 'Federacija Bosne i Hercegovine',
  timeZone: 'Europe/Sarajevo',
  asn: 64500,
  organisation: 'Javno preduzeće elektroprivreda Hrvatske zajednice Herceg Bosne d.d.',
});

const berlin = phoneReport({
  e164: '+4930901820',
  international: '+49 30 901820',
  national: '030 901820',
  type: 'FIXED_LINE',
  carrier: null,
  location: 'Berlin',
});

const answered = report(phoneReport(), [validation(), caller()]);
const failedReport = report(london, [], [{ operation: 'phoneValidation', failure: { kind: 'timeout' } }]);

const rows: ListRow[] = [
  listRow(0, report(ipReport(), [geolocation()]), { offer: { kind: 'answered' }, hop: true }),
  listRow(1, report(longNamed), { count: 3, defanged: true }),
  listRow(2, answered, { offer: { kind: 'answered' }, count: 1234 }),
  listRow(3, report(london), { offer: { kind: 'ask', calls: 2 } }),
  listRow(4, report(premium), { offer: { kind: 'ask', calls: 2 } }),
  listRow(5, report(broken), { offer: { kind: 'none' } }),
  listRow(6, report(cgnat), { offer: { kind: 'none' }, file: 'firewall.log', line: 812 }),
  // Written without its country code: read with a country that nobody chose.
  listRow(7, report(berlin), { offer: { kind: 'ask', calls: 2 }, country: 'DE' }),
];

/** Lines of a log and of a table in which nothing was found. */
const left: LineWithout[] = [
  { file: null, line: 1, text: 'Name;Phone;Company' },
  { file: null, line: 12, text: 'Nadia Benali;05 22 27 39 4;Atlas Énergie S.A.R.L. Casablanca' },
  { file: 'firewall-2026-11-21.log', line: 70_812, text: '-- log rotated --' },
];

function stateOf(changes: Partial<ListState> = {}): ListState {
  const list = changes.rows ?? rows;
  return {
    rows: list,
    shown: list,
    countries: countriesOf(list),
    reading: null,
    lines: Math.max(1520, list.length + 200),
    linesWithout: 89,
    left,
    canReadAgain: true,
    problems: [],
    canUndo: false,
    country: { read: 'DE', chosen: null },
    plan: planSpending(list),
    quota: { operation: 'phoneValidation', remain: 47, seconds: 720, at: galleryNow - 60_000 },
    run: { kind: 'idle' },
    filter: noFilter,
    sort: inputOrder,
    columns: {},
    selected: new Set(),
    exporting: null,
    open: null,
    ...changes,
  };
}

function openRow(row: ListRow | undefined): ListState['open'] {
  return row ? { key: row.key, asking: false, resuming: [] } : null;
}

const amsterdam = {
  country: 'NL',
  region: 'North Holland',
  city: 'Amsterdam',
  timeZone: 'Europe/Amsterdam',
  asn: 1103,
  organisation: 'SURF B.V.',
} as const;

/** So many rows of all kinds, each of its own. */
export function manyRows(count: number): ListRow[] {
  return Array.from({ length: count }, (_, index) => {
    if (index % 3 === 0) {
      const end = String(1_000_000 + index);
      const number = phoneReport({ e164: `+49151${end}`, international: `+49 151 ${end}` });
      return listRow(index, report(number));
    }
    const ip = `91.198.${Math.floor(index / 250)}.${(index % 250) + 1}`;
    const place = index % 2 === 0 ? {} : amsterdam;
    return listRow(index, report(ipReport({ ip, ...place })), { count: 1 + (index % 5) });
  });
}

/** Made once, as it takes each page of the gallery and each test that reads these states a while. */
const many = manyRows(5_000);

const mostFirst: ListSort = { column: 'count', descending: true };

function byCount(rows: readonly ListRow[]): readonly ListRow[] {
  return sortRows(rows, mostFirst, { now: galleryNow, countryName, language: namesLanguage() });
}

const bosnian = geolocation({
  ip: longNamed.ip,
  country: 'BA',
  countryName: 'Bosnia and Herzegovina',
  region: null,
  timeZone: 'Europe/Sarajevo',
});
/** The first of four rows has been looked up. */
const begun = rows.map((row) =>
  row.place === 1 ? listRow(1, report(longNamed, [bosnian]), { ...row.entry, offer: { kind: 'answered' } }) : row,
);
const running = begun.map((row) => (row.place === 3 || row.place === 4 ? { ...row, asking: true } : row));
/** Addresses and a number that providers score. */
const risky = [
  report(ipReport({ ip: '45.155.205.233', organisation: 'Cloud Technologies LLC', asn: 208677 }), [
    scored(100, 'high', { reports: 2417 }),
  ]),
  report(ipReport({ ip: '54.239.28.85' }), [scored(41, 'raised', { reports: 3 })]),
  report(ipReport({ ip: '34.240.12.9' }), [scored(12, 'low', { reports: 88 })]),
  report(phoneReport(), [
    { operation: 'phoneBlock', facts: { riskScore: 92, reports: 42, reportedFor: 'fraud' }, at: galleryNow },
  ]),
  report(ipReport({ ip: '91.198.174.1' })),
].map((of, place) => listRow(place, of, { offer: { kind: 'answered' } }));

const failing = rows.map((row) => (row.place === 3 ? { ...listRow(3, failedReport) } : row));

/** The side panel's list in every state. */
export const listExamples: { name: string; state: ListState; wide?: boolean }[] = [
  { name: 'Empty', state: stateOf({ rows: [] }) },
  { name: 'Empty, nothing found', state: stateOf({ rows: [], problems: [{ kind: 'nothing-found' }] }) },
  { name: 'Cleared', state: stateOf({ rows: [], canUndo: true }) },
  { name: 'Reading a file', state: stateOf({ rows: [], reading: { file: 'firewall-2026-11-21.log', part: 0.43 } }) },
  { name: 'Before spending', state: stateOf({ selected: new Set(rows.slice(1, 4).map(({ key }) => key)) }) },
  { name: 'Running', state: stateOf({ rows: running, run: { kind: 'running', done: 1, all: 4 } }) },
  {
    name: 'Stopped: the quota is out',
    state: stateOf({
      rows: begun,
      run: {
        kind: 'stopped',
        done: 1,
        all: 4,
        failure: { kind: 'limited', until: galleryNow + 660_000 },
        resumes: true,
      },
      quota: { operation: 'phoneValidation', remain: 0, seconds: 720, at: galleryNow - 60_000 },
    }),
  },
  {
    name: 'Stopped: the key was refused',
    state: stateOf({
      run: { kind: 'stopped', done: 0, all: 4, failure: { kind: 'refused-key', status: 401 }, resumes: false },
      quota: null,
    }),
  },
  { name: 'Run over, with a failure', state: stateOf({ rows: failing, run: { kind: 'done', done: 1, all: 1 } }) },
  {
    name: 'Online is off, filtered to nothing',
    state: stateOf({
      plan: { ...planSpending(rows), toLookUp: [], noLookup: 8, saved: 0, whyClosed: 'off' },
      filter: { ...noFilter, text: 'nobody' },
      shown: [],
      problems: [{ kind: 'too-large', file: 'everything.log' }],
      quota: null,
    }),
  },
  { name: '5,000 rows', state: stateOf({ rows: many }) },
  {
    name: '5,000 rows, wide',
    state: stateOf({ rows: many, shown: byCount(many), sort: mostFirst }),
    wide: true,
  },
  { name: 'Wide', state: stateOf({ rows: failing }), wide: true },
  { name: 'A row’s report', state: stateOf({ open: openRow(rows[0]) }) },
  {
    name: 'A number’s report, wide',
    state: stateOf({ open: openRow(rows.find(({ entry }) => entry.subject.kind === 'phone')) }),
    wide: true,
  },
  {
    name: 'Run over, nothing left',
    state: stateOf({ rows: risky, run: { kind: 'done', done: 4, all: 4 }, quota: null }),
  },
  { name: 'Risks', state: stateOf({ rows: risky }) },
  { name: 'Risks, wide', state: stateOf({ rows: risky }), wide: true },
];
