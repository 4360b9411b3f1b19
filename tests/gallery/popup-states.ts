import type { Known, PopupState, RecentRow } from '../../components/popup/popup-state.ts';
import type { Report } from '../../lib/model/answer/report.ts';
import type { Spending } from '../../lib/model/answer/spending.ts';
import type { SiteState } from '../../lib/model/settings/site.ts';
import { lineText } from '../../lib/report/view/first-line.ts';
import { countryName } from '../../lib/words/countries.ts';
import { say } from '../../lib/words/say.ts';
import { caller, galleryNow, ipReport, phoneReport, report, validation } from './reports.ts';

const berlin = report(
  phoneReport({
    e164: '+4930901820',
    international: '+49 30 901820',
    national: '030 901820',
    type: 'FIXED_LINE',
    location: 'Berlin',
    carrier: null,
  }),
);

const recent: RecentRow[] = [
  {
    subject: { kind: 'phone', e164: '+4915123456789' },
    title: lineText(report(phoneReport(), [caller()])),
    said: { name: 'Katharina Vogelsang', operation: 'callerId' },
    number: '+49 1512 3456789',
    country: 'DE',
    at: galleryNow - 240_000,
    timeZones: ['Europe/Berlin'],
  },
  {
    subject: { kind: 'ip', ip: '91.198.174.192' },
    title: 'Wikimedia Foundation Inc. · Frankfurt am Main',
    country: 'DE',
    at: galleryNow - 7_200_000,
  },
  {
    subject: { kind: 'ip', ip: '100.64.12.7' },
    title: 'Provider’s shared range · RFC 6598',
    country: null,
    at: galleryNow - 400_000_000,
  },
];

const spending: Spending = {
  mode: 'hover',
  budgets: { minute: 20, site: 60, day: 200 },
  spent: { minute: 2, site: { host: 'contacts.example', calls: 14 }, day: 31 },
  sentHere: 4,
  quotas: [{ operation: 'phoneValidation', remain: 986, seconds: 3600, at: galleryNow - 180_000 }],
};

const site: SiteState = {
  host: 'contacts.example',
  mode: 'on',
  setFor: null,
  otherwise: 'on',
  onlyHere: false,
  tabOff: false,
  paused: false,
};

const nothingKnown: Known = { recent: [], contacts: [], notes: [], here: [] };

/** The popup as it opens. */
export const popupStart: PopupState = {
  text: '',
  tooMuch: false,
  country: null,
  reading: { kind: 'unreadable', reason: 'empty' },
  asking: false,
  resuming: [],
  details: false,
  canNote: true,
  forNote: false,
  forCall: false,
  known: { recent, contacts: [], notes: [], here: [] },
  isFirst: false,
  site,
  found: { phones: 4, addresses: 12, unread: null },
  spending,
  trouble: null,
};

type Example = { name: string; state: PopupState };
type Shown = Extract<PopupState['reading'], { kind: 'report' }>;

/** A state in which a text is in the field, and nothing else that is known fits it unless the state says so. */
const example = (
  name: string,
  text: string,
  reading: PopupState['reading'],
  more: Partial<PopupState> = {},
): Example => ({
  name,
  state: { ...popupStart, known: nothingKnown, text, reading, ...more },
});

/** A report that the service can be asked about with one request. */
const answer = (of: Report, more: Partial<Shown> = {}): Shown => ({
  kind: 'report',
  report: of,
  offer: { kind: 'ask', calls: 1 },
  country: null,
  ...more,
});

/** The popup in every state. */
export const popupExamples: Example[] = [
  { name: 'Opened', state: popupStart },
  { name: 'Opened the first time', state: { ...popupStart, known: nothingKnown, isFirst: true } },
  { name: 'May be a file', state: { ...popupStart, site: { ...site, host: null, filesClosed: true }, found: null } },
  {
    name: 'Opened the first time, no site',
    state: {
      ...popupStart,
      known: nothingKnown,
      isFirst: true,
      site: { ...site, host: null },
      found: null,
      spending: { ...spending, sentHere: null },
    },
  },
  { name: 'Nothing found', state: { ...popupStart, found: { phones: 0, addresses: 0, unread: null } } },
  { name: 'A PDF file', state: { ...popupStart, found: { phones: 0, addresses: 0, unread: 'pdf' } } },
  { name: 'Numbers in an editor', state: { ...popupStart, found: { phones: 0, addresses: 0, unread: 'editor' } } },
  { name: 'Google Docs', state: { ...popupStart, found: { phones: 0, addresses: 0, unread: 'canvas' } } },
  {
    name: 'Opened, budgets and quota low',
    state: {
      ...popupStart,
      spending: {
        ...spending,
        spent: { minute: 17, site: { host: 'contacts.example', calls: 64 }, day: 180 },
        quotas: [{ operation: 'phoneValidation', remain: 4, seconds: 600, at: galleryNow - 60_000 }],
      },
    },
  },
  {
    name: 'Opened, online is off',
    state: { ...popupStart, spending: { ...spending, mode: 'never', sentHere: 0, quotas: [] } },
  },
  example('Neither', 'hello', { kind: 'unreadable', reason: 'neither' }),
  example(
    'Country of a code, with what fits',
    '+49 1512',
    { kind: 'begun', country: 'DE', isNational: false, short: null },
    {
      known: {
        recent: recent.slice(0, 1),
        contacts: [],
        notes: [],
        here: [
          {
            subject: { kind: 'phone', e164: '+4915129999999' },
            times: 3,
            read: null,
            report: report(phoneReport({ e164: '+4915129999999', international: '+49 1512 9999999' })),
          },
          {
            subject: { kind: 'phone', e164: '+4915128888888' },
            times: 1,
            read: { country: 'DE', rung: 'domain' },
            report: report(
              phoneReport({
                e164: '+4915128888888',
                international: '+49 1512 8888888',
                national: '01512 8888888',
                carrier: null,
              }),
            ),
          },
        ],
      },
    },
  ),
  example(
    'A word of notes',
    'invoice',
    { kind: 'unreadable', reason: 'neither' },
    {
      known: {
        recent: recent
          .slice(0, 1)
          .map(({ said: _, timeZones: _zones, ...entry }) => ({ ...entry, title: 'Asked for the invoice again' })),
        contacts: [],
        notes: [
          {
            subject: berlin.subject,
            text: 'Sends every invoice twice, ask for Jule in bookkeeping before anything is paid',
            report: berlin,
          },
          { subject: { kind: 'ip', ip: '198.51.100.23' }, text: 'invoice server', report: null },
        ],
        here: [],
      },
    },
  ),
  example('Emergency number', '112', { kind: 'begun', country: null, isNational: false, short: 'emergency' }),
  example('Number of an information service', '118118', {
    kind: 'begun',
    country: null,
    isNational: false,
    short: 'short',
  }),
  example('Short number', '110', { kind: 'begun', country: null, isNational: false, short: 'emergency-somewhere' }),
  example('Address with a mistake', '192.168.1.300', {
    kind: 'faulty',
    fault: { kind: 'above', part: '300', most: 255 },
  }),
  example(
    'A range',
    '91.198.174.0/24',
    answer(report(ipReport({ ip: '91.198.174.0' })), {
      range: { first: '91.198.174.0', last: '91.198.174.255', bits: 8 },
    }),
  ),
  example(
    'Part of a network’s range',
    '91.198.174.64/26',
    answer(report(ipReport({ ip: '91.198.174.64' })), {
      range: { first: '91.198.174.64', last: '91.198.174.127', bits: 6 },
    }),
  ),
  example(
    'Part of a network without one prefix',
    '91.198.174.64/26',
    answer(report(ipReport({ ip: '91.198.174.64', range: '91.198.168.0–91.198.174.255' })), {
      range: { first: '91.198.174.64', last: '91.198.174.127', bits: 6 },
    }),
  ),
  example(
    'An address of a network without one prefix',
    '91.198.174.192',
    answer(report(ipReport({ range: '91.198.168.0–91.198.174.255' }))),
  ),
  example(
    'An address of the sixth version',
    '2a02:ec80:300:ed1a::/64',
    answer(
      report(ipReport({ ip: '2a02:ec80:300:ed1a::', range: '2a02:ec80:300::–2a02:ec80:3ff:ffff:ffff:ffff:ffff:ffff' })),
      { range: { first: '2a02:ec80:300:ed1a::', last: '2a02:ec80:300:ed1a:ffff:ffff:ffff:ffff', bits: 64 } },
    ),
  ),
  example(
    'A range of many networks',
    '91.0.0.0/8',
    answer(report(ipReport({ ip: '91.0.0.0', range: '91.0.0.0/10' })), {
      range: { first: '91.0.0.0', last: '91.255.255.255', bits: 24 },
    }),
  ),
  example('Needs a country', '030 901820', { kind: 'unreadable', reason: 'needs-country' }),
  example('Too long', '1'.repeat(400), { kind: 'unreadable', reason: 'too-long' }),
  {
    name: 'A site with a long name',
    state: {
      ...popupStart,
      site: {
        ...site,
        host: 'a-very-long-host-name.of-a-department.university.example',
        mode: 'off',
        setFor: 'of-a-department.university.example',
      },
      found: null,
    },
  },
  { name: 'Site on click', state: { ...popupStart, site: { ...site, mode: 'click', setFor: 'contacts.example' } } },
  {
    name: 'Site off, as only chosen ones are on',
    state: { ...popupStart, site: { ...site, mode: 'off', onlyHere: true } },
  },
  { name: 'Site off, as a policy says', state: { ...popupStart, site: { ...site, mode: 'off', locked: true } } },
  { name: 'Off in this tab', state: { ...popupStart, site: { ...site, tabOff: true } } },
  { name: 'A page that takes cards away', state: { ...popupStart, site: { ...site, fought: true } } },
  {
    name: 'Paused everywhere',
    state: { ...popupStart, site: { ...site, paused: true }, found: { phones: 0, addresses: 0, unread: null } },
  },
  example(
    'A word of contacts',
    'harbor',
    { kind: 'unreadable', reason: 'neither' },
    {
      known: {
        ...nothingKnown,
        contacts: [
          { subject: berlin.subject, contact: 'Jule Brandt', company: 'Harbor & Finch LLP', report: berlin },
          {
            subject: { kind: 'phone', e164: '+12125550123' },
            contact: 'Harbor taxi with a very long name that nobody can read to its end',
            report: null,
          },
        ],
      },
    },
  ),
  {
    name: 'A recent lookup of a contact',
    state: {
      ...popupStart,
      known: {
        recent: recent.map((entry, index) => (index === 0 ? { ...entry, contact: 'Kathi (Elternbeirat)' } : entry)),
        contacts: [],
        notes: [],
        here: [],
      },
    },
  },
  {
    name: 'Many recent lookups',
    state: {
      ...popupStart,
      known: {
        ...nothingKnown,
        recent: Array.from({ length: 4 }, (_, round) =>
          recent.map((entry) => ({ ...entry, at: entry.at - round * 1000 })),
        ).flat(),
      },
      spending: { ...spending, mode: 'never', sentHere: 0, quotas: [] },
    },
  },
  {
    name: 'Quota spent',
    state: {
      ...popupStart,
      spending: {
        ...spending,
        quotas: [{ operation: 'phoneValidation', remain: 0, seconds: 2400, at: galleryNow - 60_000 }],
      },
    },
  },
  example('Several', 'Call 030 901820 or ping 91.198.174.192', {
    kind: 'several',
    subjects: [
      { kind: 'phone', e164: '+4930901820' },
      { kind: 'ip', ip: '91.198.174.192' },
    ],
    first: [
      { report: berlin, read: { country: 'DE', rung: 'domain' } },
      { report: report(ipReport()), read: null },
    ],
  }),
  example('A message with tricks', 'Your bank in Germany: call 0800 1234567 or +62 812 3456 7890', {
    kind: 'several',
    subjects: [berlin.subject, { kind: 'phone', e164: '+6281234567890' }],
    first: [
      { report: berlin, read: { country: 'DE', rung: 'domain' } },
      { report: report(phoneReport()), read: null },
    ],
    tricks: {
      found: [
        say('trickLink', '+49 800 1234567', '+49 176 12345678'),
        say('headlinePair', '+49 900 1 234567', say('warnPremium')),
        say('headlinePair', '+49 32 901820', say('verdictUnassigned')),
        say('trickOneDigit', '+49 171 3345678', `+49 171 2345678 ${say('inBrackets', 'Anna Example')}`),
        say('trickCountry', countryName('DE'), '+62 812 3456 7890', countryName('ID')),
        say('trickDigits', '49 3٠ 901820'),
        say('trickHost', '91.198.174.192'),
      ],
      note: null,
    },
  }),
  example('A message without tricks', 'Please call us back at 030 901820', {
    kind: 'report',
    report: berlin,
    offer: { kind: 'off' },
    country: 'DE',
    tricks: { found: [], note: say('tricksNone') },
  }),
  example('Extension reloaded', '+49', { kind: 'out-of-reach' }),
  example('Number, read nationally', '01512 3456789', {
    kind: 'report',
    report: report(phoneReport()),
    offer: { kind: 'ask', calls: 2 },
    country: 'DE',
    read: { country: 'DE', rung: 'home' },
  }),
  ...[false, true].map((details) => ({
    name: details ? 'Number, lookups off, all details' : 'Number, lookups off',
    state: {
      ...popupStart,
      known: nothingKnown,
      text: '+49 1512 3456789',
      details,
      reading: {
        ...({ kind: 'report', report: report(phoneReport()), offer: { kind: 'off' }, country: null } as const),
      },
    },
  })),
  example(
    'Number, country chosen',
    '01512 3456789',
    { kind: 'report', report: report(phoneReport()), offer: { kind: 'ask', calls: 2 }, country: 'DE' },
    { country: 'DE' },
  ),
  example('Number, answered', '+49 1512 3456789', {
    kind: 'report',
    report: report(phoneReport(), [validation(), caller()]),
    offer: { kind: 'answered' },
    country: null,
  }),
  example(
    'Address, being asked',
    '91.198.174.192',
    { kind: 'report', report: report(ipReport()), offer: { kind: 'auto', calls: 1 }, country: null },
    { asking: true },
  ),
  example(
    'Number, all details',
    '+49 1512 3456789',
    {
      kind: 'report',
      report: { ...report(phoneReport(), [validation(), caller()]), note: 'Calls back at month’s end' },
      offer: { kind: 'answered' },
      country: null,
    },
    { details: true },
  ),
  {
    name: 'Number, opened for a note',
    state: {
      ...popupStart,
      ...{ known: nothingKnown, text: '+4915123456789', forNote: true },
      reading: { kind: 'report', report: report(phoneReport()), offer: { kind: 'ask', calls: 2 }, country: null },
    },
  },
  {
    name: 'Address with a note, all details, opened for a note',
    state: {
      ...popupStart,
      ...{ known: nothingKnown, text: '91.198.174.192', details: true, forNote: true },
      reading: {
        kind: 'report',
        report: { ...report(ipReport()), note: 'our scanner' },
        offer: { kind: 'ask', calls: 1 },
        country: null,
      },
    },
  },
  example(
    'Address, the service failed, with what fits',
    '91.198.174.192',
    answer(report(ipReport(), [], [{ operation: 'ipGeolocation', failure: { kind: 'timeout' } }])),
    {
      known: {
        ...nothingKnown,
        contacts: [],
        notes: [
          {
            subject: { kind: 'ip', ip: '91.198.174.208' },
            text: 'Same rack as 91.198.174.192',
            report: report(ipReport({ ip: '91.198.174.208' })),
          },
        ],
      },
    },
  ),
];
