import type { CardState } from '../../components/card/card-state.ts';
import type { IpReport, OnlineOffer, PhoneReport, Report } from '../../lib/model/answer/report.ts';
import type { ServiceAnswer } from '../../lib/model/answer/service-answer.ts';
import type { CardBox, CardReading, ListedFind } from '../../lib/model/page/card.ts';
import { say } from '../../lib/words/say.ts';
import { subjectText } from '../../lib/words/subject-text.ts';
import { failures } from './failures.ts';
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

/** A card in one of its states, in the box of its kind. */
export type CardExample = { name: string; box: CardBox; state: CardState; pinned?: boolean };

function example(
  name: string,
  box: CardBox,
  shown: Report,
  more: Partial<Extract<CardState, { view: 'report' }>> = {},
): CardExample {
  const isHeard = shown.service.length + shown.failures.length > 0;
  const offer: OnlineOffer = isHeard ? { kind: 'answered' } : { kind: 'ask', calls: box === 'phone' ? 2 : 1 };
  return {
    name,
    box,
    state: { view: 'report', report: shown, offer, country: null, site: 'shop.example', asking: false, ...more },
  };
}

function ofPage(reading: Partial<CardReading>): CardReading {
  return {
    reason: 'code',
    rung: null,
    otherwise: null,
    mismatch: null,
    lesson: 'none',
    alike: false,
    ...reading,
  };
}

const landline = phoneReport({
  type: 'FIXED_LINE',
  e164: '+4930901820',
  national: '030 901820',
  international: '+49 30 901820',
  rfc3966: 'tel:+49-30-901820',
  location: 'Berlin',
  carrier: null,
});

const beside = phoneReport({
  ...landline,
  e164: '+4930901821',
  international: '+49 30 901821',
  national: '030 901821',
});

const american = phoneReport({
  type: 'FIXED_LINE_OR_MOBILE',
  region: 'US',
  callingCode: 1,
  e164: '+12125550123',
  national: '(212) 555-0123',
  international: '+1 212 555 0123',
  rfc3966: 'tel:+1-212-555-0123',
  location: 'New York, NY',
  carrier: null,
  timeZones: ['America/New_York'],
});

const at = galleryNow - 3 * 60_000;
const registered: ServiceAnswer = {
  operation: 'rdap',
  facts: {
    ...{ holder: 'Wikimedia Foundation Inc.', netName: 'WIKIMEDIA-EU-NET', range: '91.198.174.0/24' },
    ...{ abuseEmail: 'abuse@example.net', abusePhone: '+49 30 901820', parent: 'NET-91' },
  },
  at,
};
const scoredHigh = scored(92, 'high', { reports: 31, usage: 'Data Center/Web Hosting/Transit', flags: ['tor'] });
const scoredLow = scored(12, 'low', {
  ...{ reports: 88, usage: 'Data Center/Web Hosting/Transit' },
  ...{ country: 'DE', network: 'Wikimedia', hostname: 'scan-07.example.net' },
});
const scoredRaised: ServiceAnswer = {
  operation: 'ipqs',
  facts: { riskScore: 81, flags: ['vpn', 'hosting'], country: 'DE', location: 'Frankfurt am Main' },
  riskLevel: 'raised',
  at,
};
const reportedSome: ServiceAnswer = {
  operation: 'phoneBlock',
  facts: { riskScore: 40, reports: 3, reportedFor: 'advertising' },
  riskLevel: 'raised',
  at,
};
const reported: ServiceAnswer = {
  operation: 'phoneBlock',
  facts: { riskScore: 92, reports: 42, reportedFor: 'fraud', rangeReports: { count: 78, of: 100 } },
  at,
};
const unreported: ServiceAnswer = { operation: 'phoneBlock', facts: { reports: 0 }, at };
const hiding: ServiceAnswer = { operation: 'ipinfo', facts: { country: 'DE', flags: ['vpn'] }, at };
const carried: ServiceAnswer = {
  operation: 'twilio',
  facts: { valid: true, country: 'DE', carrier: 'O2 Telefónica', lineType: 'MOBILE' },
  at,
};

const fijian = phoneReport({
  region: 'FJ',
  callingCode: 679,
  e164: '+6797012345',
  national: '701 2345',
  international: '+679 701 2345',
  rfc3966: 'tel:+679-701-2345',
  carrier: 'Vodafone',
  timeZones: ['Pacific/Fiji'],
});

const canadian = phoneReport({
  ...american,
  region: 'CA',
  e164: '+16045550123',
  national: '(604) 555-0123',
  international: '+1 604 555 0123',
  rfc3966: 'tel:+1-604-555-0123',
  location: 'British Columbia',
  timeZones: ['America/Vancouver', 'America/Edmonton'],
});

const arkansas = phoneReport({
  ...american,
  e164: '+15016010315',
  national: '(501) 601-0315',
  international: '+1 501 601 0315',
  rfc3966: 'tel:+1-501-601-0315',
  location: 'Arkansas',
  timeZones: ['America/Chicago'],
});

const saintVincent = phoneReport({
  ...american,
  region: 'VC',
  e164: '+17844561234',
  national: '(784) 456-1234',
  international: '+1 784 456 1234',
  rfc3966: 'tel:+1-784-456-1234',
  location: null,
  timeZones: ['America/St_Vincent'],
});

const anycast = ipReport({
  ip: '1.1.1.1',
  country: 'AU',
  region: 'New South Wales',
  city: 'Sydney',
  asn: 13335,
  organisation: 'Cloudflare, Inc.',
  range: '1.1.1.0/24',
  anycast: 'Cloudflare DNS',
});

const premium = phoneReport({
  type: 'PREMIUM_RATE',
  e164: '+499001234567',
  national: '0900 1 234567',
  international: '+49 900 1 234567',
  rfc3966: 'tel:+49-900-1-234567',
  carrier: null,
});

const london = phoneReport({
  type: 'FIXED_LINE',
  region: 'GB',
  callingCode: 44,
  e164: '+442079460018',
  national: '020 7946 0018',
  international: '+44 20 7946 0018',
  rfc3966: 'tel:+44-20-7946-0018',
  location: 'London',
  carrier: null,
  timeZones: ['Europe/London'],
});

const tollFree = phoneReport({
  type: 'TOLL_FREE',
  region: null,
  callingCode: 1,
  e164: '+18005550199',
  national: '(800) 555-0199',
  international: '+1 800 555 0199',
  rfc3966: 'tel:+1-800-555-0199',
  carrier: null,
  timeZones: ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'Pacific/Honolulu'],
});

const satellite = phoneReport({
  type: 'MOBILE',
  region: null,
  callingCode: 870,
  e164: '+870773111632',
  national: '773 111 632',
  international: '+870 773 111 632',
  rfc3966: 'tel:+870-773-111-632',
  carrier: 'Inmarsat',
  timeZones: [],
});

const tooShort = phoneReport({
  verdict: { kind: 'not-a-number', reason: 'too-short' },
  valid: false,
  type: null,
  e164: '+4930',
  national: '30',
  international: '+49 30',
  rfc3966: 'tel:+49-30',
  carrier: null,
  timeZones: [],
});

const unassigned = phoneReport({
  verdict: { kind: 'unassigned' },
  valid: false,
  type: null,
  e164: '+12005550123',
  national: '(200) 555-0123',
  international: '+1 200 555 0123',
  rfc3966: 'tel:+1-200-555-0123',
  region: 'US',
  callingCode: 1,
  carrier: null,
  timeZones: [],
});

const ipv6 = ipReport({
  ip: '2a01:4f8:c17:b8f::2',
  version: 6,
  region: 'Saxony',
  city: 'Falkenstein',
  latitude: 50.48,
  longitude: 12.37,
  asn: 24940,
  organisation: 'Hetzner Online GmbH',
  range: '2a01:4f8::/32',
});

const shared = ipReport({
  ip: '100.64.12.7',
  special: sharedSpace,
  country: null,
  region: null,
  city: null,
  latitude: null,
  longitude: null,
  timeZone: null,
  asn: null,
  organisation: null,
});

const privateAddress = {
  ...shared,
  ip: '192.168.178.40',
  special: {
    name: 'Private-Use',
    cidr: '192.168.0.0/16',
    reference: 'RFC 1918',
    use: 'Private' as const,
    reach: null,
  },
};

const translated = {
  ...shared,
  ip: '64:ff9b::5bc6:aec0',
  version: 6 as const,
  special: {
    use: 'Nat64' as const,
    name: 'IPv4-IPv6 Translat.',
    cidr: '64:ff9b::/96',
    reference: 'RFC 6052',
    reach: null,
  },
  embedded: ipReport(),
};

const unknownAddress = ipReport({
  ip: '203.8.0.9',
  country: null,
  region: null,
  city: null,
  latitude: null,
  longitude: null,
  timeZone: null,
  asn: null,
  organisation: null,
  missing: ['ip/city4.bin', 'asn/4.bin'],
});

const torExit = ipReport({
  ip: '185.220.101.34',
  region: 'Berlin',
  city: 'Berlin',
  asn: 60729,
  organisation: 'Stiftung Erneuerbare Freiheit',
  range: '185.220.101.0–185.220.101.63',
});
const scoredWorst = scored(100, 'high', {
  ...{ reports: 1880, usage: 'Data Center/Web Hosting/Transit', flags: ['tor'] },
  ...{ country: 'DE', location: 'Brandenburg an der Havel' },
});

const movedCarrier = validation({ carrier: 'O2 Telefónica', location: 'Leipzig' });
const companyNamed = {
  from: 'contacts',
  name: 'Miriam Horn',
  company: 'Rainier Veterinary Hospital and Clinic',
} as const;
const asInGermany = { country: 'DE', reading: ofPage({ rung: 'language', reason: 'form', alike: true }) };

const both = [validation(), caller()];
const none: OnlineOffer = { kind: 'none' };

function listedFind(device: PhoneReport | IpReport): ListedFind {
  const shown = report(device);
  return { subject: shown.subject, text: subjectText(shown), report: shown };
}

/** The card in every state. */
export const cardExamples: CardExample[] = [
  example('Mobile number, on the device', 'phone', report(phoneReport())),
  example('Landline, read nationally, looked up before', 'phone', report(landline), {
    country: 'DE',
    last: { at: galleryNow - 3 * 24 * 3_600_000, host: 'tickets.a-very-long-name-of-a-department.internal.example' },
  }),
  example('Being asked', 'phone', report(phoneReport()), { asking: true }),
  example('Answered, all agree', 'phone', report(phoneReport(), both)),
  example(
    'Sources disagree',
    'phone',
    report(phoneReport(), [
      validation({
        carrier: 'Vodafone GmbH',
        lineType: 'FIXED_LINE',
        timeZones: ['Europe/London'],
        location: 'London',
        country: 'GB',
        countryName: 'United Kingdom',
      }),
      caller({ name: null, carrier: null }),
    ]),
  ),
  example('United States', 'phone', report(american)),
  example(
    'United States, answered',
    'phone',
    report(american, [
      validation({
        lineType: 'MOBILE',
        national: american.national,
        international: american.international,
        carrier: 'Verizon',
        location: 'New York',
        country: 'US',
        countryName: 'United States',
        callingCode: 1,
        timeZones: ['America/New_York'],
      }),
      caller({
        name: 'Hudson Street Books & Café, Customer Service Department',
        carrier: 'Verizon Wireless',
        country: 'US',
      }),
    ]),
  ),
  example('Premium rate', 'phone', report(premium)),
  example('Toll-free, several time zones', 'phone', report(tollFree)),
  example('Satellite', 'phone', report(satellite)),
  example('Unassigned', 'phone', report(unassigned)),
  example(
    'Unassigned, but confirmed',
    'phone',
    report(unassigned, [
      validation({
        country: 'US',
        countryName: 'United States',
        callingCode: 1,
        national: unassigned.national,
        international: unassigned.international,
        timeZones: [],
        location: null,
        carrier: null,
      }),
    ]),
  ),
  example(
    'Old data',
    'phone',
    { ...report(phoneReport()), dataDate: '2024-03-26' },
    { last: { at: galleryNow - 3_600_000 } },
  ),
  example('Not a number', 'phone', report(tooShort), { offer: none }),
  example(
    'Undocumented status',
    'phone',
    report(phoneReport(), [validation({ status: 'UNKNOWN_SUBSCRIBER', confirmed: false })]),
  ),
  example(
    'Waits, and goes on by itself',
    'phone',
    report(phoneReport(), [caller()], [{ operation: 'phoneValidation', failure: failures.limited }]),
    {
      resuming: ['phoneValidation'],
    },
  ),
  example(
    'The last calls of a quota',
    'phone',
    report(phoneReport(), [caller()], [{ operation: 'phoneValidation', failure: failures['quota-low'] }]),
  ),
  example(
    'No quota left',
    'phone',
    report(phoneReport(), [validation({ quota: { remain: 0, seconds: 60 } }), caller()]),
  ),
  example('No quota left, not looked up', 'phone', report(phoneReport()), {
    offer: { kind: 'ask', calls: 2, spentUntil: galleryNow + 9 * 60_000 },
  }),
  example(
    'Answers from before',
    'phone',
    report(phoneReport(), [validation({ at: galleryNow - 200_000_000 }), caller({ at: galleryNow - 200_000_000 })]),
  ),
  example('Online is off', 'phone', report(phoneReport()), { offer: { kind: 'off' } }),
  example('In a private window', 'phone', report(phoneReport()), { offer: { kind: 'private' } }),
  example('Not set up', 'phone', report(phoneReport()), { offer: { kind: 'unconfigured' } }),
  example(
    'Data files missing',
    'phone',
    report(phoneReport({ carrier: null, missing: ['phone/49.bin'], timeZones: [] })),
  ),
  example(
    'One failed, one answered',
    'phone',
    report(phoneReport(), [caller()], [{ operation: 'phoneValidation', failure: failures['server-error'] }]),
  ),
  example('Address, on the device', 'address', report(ipReport())),
  example('Address, a provider warns', 'address', report(ipReport(), [scoredHigh, registered])),
  example('Address, a low risk', 'address', report(ipReport(), [scoredLow])),
  example('Address, a raised risk', 'address', report(ipReport(), [scoredRaised])),
  example('Address, a low risk, and a note', 'address', {
    ...report(ipReport(), [scoredLow]),
    note: 'our mail server',
  }),
  example('Number, reported by some', 'phone', report(phoneReport(), [caller(), reportedSome])),
  example('Address, a provider says that it hides its user', 'address', report(ipReport(), [hiding])),
  example('Address, its registry asked', 'address', report(ipReport(), [registered]), {
    offer: { kind: 'ask', calls: 1, by: 'ipinfo' },
  }),
  example('Number, a provider answered', 'phone', report(phoneReport(), [carried])),
  example('Number, reported as fraud', 'phone', report(phoneReport(), [reported])),
  example(
    'Number, only its range is reported',
    'phone',
    report(phoneReport(), [
      { ...unreported, facts: { reports: 0, rangeReports: { count: 78, of: 100 } }, operation: 'phoneBlock' },
    ]),
  ),
  example('Number, nobody reported it', 'phone', report(phoneReport(), [unreported])),
  example(
    'Number, a provider failed',
    'phone',
    report(phoneReport(), [], [{ operation: 'twilio', failure: failures['refused-key'] }]),
  ),
  example(
    'Address, a provider failed',
    'address',
    report(ipReport(), [geolocation()], [{ operation: 'abuseIpdb', failure: failures.limited }]),
  ),
  example('Address, answered', 'address', report(ipReport(), [geolocation()])),
  example('Address, answered, nothing new', 'address', report(ipReport(), [geolocation({ postalCode: null })])),
  example(
    'Address, sources disagree',
    'address',
    report(ipReport(), [
      geolocation({
        country: 'FJ',
        countryName: 'Fiji',
        region: 'Central',
        timeZone: 'Pacific/Fiji',
        coordinates: { latitude: -18.14, longitude: 178.44 },
        postalCode: null,
      }),
    ]),
  ),
  example('Address, old data', 'address', { ...report(ipReport()), dataDate: '2025-06-05' }),
  example('IPv6', 'address', report(ipv6)),
  example(
    'Address, coordinates without a place',
    'address',
    report(ipReport(), [geolocation({ coordinates: null, rawRange: [512, 8.6] })]),
  ),
  example(
    'Address, coordinates in doubtful order',
    'address',
    report(ipReport(), [geolocation({ coordinates: { latitude: 30.05, longitude: 31.24 }, orderInDoubt: true })]),
  ),
  example('Address, data unreadable', 'address', report(unknownAddress)),
  example('Special range', 'special', report(shared), { offer: none }),
  example('Private network', 'special', report(privateAddress), { offer: none }),
  example('Embedded IPv4', 'address', report(translated), { offer: none }),
  example('Number of a page, read nationally', 'phone', report(landline), {
    country: 'DE',
    reading: ofPage({ rung: 'numbers', reason: 'form', alike: true }),
  }),
  example('An organization decides about the site', 'phone', report(landline), { siteLocked: true }),
  example('Country chosen for the site', 'phone', report(landline), {
    country: 'DE',
    reading: ofPage({ rung: 'chosen', otherwise: 'AT', reason: 'word' }),
  }),
  example('Country chosen for the site, another not valid', 'phone', report(landline), {
    country: 'DE',
    reading: ofPage({ rung: 'chosen', otherwise: 'AT', reason: 'word' }),
    notValid: 'BA',
  }),
  example('Not a phone number', 'phone', report(landline), {
    country: 'DE',
    reading: ofPage({ rung: 'language', reason: 'form', alike: true, lesson: 'this' }),
  }),
  example('Nothing like it is a phone number', 'phone', report(landline), {
    country: 'DE',
    reading: ofPage({ rung: 'language', reason: 'form', alike: true, lesson: 'alike' }),
  }),
  example('Link with another number as its text', 'phone', report(premium), {
    reading: ofPage({
      reason: 'link',
      lesson: null,
      mismatch: { shows: 'link', other: report(landline), index: 1, isBeside: false },
    }),
  }),
  example('Text of a link with another number', 'phone', report(landline), {
    country: 'DE',
    reading: ofPage({
      rung: 'domain',
      lesson: null,
      mismatch: { shows: 'text', other: report(premium), index: 0, isBeside: false },
    }),
  }),
  example('Link that calls another country', 'phone', report(london), {
    reading: ofPage({
      reason: 'link',
      lesson: null,
      mismatch: { shows: 'link', other: report(landline), index: 1, isBeside: false },
    }),
  }),
  example(
    'Text of a link with another number, could not check',
    'phone',
    report(landline, [], [{ operation: 'phoneValidation', failure: failures.timeout }]),
    {
      country: 'DE',
      reading: ofPage({
        rung: 'domain',
        lesson: null,
        mismatch: { shows: 'text', other: report(premium), index: 0, isBeside: false },
      }),
    },
  ),
  example('Link with two numbers', 'phone', report(landline), {
    reading: ofPage({
      reason: 'link',
      lesson: null,
      mismatch: { shows: 'link', other: report(beside), index: 1, isBeside: true },
    }),
  }),
  example('Link that writes to two numbers', 'phone', report(landline), {
    reading: ofPage({
      reason: 'link',
      lesson: null,
      mismatch: { shows: 'link', other: report(premium), index: 1, isBeside: true, callsBoth: true },
    }),
  }),
  example('Link that writes to two ordinary numbers', 'phone', report(landline), {
    reading: ofPage({
      reason: 'link',
      lesson: null,
      mismatch: { shows: 'link', other: report(beside), index: 1, isBeside: true, callsBoth: true },
    }),
  }),
  example('Link that calls what cannot be read', 'phone', report(landline), {
    reading: ofPage({ unread: '*31#09001234567' }),
  }),
  example('Number that the page shows in another order', 'phone', report(landline), {
    drawn: 'turned',
    reading: ofPage({ rung: null }),
  }),
  example('Address that the page shows with other digits', 'address', report(ipReport()), { drawn: 'covered' }),
  example('Link that forwards calls', 'phone', report(landline), {
    reading: ofPage({ unread: '*21*09001234567#' }),
  }),
  example('Link that forwards calls, country assumed', 'phone', report(landline), {
    country: 'DE',
    reading: ofPage({ reason: 'form', rung: 'language', unread: '*21*09001234567#' }),
  }),
  example(
    'Link that forwards calls, contact',
    'phone',
    { ...report(phoneReport()), names: [{ from: 'contacts', name: 'Kathi (Elternbeirat)' }] },
    { reading: ofPage({ unread: '*21*09001234567#' }) },
  ),
  example('Link that dials on after its number', 'phone', report(landline), {
    reading: ofPage({ reason: 'link', unread: ',,0900' }),
  }),
  example('Names of contacts, pages and the service', 'phone', {
    ...report(phoneReport(), [validation(), caller()]),
    names: [
      { from: 'contacts', name: 'Kathi (Elternbeirat)' },
      { from: 'page', name: 'Praxis Vogelsang', host: 'praxis.example', at: null },
      { from: 'page', name: 'K. Vogelsang', host: 'verein.example', at: galleryNow - 80 * 3_600_000 },
    ],
  }),
  example(
    'Name of a contact, look-ups off',
    'phone',
    {
      ...report(phoneReport()),
      names: [{ from: 'contacts', name: 'Kathi (Elternbeirat)', company: 'Grundschule am Park' }],
    },
    { offer: { kind: 'off' } },
  ),
  { ...example('Pinned', 'phone', report(phoneReport())), pinned: true },
  example(
    'Called spam by the service',
    'phone',
    report(american, [
      validation({
        status: 'NOT_CONFIRMED',
        confirmed: false,
        national: american.national,
        international: american.international,
        carrier: 'Onvoy',
        location: 'Las Vegas, Nevada',
        country: 'US',
        countryName: 'United States',
        callingCode: 1,
        timeZones: ['America/Los_Angeles'],
      }),
      caller({ name: 'Suspected spam', carrier: 'Onvoy', country: 'US' }),
    ]),
  ),
  example('A number of the user’s own country', 'phone', report(landline), {
    country: 'DE',
    reading: ofPage({ rung: 'home', reason: 'form', alike: true }),
  }),
  example('A guess, with the next country', 'phone', report(arkansas), {
    country: 'US',
    reading: ofPage({ rung: 'language', reason: 'form', alike: true, next: 'BZ' }),
  }),
  example('A guess of a long country, with the next one', 'phone', report(saintVincent), {
    country: 'VC',
    reading: ofPage({ rung: 'schema', reason: 'form', alike: true, next: 'BA' }),
  }),
  example(
    'A guess under a contact’s name',
    'phone',
    {
      ...report(arkansas),
      names: [{ from: 'contacts', name: 'Kathi (Elternbeirat)' }],
    },
    {
      country: 'US',
      reading: ofPage({ rung: 'numbers', reason: 'form', alike: true, next: 'BZ' }),
    },
  ),
  example(
    'With a note',
    'phone',
    { ...report(phoneReport(), both), note: 'Calls at the end of each month' },
    { times: 3 },
  ),
  example('Address, the worst risk', 'address', report(torExit, [scoredWorst]), { times: 2 }),
  example('Address, a provider can be asked', 'address', report(torExit), {
    offer: { kind: 'ask', calls: 1, by: 'abuseIpdb' },
    times: 2,
  }),
  example('Address with a note, a long network', 'address', {
    ...report(
      ipReport({ ip: '193.0.6.139', asn: 3333, organisation: 'Reseaux IP Europeens Network Coordination Centre' }),
    ),
    note: 'our scanner',
  }),
  example(
    'A company’s contact, moved to another carrier',
    'phone',
    { ...report(phoneReport(), [movedCarrier]), names: [companyNamed] },
    { ...asInGermany, times: 3 },
  ),
  example(
    'A company’s contact with a note',
    'phone',
    {
      ...report(landline, [validation({ lineType: 'FIXED_LINE', carrier: null })]),
      names: [companyNamed],
      note: 'Call back Tue 14:00',
    },
    asInGermany,
  ),
  example(
    'A company’s contact under a guess',
    'phone',
    {
      ...report(arkansas, [
        validation({
          country: 'US',
          countryName: 'United States',
          carrier: 'Ziply Fiber',
          lineType: 'FIXED_LINE',
          location: 'Little Rock',
          timeZones: ['America/Chicago'],
        }),
      ]),
      names: [companyNamed],
    },
    { country: 'US', reading: ofPage({ rung: 'numbers', reason: 'form', alike: true, next: 'DE' }), times: 2 },
  ),
  example('Often on the page', 'phone', report(phoneReport()), { times: 15 }),
  example('Anycast', 'address', report(anycast)),
  example(
    'Anycast, answered',
    'address',
    report(anycast, [
      geolocation({
        ip: '1.1.1.1',
        country: 'AU',
        countryName: 'Australia',
        region: 'Queensland',
        timeZone: 'Australia/Brisbane',
        coordinates: { latitude: -27.48, longitude: 153.01 },
      }),
    ]),
  ),
  example('Address with a note, often', 'address', { ...report(ipReport()), note: 'our scanner' }, { times: 15 }),
  example(
    'Address, another region',
    'address',
    report(ipReport({ ip: '140.82.121.3', asn: 36459, organisation: 'GitHub, Inc.', range: '140.82.112.0/20' }), [
      geolocation({
        ip: '140.82.121.3',
        region: 'Bavaria',
        coordinates: { latitude: 48.14, longitude: 11.58 },
        postalCode: '80331',
      }),
    ]),
    { times: 15 },
  ),
  example('Night, Fiji', 'phone', report(fijian)),
  example('Canada, the reason opened', 'phone', report(canadian), { reading: ofPage({ reason: 'code' }) }),
  {
    name: 'List',
    box: 'list',
    state: {
      view: 'list',
      finds: [
        listedFind(landline),
        { ...listedFind(arkansas), read: { country: 'US', rung: 'text' } },
        listedFind(ipv6),
      ],
    },
  },
  {
    name: 'A message with a trick',
    box: 'list',
    state: {
      view: 'list',
      finds: [listedFind(landline), { ...listedFind(arkansas), read: { country: 'US', rung: 'text' } }],
      tricks: {
        found: [
          say('trickLink', '+49 800 1234567', '+49 176 12345678'),
          say('trickOtherCode', '+44 20 7946 0018', `+49 2079 460018 ${say('inBrackets', say('trickOnPage'))}`),
        ],
        note: say('tricksUnread'),
      },
    },
  },
  {
    name: 'Nothing found',
    box: 'list',
    state: { view: 'nothing', text: 'Invoice 4711 of 12.03.2026, due in 14 days' },
  },
  { name: 'Nothing selected', box: 'list', state: { view: 'nothing', text: '' } },
  ...Object.values(failures).map((failure) =>
    example(
      `Failure: ${failure.kind}`,
      'phone',
      report(
        phoneReport(),
        [],
        [
          { operation: 'phoneValidation', failure },
          { operation: 'callerId', failure },
        ],
      ),
    ),
  ),
];
