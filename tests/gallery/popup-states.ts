import type { PopupState } from '../../components/popup/popup-state.ts';
import type { Spending } from '../../lib/model/answer/spending.ts';
import type { HistoryEntry } from '../../lib/model/kept.ts';
import type { SiteState } from '../../lib/model/settings/site.ts';
import { caller, galleryNow, ipReport, phoneReport, report, validation } from './reports.ts';

const recent: HistoryEntry[] = [
  {
    subject: { kind: 'phone', e164: '+4915123456789' },
    title: 'Katharina Vogelsang',
    number: '+49 1512 3456789',
    country: 'DE',
    at: galleryNow - 240_000,
  },
  {
    subject: { kind: 'ip', ip: '91.198.174.192' },
    title: 'Wikimedia Foundation Inc. · Frankfurt am Main',
    country: 'DE',
    at: galleryNow - 7_200_000,
  },
  {
    subject: { kind: 'ip', ip: '100.64.12.7' },
    title: 'Shared Address Space',
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

const start: PopupState = {
  text: '',
  tooMuch: false,
  country: null,
  reading: { kind: 'unreadable', reason: 'empty' },
  asking: false,
  resuming: [],
  recent,
  site,
  found: { phones: 4, addresses: 12 },
  spending,
  trouble: null,
};

/** The popup in every state. */
export const popupExamples: { name: string; state: PopupState }[] = [
  { name: 'Opened', state: start },
  {
    name: 'Opened the first time, no site',
    state: { ...start, recent: [], site: { ...site, host: null }, found: null },
  },
  {
    name: 'Opened, budgets and quota low',
    state: {
      ...start,
      spending: {
        ...spending,
        spent: { minute: 17, site: { host: 'contacts.example', calls: 64 }, day: 180 },
        quotas: [{ operation: 'phoneValidation', remain: 4, seconds: 600, at: galleryNow - 60_000 }],
      },
    },
  },
  {
    name: 'Opened, online is off',
    state: { ...start, spending: { ...spending, mode: 'never', sentHere: 0, quotas: [] } },
  },
  { name: 'Neither', state: { ...start, text: 'hello', reading: { kind: 'unreadable', reason: 'neither' } } },
  {
    name: 'Unfinished',
    state: { ...start, text: '+49', reading: { kind: 'unreadable', reason: 'unfinished' } },
  },
  {
    name: 'Short number',
    state: { ...start, text: '110', reading: { kind: 'unreadable', reason: 'short', country: 'DE' } },
  },
  {
    name: 'Needs a country',
    state: { ...start, text: '030 901820', reading: { kind: 'unreadable', reason: 'needs-country' } },
  },
  {
    name: 'Too long',
    state: {
      ...start,
      text: '1'.repeat(400),
      reading: { kind: 'unreadable', reason: 'too-long' },
      site: {
        ...site,
        host: 'a-very-long-host-name.of-a-department.university.example',
        mode: 'off',
        setFor: 'of-a-department.university.example',
      },
    },
  },
  { name: 'Site on click', state: { ...start, site: { ...site, mode: 'click', setFor: 'contacts.example' } } },
  { name: 'Site off, as only chosen ones are on', state: { ...start, site: { ...site, mode: 'off', onlyHere: true } } },
  { name: 'Off in this tab', state: { ...start, site: { ...site, tabOff: true } } },
  { name: 'A page that takes cards away', state: { ...start, site: { ...site, fought: true } } },
  {
    name: 'Paused everywhere',
    state: { ...start, site: { ...site, paused: true }, found: { phones: 0, addresses: 0 } },
  },
  {
    name: 'Recent lookups with search',
    state: {
      ...start,
      recent: Array.from({ length: 4 }, (_, round) =>
        recent.map((entry) => ({ ...entry, at: entry.at - round * 1000 })),
      ).flat(),
      spending: { ...spending, mode: 'never', sentHere: 0, quotas: [] },
    },
  },
  {
    name: 'Quota spent',
    state: {
      ...start,
      spending: {
        ...spending,
        quotas: [{ operation: 'phoneValidation', remain: 0, seconds: 2400, at: galleryNow - 60_000 }],
      },
    },
  },
  {
    name: 'Several',
    state: {
      ...start,
      text: 'Call 030 901820 or ping 91.198.174.192',
      reading: {
        kind: 'several',
        subjects: [
          { kind: 'phone', e164: '+4930901820', extension: '12' },
          { kind: 'ip', ip: '91.198.174.192' },
        ],
      },
    },
  },
  { name: 'Extension reloaded', state: { ...start, text: '+49', reading: { kind: 'out-of-reach' } } },
  {
    name: 'Number, read nationally',
    state: {
      ...start,
      text: '01512 3456789',
      reading: { kind: 'report', report: report(phoneReport()), offer: { kind: 'ask', calls: 2 }, country: 'DE' },
    },
  },
  {
    name: 'Number, answered',
    state: {
      ...start,
      text: '+49 1512 3456789',
      reading: {
        kind: 'report',
        report: report(phoneReport(), [validation(), caller()]),
        offer: { kind: 'answered' },
        country: null,
      },
    },
  },
  {
    name: 'Address, being asked',
    state: {
      ...start,
      text: '91.198.174.192',
      asking: true,
      reading: { kind: 'report', report: report(ipReport()), offer: { kind: 'auto', calls: 1 }, country: null },
    },
  },
];
