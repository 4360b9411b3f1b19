import type { FoundList, FoundState } from '../../components/found/found-state.ts';
import type { FoundItem } from '../../lib/found/found.ts';
import { dangerOf } from '../../lib/found/found.ts';
import type { IpReport, PhoneReport } from '../../lib/model/answer/report.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import { caller, galleryNow, ipReport, phoneReport, report, scored } from './reports.ts';

/** A subject of a page that stands there so many times. */
function item(device: PhoneReport | IpReport, times = 1): FoundItem {
  const known = report(device);
  const places = [{ frame: 0, count: times }];
  const { subject } = known;
  const of = { subject, key: subjectKey(subject), country: null, rung: null, places };
  return { ...of, report: known, offer: { kind: 'ask', calls: 1 }, ...dangerOf(known) };
}

function address(ip: string, other: Partial<IpReport> = {}, times = 1): FoundItem {
  return item(ipReport({ ip, ...other }), times);
}

const dublin = { country: 'IE', region: 'Leinster', city: 'Dublin', latitude: 53.33, longitude: -6.25 };
const amazon = { asn: 16509, organisation: 'Amazon.com, Inc.' };
const ashburn = { country: 'US', region: 'Virginia', city: 'Ashburn', latitude: 39.04, longitude: -77.49 };
const privateUse = {
  name: 'Private-Use',
  cidr: '10.0.0.0/8',
  reference: 'RFC 1918',
  use: 'Private' as const,
  reach: null,
};
const nowhere = { country: null, region: null, city: null, latitude: null, longitude: null, timeZone: null };
const unitedStates = { region: 'US', callingCode: 1, type: 'FIXED_LINE_OR_MOBILE', carrier: null } as const;

const items: FoundItem[] = [
  address('91.198.174.192', {}, 3),
  item(phoneReport()),
  address('54.239.28.85', { ...ashburn, ...amazon }),
  address('52.94.236.248', { ...ashburn, ...amazon }),
  address('34.240.12.9', { ...dublin, ...amazon }, 12),
  item(
    phoneReport({
      ...unitedStates,
      e164: '+12125550123',
      international: '+1 212-555-0123',
      location: 'New York, NY',
      timeZones: ['America/New_York'],
    }),
    2,
  ),
  item(
    phoneReport({
      e164: '+4930901820',
      international: '+49 30 901820',
      type: 'FIXED_LINE',
      location: 'Berlin',
      carrier: null,
    }),
  ),
  // Written without a country code, in a page in German.
  {
    ...item(
      phoneReport({
        e164: '+498912345',
        international: '+49 89 12345',
        national: '089 12345',
        rfc3966: 'tel:+49-89-12345',
        type: 'FIXED_LINE',
        location: 'Munich',
        carrier: null,
      }),
    ),
    country: 'DE',
    rung: 'language',
  },
  address('10.0.4.17', { ...nowhere, special: privateUse, asn: null, organisation: null }),
  address('2a02:2e0:3fe:1001:7777:772e:2:85', { asn: 12306, organisation: 'Plus.line AG' }),
  item(
    phoneReport({
      e164: '+80012345678',
      international: '+800 1234 5678',
      region: null,
      callingCode: 800,
      type: 'TOLL_FREE',
      carrier: null,
      timeZones: [],
    }),
  ),
];

/** What a costly number and a reported one look like in a row, among others. */
const warned: FoundItem[] = [
  item(
    phoneReport({
      ...unitedStates,
      e164: '+19005550123',
      international: '+1 900-555-0123',
      type: 'PREMIUM_RATE',
      timeZones: ['America/New_York'],
    }),
    3,
  ),
  { ...item(phoneReport()), report: report(phoneReport(), [caller({ name: 'Suspected spam' })]), warned: 'bad' },
];

/** Addresses that a provider scores. */
const risky: FoundItem[] = (
  [
    ['45.155.205.233', scored(100, 'high', { reports: 2417 })],
    ['54.239.28.85', scored(41, 'raised', { reports: 3 })],
    ['34.240.12.9', scored(12, 'low', { reports: 88 })],
    ['91.198.174.192', scored(0, 'low', { reports: 0 })],
  ] as const
).map(([ip, answer]) => {
  const known = report(ipReport({ ip, ...amazon }), [answer]);
  return { ...item(ipReport({ ip })), report: known, ...dangerOf(known) };
});

const centers = { DE: { latitude: 51.1, longitude: 10.4 }, US: { latitude: 38, longitude: -96 } };
const list: FoundList = { kind: 'list', items, cut: false, unread: null, centers, open: null, shown: null };
const first = items[0];

/** Addresses of one network, as many as a long log has. */
const many = Array.from({ length: 60 }, (_, index) =>
  address(`203.0.${index}.${(index * 37) % 250}`, index % 3 === 0 ? { ...dublin, ...amazon } : {}, (index % 4) + 1),
);

/** The panel's half on the page in front, in every state. */
export const foundStates: { name: string; state: FoundState }[] = [
  { name: 'Grouped', state: list },
  {
    name: 'Expanded, shown on the page',
    state: {
      ...list,
      open: { key: first?.key ?? '', asking: false, resuming: [] },
      shown: { kind: 'shown', key: first?.key ?? '', nth: 2, of: 3 },
    },
  },
  {
    name: 'Expanded, with others in its network',
    state: { ...list, open: { key: '54.239.28.85', asking: false, resuming: [] } },
  },
  {
    name: 'A number shown on the page',
    state: { ...list, items: items.slice(5, 7), shown: { kind: 'shown', key: items[5]?.key ?? '', nth: 1, of: 2 } },
  },
  {
    name: 'A number of the user’s own country',
    state: { ...list, items: items.slice(7, 8).map((of) => ({ ...of, rung: 'home' as const })) },
  },
  {
    name: 'A number of an assumed country expanded',
    state: { ...list, items: items.slice(7, 8), open: { key: '+498912345', asking: false, resuming: [] } },
  },
  { name: 'Many, more than are listed', state: { ...list, items: many, cut: true } },
  {
    name: 'One country, gone from the page',
    state: { ...list, items: items.slice(0, 2), shown: { kind: 'gone', key: first?.key ?? '' } },
  },
  { name: 'Warnings', state: { ...list, items: [...items.slice(2, 4), ...warned, ...items.slice(5, 8)] } },
  { name: 'Risks that a provider says', state: { ...list, items: risky } },
  {
    name: 'Some looked up before',
    state: {
      ...list,
      items: items.map((each, at) =>
        at % 3 === 0
          ? { ...each, last: { at: galleryNow - 86_400_000, host: at % 2 === 0 ? 'logs.example' : undefined } }
          : each,
      ),
    },
  },
  {
    name: 'Private addresses folded',
    state: {
      ...list,
      items: [
        ...items.slice(0, 3),
        ...['10.0.4.17', '10.0.4.18', '10.0.4.19'].map((ip) =>
          address(ip, { ...nowhere, special: privateUse, asn: null, organisation: null }),
        ),
      ],
    },
  },
  {
    name: 'Only special addresses',
    state: { ...list, items: items.filter(({ subject }) => subject.kind === 'ip' && subject.ip === '10.0.4.17') },
  },
  { name: 'Empty', state: { ...list, items: [] } },
  { name: 'A PDF file', state: { ...list, items: [], unread: 'pdf' } },
  { name: 'Numbers in an editor', state: { ...list, items: [], unread: 'editor' } },
  { name: 'Google Docs', state: { ...list, items: [], unread: 'canvas' } },
  { name: 'Reading', state: { kind: 'reading', done: 150, all: 640 } },
  { name: 'Closed to extensions', state: { kind: 'closed', filesClosed: false } },
  { name: 'May be a file', state: { kind: 'closed', filesClosed: true } },
  { name: 'Paused', state: { kind: 'paused' } },
  {
    name: 'Off for the site',
    state: { kind: 'off-site', host: 'a-very-long-host-name.of-a-department.university.example', isLocked: false },
  },
  {
    name: 'Off on the site, as a policy says',
    state: { kind: 'off-site', host: 'intranet.example', isLocked: true },
  },
  { name: 'Off in this tab', state: { kind: 'off-tab' } },
  { name: 'Extension reloaded', state: { kind: 'out-of-reach' } },
];
