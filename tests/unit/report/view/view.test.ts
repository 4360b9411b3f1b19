import { describe, expect, it } from 'vitest';
import type { Report } from '../../../../lib/model/answer/report.ts';
import type { CardReading } from '../../../../lib/model/page/card.ts';
import { attributed } from '../../../../lib/report/claims/sources.ts';
import type { Situation } from '../../../../lib/report/view/view.ts';
import { viewOf } from '../../../../lib/report/view/view.ts';
import {
  caller,
  geolocation,
  ipReport,
  loopback,
  galleryNow as now,
  phoneReport,
  report,
  validation,
} from '../../../gallery/reports.ts';

const context = { now, here: 'Europe/Berlin', offer: { kind: 'answered' }, asking: false } as const;

/** Returns what a card, a row and a screen reader say of a report, each as one text. */
function said(of: Report, situation: Situation = {}) {
  const view = viewOf(of, situation);
  const { title, flags, verdict, banners } = view.head;
  return {
    title: [flags.title, attributed(title), title.below && attributed(title.below)].filter(Boolean).join(' | '),
    verdict: verdict === null ? null : `${verdict.tone}: ${verdict.text}`,
    warnings: banners.map(({ tone, text }) => `${tone}: ${text}`),
    lines: view.glance(context).lines.map(({ flag, icon, parts }) => {
      const texts = parts.map(({ text, aside }) => (aside ? `${text} (${aside})` : text));
      return `${flag ?? icon}: ${texts.join(' · ')}`;
    }),
    row: view.line,
    spoken: view.spoken(now),
  };
}

const twilio = (valid: boolean) => ({ operation: 'twilio', facts: { valid }, at: now }) as const;
const unknown = ipReport({ country: null, region: null, city: null, timeZone: null, asn: null, organisation: null });
const here = 'day: 1:00 PM (Same time as you)';
const guessed: Situation = { read: { country: 'DE', rung: 'language' } };
const onPage: CardReading = {
  ...{ reason: 'form', rung: null, otherwise: null, lesson: 'none', alike: false, mismatch: null },
};

type Row = [name: string, of: Report, expected: Partial<ReturnType<typeof said>>, situation?: Situation];

const numbers: Row[] = [
  [
    'a number of which only the numbering plan is known',
    report(phoneReport({ location: 'Bonn', type: 'FIXED_LINE', carrier: null })),
    {
      title: 'DE | Bonn, Germany',
      verdict: 'good: Only format checked',
      warnings: [],
      lines: [here, 'phone: Landline'],
      row: 'Bonn',
      spoken: 'Landline, Bonn, Germany, Sat 1:00 PM there, Only format checked',
    },
  ],
  [
    'a mobile number',
    report(phoneReport()),
    {
      title: 'DE | Germany',
      lines: [here, 'carrier: Mobile · T-Mobile (original carrier)'],
      row: 'T-Mobile · Germany',
      spoken: 'Mobile, Germany, T-Mobile, Sat 1:00 PM there, Only format checked',
    },
  ],
  [
    'a confirmed number with a caller name',
    report(phoneReport(), [validation(), caller()]),
    {
      title: 'The service reports: Katharina Vogelsang',
      verdict: 'confirmed: Confirmed valid',
      lines: [here, 'DE: Germany', 'carrier: Mobile · T-Mobile'],
      row: 'The service reports: Katharina Vogelsang',
      spoken: 'The service reports: Katharina Vogelsang, Mobile, Germany, T-Mobile, Sat 1:00 PM there, Confirmed valid',
    },
  ],
  [
    'a contact, before the service’s name',
    { ...report(phoneReport(), [caller()]), names: [{ name: 'Ada Example', from: 'contacts' }] },
    { title: 'Ada Example | The service reports: Katharina Vogelsang', row: 'Ada Example' },
  ],
  [
    'a name that the page gives',
    { ...report(phoneReport()), names: [{ name: 'Ada Example', from: 'page', host: 'shop.example', at: null }] },
    { title: 'This page says: Ada Example', row: 'This page says: Ada Example' },
  ],
  [
    'a number that is called spam',
    report(phoneReport(), [caller({ name: 'Suspected spam' })]),
    { title: '+49 1512 3456789', warnings: ['bad: The service warns: “Suspected spam”'] },
  ],
  [
    'a number that costs the caller',
    report(phoneReport({ type: 'PREMIUM_RATE', carrier: null })),
    {
      title: 'DE | Germany',
      warnings: ['warn: Premium rate: calls can be expensive'],
      lines: [here],
      row: 'Premium rate · Germany',
    },
  ],
  [
    'a satellite number',
    report(phoneReport({ callingCode: 870, region: null, carrier: null })),
    { row: 'Satellite number' },
  ],
  [
    'what is no number',
    report(phoneReport({ verdict: { kind: 'not-a-number', reason: 'too-long' }, carrier: null })),
    { title: 'Not a phone number: too long', verdict: null, row: 'Not a phone number' },
  ],
  [
    'what is too short',
    report(phoneReport({ verdict: { kind: 'not-a-number', reason: 'too-short' } })),
    { title: 'Too short for a phone number', row: 'Too short for a phone number' },
  ],
  [
    'a number in no range',
    report(phoneReport({ verdict: { kind: 'unassigned' }, carrier: null })),
    { verdict: 'doubtful: Probably not in use: its range is unassigned', row: 'Mobile · Germany' },
  ],
  [
    'a number in no range that the service confirms',
    report(phoneReport({ verdict: { kind: 'unassigned' } }), [validation()]),
    { verdict: 'doubtful: Sources disagree on validity' },
  ],
  [
    'a confirmed number that a provider calls not valid',
    report(phoneReport(), [validation(), twilio(false)]),
    {
      verdict: 'doubtful: Sources disagree on validity',
      spoken:
        'Mobile, Germany, T-Mobile, Sat 1:00 PM there, Sources disagree on validity (service: confirmed; Twilio: not valid)',
    },
  ],
  [
    'a status of the service that is no confirmation',
    report(phoneReport(), [validation({ confirmed: false, status: 'VALID' })]),
    { verdict: 'said: The service reports: “VALID”' },
  ],
  [
    'a number that two sources place in two countries',
    report(phoneReport(), [validation({ country: 'GB', timeZones: ['Europe/London'], location: null })]),
    {
      title: '+49 1512 3456789',
      verdict: 'doubtful: Sources disagree on the country',
      lines: ['GB: United Kingdom · 12:00 PM', 'DE: Germany (built-in data) · 1:00 PM', 'carrier: Mobile · T-Mobile'],
      row: 'T-Mobile · The service reports: United Kingdom',
      spoken: 'Mobile, United Kingdom, T-Mobile, Sat 12:00 PM there, Sources disagree on the country',
    },
  ],
  [
    'a number whose country is assumed',
    report(phoneReport()),
    {
      title: '01512 3456789',
      verdict: 'doubtful: Assuming Germany',
      row: 'Assuming Germany: T-Mobile · Germany',
      spoken: 'Mobile, Germany, T-Mobile, Sat 1:00 PM there, Assuming Germany: Only format checked',
    },
    guessed,
  ],
  [
    'a number of the user’s own country, for which nothing else speaks',
    report(phoneReport()),
    { title: '01512 3456789', verdict: 'good: Assuming Germany' },
    { read: { country: 'DE', rung: 'home' } },
  ],
  [
    'a confirmed number whose country is assumed, and whose link may call something else',
    report(phoneReport(), [validation()]),
    {
      verdict: 'doubtful: Assuming Germany',
      spoken: 'Link may forward calls to “0900”, Mobile, Germany, T-Mobile, Sat 1:00 PM there, Assuming Germany',
    },
    { ...guessed, reading: { ...onPage, reason: 'link', unread: '*21*0900' } },
  ],
  [
    'a number in another order than people see',
    report(phoneReport(), [validation()]),
    {
      title: '+49 1512 3456789 | Germany',
      verdict: null,
      warnings: ['warn: Shown in another order on this page'],
      spoken: 'Shown in another order on this page, Mobile, Germany, T-Mobile, Sat 1:00 PM there',
    },
    { drawn: 'turned' },
  ],
];

const addresses: Row[] = [
  [
    'an address',
    report(ipReport()),
    {
      title: 'Wikimedia Foundation Inc.',
      verdict: null,
      lines: ['DE: Near Frankfurt am Main · Germany', 'clock: 1:00 PM (Same time as you)'],
      row: 'Wikimedia Foundation Inc. · Frankfurt am Main',
      spoken: 'Wikimedia Foundation Inc. · Frankfurt am Main, Germany, Sat 1:00 PM there, Public address',
    },
  ],
  [
    'an address with a note',
    { ...report(ipReport()), note: 'our mail server' },
    { title: 'our mail server | Wikimedia Foundation Inc.' },
  ],
  [
    'an address that two sources place in two countries',
    report(ipReport(), [geolocation({ country: 'AT', region: 'Vienna', coordinates: null })]),
    {
      verdict: 'doubtful: Sources disagree on the country',
      lines: ['AT: Vienna · Austria · 1:00 PM', 'DE: Frankfurt am Main, Germany (built-in data) · 1:00 PM'],
      row: 'Wikimedia Foundation Inc. · The service reports: Vienna',
    },
  ],
  [
    'an address that answers from many places',
    report(ipReport({ anycast: 'Cloudflare DNS' }), [geolocation()]),
    {
      lines: ['anycast: Served from many locations (Cloudflare DNS)', 'service: The service reports: Hesse, Germany'],
      row: 'Wikimedia Foundation Inc. · Cloudflare DNS',
      spoken: 'Wikimedia Foundation Inc. · Cloudflare DNS, Public address',
    },
  ],
  [
    'an address that hides its user',
    report(ipReport(), [{ operation: 'abuseIpdb', facts: { flags: ['tor'] }, at: now }]),
    {
      lines: [
        'warning: Tor (user may be elsewhere)',
        'DE: Near Frankfurt am Main · Germany',
        'clock: 1:00 PM (Same time as you)',
      ],
    },
  ],
  [
    'a special address',
    report({ ...unknown, ip: '127.0.0.1', special: loopback, range: null }),
    {
      title: 'This device (loopback)',
      lines: ['network: 127.0.0.0/8 · RFC 1122'],
      row: 'This device (loopback) · RFC 1122',
      spoken: 'This device (loopback) · RFC 1122, Special-purpose address',
    },
  ],
  [
    'an address of which nothing is known',
    report(unknown),
    {
      title: '91.198.174.192',
      lines: [],
      row: 'IP address',
      spoken: 'IP address, Public address, no details available',
    },
  ],
  [
    'an address whose data could not be read',
    report({ ...unknown, missing: ['ip'] }),
    { spoken: 'IP address, Could not check: the built-in address data could not be read' },
  ],
];

describe.each([
  ['number', numbers],
  ['address', addresses],
])('a view of a %s', (_, rows) => {
  it.each(rows)('says of %s the same everywhere', (_name, of, expected, situation) => {
    expect(said(of, situation)).toMatchObject(expected);
  });
});

it.each([
  ['network and city', ipReport({ organisation: 'Net', city: 'Bonn' }), 'Net · Bonn'],
  ['network and region', ipReport({ organisation: 'Net', city: null }), 'Net · Hesse'],
  ['network and country', ipReport({ organisation: 'Net', city: null, region: null }), 'Net · Germany'],
  [
    'the first words of a long network, and the city',
    ipReport({ organisation: 'Example Institute for Networks with Long Names (EINLN)', city: 'Bonn' }),
    'Example Institute for Networks with Long… · Bonn',
  ],
  [
    'a network and a city that fit',
    ipReport({ organisation: 'University of Somewhere, Saint Anne', city: 'Bonn' }),
    'University of Somewhere, Saint Anne · Bonn',
  ],
  [
    'the whole of a long network without a place',
    { ...unknown, organisation: 'Example Institute for Very Long Names' },
    'Example Institute for Very Long Names',
  ],
])('a row has %s', (_, of, expected) => {
  expect(viewOf(report(of)).line).toBe(expected);
});

it('a row says the country of a guess, unless it is the user’s own and nothing speaks against that', () => {
  const of = (situation: Situation) => viewOf(report(phoneReport({ location: 'Berlin' })), situation);
  const home = { country: 'DE', rung: 'home' } as const;
  expect(of({ read: home })).toMatchObject({ isDoubtful: false, line: expect.not.stringMatching('Assuming') });
  expect(of({ read: { ...home, rung: 'text' } })).toMatchObject({
    isDoubtful: true,
    line: expect.stringMatching('Assuming'),
  });
  expect(of({ read: home, reading: { ...onPage, next: 'AT' } })).toMatchObject({ isDoubtful: true });
});

it('a view makes a value once, and stays until its report or situation is another', () => {
  const of = report(phoneReport());
  const view = viewOf(of, guessed);
  expect(view.head).toBe(view.head);
  expect(view.title).toBe(view.head.said);
  expect(viewOf(of, { read: { country: 'DE', rung: 'language' } })).toBe(view);
  expect(viewOf(of, { read: { country: 'AT', rung: 'language' } })).not.toBe(view);
  expect(viewOf({ ...of }, guessed)).not.toBe(view);
});

it.each([
  ['the way it was read', { read: { country: 'DE', rung: 'chosen' } }],
  ['the reading', { reading: onPage }],
  ['how it is drawn', { drawn: 'covered' }],
  ['the range', { range: { first: '1.2.3.0', last: '1.2.3.255', bits: 8 } }],
  ['the country', { country: 'AT' }],
] satisfies [string, Situation][])('a view of another situation is another: %s', (_, situation) => {
  const of = report(phoneReport());
  expect(viewOf(of, situation)).not.toBe(viewOf(of));
});
