import { describe, expect, it } from 'vitest';
import type { Facts, RiskLevel } from '../../../../lib/model/answer/facts.ts';
import type { ProviderId } from '../../../../lib/model/answer/provider-list.ts';
import type { Report } from '../../../../lib/model/answer/report.ts';
import type { ServiceAnswer } from '../../../../lib/model/answer/service-answer.ts';
import type { ReadBy } from '../../../../lib/model/page/read-by.ts';
import { facts } from '../../../../lib/report/claims/facts.ts';
import { samePlace } from '../../../../lib/report/claims/name-claim.ts';
import { pin } from '../../../../lib/report/claims/pin.ts';
import { leadingPlace, mapPin, otherMapPin } from '../../../../lib/report/claims/place.ts';
import { attributed } from '../../../../lib/report/claims/sources.ts';
import { vcard } from '../../../../lib/report/copy/vcard.ts';
import { title } from '../../../../lib/report/view/first-line.ts';
import { missingLine, unreadLine } from '../../../../lib/report/view/glance.ts';
import { titleOfNumber } from '../../../../lib/report/view/head.ts';
import { glanceVerdict } from '../../../../lib/report/view/verdict.ts';
import { viewOf } from '../../../../lib/report/view/view.ts';
import { banners, bannersOnPage, shortWarning } from '../../../../lib/report/view/warnings.ts';
import {
  caller,
  geolocation,
  ipReport,
  galleryNow as now,
  phoneReport,
  report,
  validation,
} from '../../../gallery/reports.ts';

const context = { now, here: 'Europe/Berlin', offer: { kind: 'answered' }, asking: false } as const;

/** An answer of another source, which the card's last line names. */
const newer: ServiceAnswer = { operation: 'ipqs', facts: {}, at: now + 1 };

/** The lines of a report's card, each as one text. */
function lines(of: Report, read: ReadBy = null): string[] {
  return viewOf(of, { read })
    .glance(context)
    .lines.map(({ parts }) => parts.map(({ text, aside }) => (aside ? `${text} (${aside})` : text)).join(' · '));
}

it('does not repeat a line type that is the first line', () => {
  const voip = report(
    phoneReport({
      type: 'VOIP',
      region: null,
      callingCode: 883,
      e164: '+883510012345',
      national: '',
      international: '+883 510 012 345',
      location: null,
      carrier: null,
      timeZones: [],
    }),
  );
  expect(title(voip).text).toBe('VoIP');
  expect(lines(voip)).toEqual([]);
  expect(
    viewOf(voip)
      .glance(context)
      .rest.map((row) => row.kind === 'fact' && row.fact.id),
  ).toContain('lineType');
});

const arkansas = report(
  phoneReport({
    type: 'FIXED_LINE_OR_MOBILE',
    region: 'US',
    callingCode: 1,
    e164: '+15016010315',
    national: '(501) 601-0315',
    international: '+1 501 601 0315',
    location: 'Arkansas',
    carrier: null,
    timeZones: ['America/Chicago'],
  }),
);

describe('what was paid for leads', () => {
  const munich = report(ipReport({ city: 'Frankfurt am Main', region: 'Hesse' }), [
    geolocation({ region: 'Bavaria', coordinates: { latitude: 48.14, longitude: 11.58 } }),
  ]);

  it('leads place, pin and clock alike; the built-in data stands behind it, with how far that is', () => {
    expect(lines(munich)[0]).toBe('Bavaria · Germany (built-in data: Frankfurt am Main, 304 km away)');
    expect(leadingPlace(munich).pin).toEqual({ latitude: 48.14, longitude: 11.58 });
    expect(leadingPlace(munich).timeZones).toEqual(['Europe/Berlin']);
  });

  it('leads with its clock where that is another', () => {
    const fiji = report(ipReport(), [geolocation({ country: 'FJ', region: 'Central', timeZone: 'Pacific/Fiji' })]);
    expect(lines(fiji)).toEqual([
      'Central · Fiji · Sun 12:00 AM',
      'Frankfurt am Main, Germany (built-in data) · 1:00 PM',
    ]);
    const [, zoned] = viewOf(fiji).glance(context).lines;
    expect(zoned?.parts.at(-1), 'how far ahead, as its hint').toMatchObject({ hint: 'Same time as you' });
  });

  it('has both pins of two places in one country, and none of two countries', () => {
    const munich = { region: 'Bavaria', coordinates: { latitude: 48.14, longitude: 11.58 } };
    const apart = report(ipReport(), [geolocation(munich)]);
    expect([mapPin(apart), otherMapPin(apart)?.name]).toEqual([munich.coordinates, 'Frankfurt am Main']);
    const one = report(ipReport(), [geolocation()]);
    expect([mapPin(one) !== null, otherMapPin(one)]).toEqual([true, null]);
    const abroad = report(ipReport(), [geolocation({ country: 'FJ', region: 'Central' })]);
    expect([mapPin(abroad), otherMapPin(abroad)]).toEqual([null, null]);
  });

  it('names the hours of several zones in different parts of the day, unless they are far apart', () => {
    const free = (...timeZones: string[]) =>
      lines(report(phoneReport({ type: 'TOLL_FREE', region: null, location: null, timeZones })))[0];
    expect(free('America/New_York', 'Pacific/Honolulu')).toBe('2:00 AM – 7:00 AM (2 time zones)');
    expect(free('America/New_York', 'Asia/Tokyo')).toBe('2 time zones');
  });

  it('gives each of two countries a line of equal weight, and the first line to the number itself', () => {
    const moved = report(phoneReport(), [validation({ country: 'GB', timeZones: ['Europe/London'], location: null })]);
    expect(title(moved)).toMatchObject({ text: '+49 1512 3456789', says: 'number' });
    expect(lines(moved)).toEqual([
      'United Kingdom · 12:00 PM',
      'Germany (built-in data) · 1:00 PM',
      'Mobile · T-Mobile',
    ]);
    const shown = viewOf(moved).glance(context).lines;
    expect(shown.map(({ flag }) => flag)).toEqual(['GB', 'DE', null]);
    expect(shown.flatMap(({ parts }) => parts).filter(({ isStrong }) => isStrong)).toEqual([]);
    const unnamed = report(ipReport({ organisation: null, asn: null }), [geolocation({ country: 'FJ' })]);
    expect(title(unnamed)).toMatchObject({ text: '91.198.174.192', says: 'number' });
  });

  it('states no line type that the sources dispute', () => {
    const disputed = report(phoneReport(), [validation({ lineType: 'FIXED_LINE' })]);
    expect(lines(disputed)[1]).toBe('T-Mobile');
    expect(facts(disputed, context).find(({ id }) => id === 'lineType')?.disagree).toBe(true);
  });

  it('never moves a row: clock, place, line, whatever the first line says', () => {
    expect(lines(report(phoneReport(), [caller()]))).toEqual([
      '1:00 PM (Same time as you)',
      'Germany',
      'Mobile · T-Mobile',
    ]);
  });

  it('raises no alarm where one is only finer', () => {
    expect(lines(report(ipReport(), [geolocation()]))[0]).toBe('Near Frankfurt am Main · Germany');
    expect(samePlace('Manhattan, New York', 'New York, NY')).toBe(true);
    expect(samePlace('Chicago, IL', 'Chicago, Illinois')).toBe(true);
    expect(samePlace('Portland, OR', 'Portland, Maine')).toBe(false);
    const york = report(phoneReport({ region: 'US', callingCode: 1, location: 'New York, NY' }), [
      validation({ location: 'Manhattan, New York', country: 'US' }),
    ]);
    expect(leadingPlace(york)).toMatchObject({ name: 'Manhattan, New York', other: null });
  });

  it('stresses no place or time if another source says another place in the same country', () => {
    const stressed = (of: Report) =>
      viewOf(of)
        .glance(context)
        .lines.flatMap(({ parts }) => parts.flatMap(({ fact, isStrong }) => (isStrong ? fact : [])));
    const moved = { region: 'Bavaria', coordinates: { latitude: 48.14, longitude: 11.58 } };
    expect(stressed(report(ipReport(), [geolocation(moved)]))).toEqual([]);
    const york = phoneReport({
      region: 'US',
      callingCode: 1,
      location: 'New York, NY',
      timeZones: ['America/New_York'],
    });
    const said = (location: string) => report(york, [validation({ location, country: 'US' }), caller()]);
    expect(stressed(said('Las Vegas, Nevada'))).toEqual([]);
    expect(stressed(said('Manhattan, New York')), 'only finer').toEqual(['localTime', 'location', 'country']);
    expect(stressed(report(ipReport(), [geolocation()]))).toEqual(['location', 'country', 'localTime']);
  });

  it('keeps a carrier’s first holder behind the present one', () => {
    const ported = report(phoneReport(), [validation({ carrier: 'O2 Telefónica' })]);
    expect(lines(ported)[1]).toBe('Mobile · O2 Telefónica (originally T-Mobile)');
    expect(lines(report(phoneReport()))[1]).toBe('Mobile · T-Mobile (original carrier)');
  });

  it('says whose words the first line is: a place of the service’s own, a contact’s name', () => {
    const placed = report(phoneReport(), [validation({ location: 'Your contacts', carrier: null })]);
    expect(attributed(title(placed))).toBe('The service reports: Your contacts, Germany');
    expect(title({ ...report(phoneReport()), names: [{ from: 'contacts', name: 'Mum' }] }).says).toBe('contact');
    expect(title(report(phoneReport(), [caller()])).says).toBe('name');
  });

  it('marks a clock as the service’s only where the built-in data shows another', () => {
    const clock = (of: Report) =>
      viewOf(of)
        .glance(context)
        .lines.flatMap(({ parts }) => parts)
        .find(({ fact }) => fact === 'localTime');
    expect(clock(report(phoneReport(), [validation()]))?.source).toBeUndefined();
    const moved = validation({ timeZones: ['Europe/London'] });
    expect(clock(report(phoneReport(), [moved, newer]))?.source).toMatchObject({ kind: 'service' });
  });

  it('leaves out the sign of the source that the last line names, unless sources disagree', () => {
    const signs = (...service: ServiceAnswer[]) =>
      viewOf(report(phoneReport({ carrier: null }), service))
        .glance(context)
        .lines.flatMap(({ parts }) => parts.flatMap(({ source }) => source ?? []));
    const said = validation({ carrier: 'Onvoy', location: 'Berlin' });
    expect(signs(said)).toEqual([]);
    expect(signs(said, newer), 'the last line names the newest').not.toEqual([]);
    expect(signs(validation({ country: 'AT', location: 'Vienna' }))).not.toEqual([]);
  });

  it('is a confirmation of the service’s, and not certain where the range is unassigned', () => {
    expect(glanceVerdict(report(phoneReport(), [validation()]), null)).toMatchObject({
      tone: 'confirmed',
      source: { operation: 'phoneValidation' },
    });
    const unassigned = report(phoneReport({ verdict: { kind: 'unassigned' }, valid: false }), [validation()]);
    expect(glanceVerdict(unassigned, null)).toMatchObject({
      tone: 'doubtful',
      text: 'Sources disagree on validity',
      aside: 'service: confirmed; built-in data: range unassigned',
    });
  });
});

describe('a satellite’s number', () => {
  const inmarsat = report(
    phoneReport({ e164: '+870773111632', region: null, callingCode: 870, carrier: 'Inmarsat', timeZones: [] }),
  );
  const thuraya = report(
    phoneReport({ e164: '+8821612345678', region: null, callingCode: 882, carrier: 'Thuraya', timeZones: [] }),
  );

  it('has its network as the first line, once, and is warned of', () => {
    expect(title(inmarsat)).toMatchObject({ text: 'Inmarsat', says: 'network', source: null });
    expect(lines(inmarsat)).toEqual(['Mobile']);
    expect([inmarsat, thuraya].map((each) => banners(each).map(({ text }) => text))).toEqual(
      Array(2).fill(['Satellite: calls are usually expensive']),
    );
    const noted = { ...inmarsat, note: 'MS Aurora' };
    expect(title(noted).below?.text).toBe('Inmarsat');
    expect(lines(noted)).toEqual(['Mobile']);
  });
});

describe('a guess never looks sure', () => {
  const read = { country: 'US', rung: 'language' } as const;

  it('is amber, and said once, also where the service confirmed it', () => {
    expect(glanceVerdict(arkansas, read)).toEqual({
      tone: 'doubtful',
      text: 'Assuming United States',
      inFull: 'Assuming United States: Only format checked',
      guess: { why: 'from page language', whyInFull: 'page language', shorter: 'Assuming US' },
    });
    expect(title(arkansas, read).text).toBe('(501) 601-0315');
    expect(lines(arkansas, read).slice(1)).toEqual(['Arkansas · United States', 'Landline or mobile']);
    const stressed = viewOf(arkansas, { read })
      .glance(context)
      .lines.flatMap(({ parts }) => parts.filter((part) => part.isStrong));
    expect(stressed).toEqual([]);
    const confirmed = { ...arkansas, service: [validation({ country: 'US' })] };
    expect(glanceVerdict(confirmed, read)).toMatchObject({
      tone: 'doubtful',
      text: 'Assuming United States: Confirmed valid',
    });
  });

  it('is none where the user chose the country, or the number has its own code', () => {
    expect(glanceVerdict(arkansas, { country: 'US', rung: 'chosen' })?.tone).toBe('good');
    expect(glanceVerdict(arkansas, null)?.tone).toBe('good');
  });
});

it('never replaces an address’s network and AS number by a provider’s name alone', () => {
  const named = (facts: Facts): ServiceAnswer => ({ operation: 'abuseIpdb', facts, at: now });
  const title = (answer: ServiceAnswer, own = {}) => {
    const { text, tag } = viewOf(report(ipReport(own), [answer])).title;
    return `${text} ${tag}`;
  };
  expect(title(named({ network: 'Cloud Hosting B.V.' }))).toBe('Wikimedia Foundation Inc. AS14907');
  expect(title(named({ network: 'Cloud Hosting B.V.', asn: 64500 }))).toBe('Cloud Hosting B.V. AS64500');
  expect(title(named({ network: 'Cloud Hosting B.V.' }), { organisation: null })).toBe('Cloud Hosting B.V. AS14907');
});

describe('an address that answers from many places', () => {
  const shared = report(ipReport({ ip: '8.8.8.8', anycast: 'Google Public DNS', organisation: 'Google LLC' }), [
    geolocation({ ip: '8.8.8.8' }),
  ]);

  it('is named and not placed: no pin, no clock, no city of the data', () => {
    expect(pin(shared)).toBeNull();
    expect(leadingPlace(shared)).toMatchObject({ name: null, country: null, pin: null, timeZones: [] });
    expect(lines(shared)).toEqual([
      'Served from many locations (Google Public DNS)',
      'The service reports: Hesse, Germany',
    ]);
    expect(
      viewOf(shared)
        .glance(context)
        .lines.map(({ flag }) => flag),
    ).toEqual([null, null]);
    const ids = (of: Report) => facts(of, context).map(({ id }) => id);
    expect(ids(shared)).not.toContain('localTime');
    for (const id of ['timeZone', 'coordinates']) expect(ids({ ...shared, service: [] })).not.toContain(id);
    const ofService = facts(shared, context).filter(({ id }) => ['timeZone', 'coordinates', 'postalCode'].includes(id));
    expect(ofService.map(({ claims }) => claims.map(({ sources }) => sources[0]?.kind))).toEqual(
      Array(3).fill(['service']),
    );
  });
});

describe('warnings outrank names', () => {
  const spam = report(phoneReport(), [
    validation({ status: 'NOT_CONFIRMED', confirmed: false }),
    caller({ name: 'Suspected spam' }),
  ]);

  it('never makes a person of spam: the number leads, the warning stands above, and nothing is saved', () => {
    expect(title(spam)).toMatchObject({ text: '+49 1512 3456789', says: 'number' });
    expect(banners(spam)[0]).toMatchObject({ tone: 'bad', text: 'The service warns: “Suspected spam”' });
    expect(vcard(spam)).toBeNull();
    expect(title({ ...spam, names: [{ from: 'contacts', name: 'Mum' }] }).text).toBe('Mum');
  });

  it('does so for what a provider calls it, whose words are named as its own', () => {
    const twilio = { operation: 'twilio', facts: { callerName: 'Scam Likely' }, at: now } as const;
    const own = { operation: 'custom1', ownName: 'Our CRM', facts: { callerName: 'Robocaller' }, at: now } as const;
    const reported = report(phoneReport(), [caller(), twilio, own]);
    expect(banners(reported).map(({ tone, text }) => [tone, text])).toEqual([
      ['bad', 'Twilio said: Scam Likely'],
      ['bad', 'Our CRM said: Robocaller'],
    ]);
    expect(shortWarning(reported)).toEqual({ tone: 'bad', text: 'Twilio said: Scam Likely' });
    expect(vcard(reported)).toBeNull();
    expect(title(report(phoneReport(), [twilio]))).toMatchObject({ text: '+49 1512 3456789', says: 'number' });
  });

  it('leaves names alone that only hold such letters', () => {
    expect(banners(report(phoneReport(), [caller({ name: 'Spamer & Sons' })]))).toEqual([]);
  });

  it('is a few words in a row: what a service warns of, or what calls cost', () => {
    const spam = report(phoneReport({ type: 'PREMIUM_RATE' }), [caller({ name: 'Suspected spam' })]);
    expect(shortWarning(spam)).toEqual({ tone: 'bad', text: 'The service warns: “Suspected spam”' });
    const costly = report(phoneReport({ type: 'PREMIUM_RATE' }));
    expect(shortWarning(costly)).toEqual({ tone: 'warn', text: 'Premium rate' });
    const free = report(phoneReport({ type: 'TOLL_FREE' }));
    expect(shortWarning(free)).toBeNull();
    expect([costly, free].map((of) => banners(of)[0]?.tone)).toEqual(['warn', 'info']);
  });
});

describe('what the first line or a warning says', () => {
  it('is in no line again', () => {
    expect(lines(report(phoneReport({ carrier: null })))[1]).toBe('Mobile');
    expect(lines(report(phoneReport({ type: 'PREMIUM_RATE', carrier: null, timeZones: [] })))).toEqual([]);
    const free = report(phoneReport({ type: 'TOLL_FREE', region: null, callingCode: 1, carrier: null, timeZones: [] }));
    expect(title(free)).toMatchObject({ says: 'number', text: '+49 1512 3456789' });
    expect(lines(free)).toEqual(['United States, Canada and other +1 countries']);
    const unknown = report(phoneReport({ type: null, carrier: null, timeZones: [], verdict: { kind: 'unassigned' } }));
    expect(lines(unknown)).toEqual([]);
  });

  it('is the address itself where nothing is known of it', () => {
    const nothing = {
      country: null,
      region: null,
      city: null,
      asn: null,
      organisation: null,
      missing: ['ip/city4.bin'],
    };
    expect(title(report(ipReport({ ip: '203.8.0.9', ...nothing })))).toMatchObject({
      says: 'number',
      text: '203.8.0.9',
    });
  });

  it('leaves a line type and its carrier one row', () => {
    const far = report(
      phoneReport({
        region: 'US',
        callingCode: 1,
        type: 'FIXED_LINE_OR_MOBILE',
        location: 'New York, NY',
        carrier: null,
      }),
      [validation({ country: 'US', location: 'Las Vegas, Nevada', carrier: 'Onvoy' }), caller()],
    );
    expect(lines(far)[1]).toBe('Las Vegas, Nevada · United States (built-in data: New York, NY)');
    expect(lines(far)[2]).toBe('Mobile · Onvoy');
  });

  it('say the postal code that a paid answer brought to an address; that it confirms the data is in the details', () => {
    const confirms = (of: Report) =>
      viewOf(of)
        .details(context)
        .onAnswers.some((row) => row.kind === 'fact' && !row.isHidden && row.fact.claims[0]?.key === 'confirms');
    expect(lines(report(ipReport(), [geolocation()])).at(-1)).toBe('60311');
    const agreeing = [
      geolocation({ postalCode: null }),
      { operation: 'ipinfo', facts: { country: 'DE' }, at: now } as const,
    ];
    for (const answer of agreeing) {
      const of = report(ipReport(), [answer]);
      expect(lines(of)).toEqual(lines(report(ipReport())));
      expect(confirms(of)).toBe(true);
    }
    for (const other of [
      { region: 'Bavaria', coordinates: null },
      { orderInDoubt: true },
      { coordinates: null, rawRange: [512, 8.6] as [number, number] },
      { country: 'FJ', countryName: 'Fiji' },
    ]) {
      const of = report(ipReport(), [geolocation({ ...other, postalCode: null })]);
      expect(confirms(of), JSON.stringify(other)).toBe(false);
    }
    expect(confirms(report(ipReport()))).toBe(false);
  });

  it('have an envelope only before an address for mail, and a map pin before a postal code', () => {
    const icons = (of: Report) =>
      viewOf(of)
        .glance(context)
        .lines.map(({ icon }) => icon);
    expect(icons(report(ipReport(), [geolocation()])).at(-1)).toBe('postal-code');
    const registered: ServiceAnswer = { operation: 'rdap', facts: { abuseEmail: 'abuse@example.net' }, at: now };
    expect(icons(report(ipReport(), [registered])).at(-1)).toBe('mail');
  });

  it('warn first that an address hides who uses it', () => {
    const said = (flag: 'tor' | 'hosting') =>
      viewOf(report(ipReport(), [{ operation: 'abuseIpdb', facts: { flags: [flag] }, at: now }])).glance(context)
        .lines[0];
    expect(said('tor')).toMatchObject({ icon: 'warning', parts: [{ fact: 'signs', warns: 'warn' }] });
    expect(said('hosting')).toMatchObject({ icon: 'usage', parts: [{ fact: 'signs' }] });
  });

  it('has one sign of its source after what one source alone says in a row', () => {
    const facts = { usage: 'Data Center', flags: ['tor' as const] };
    const [said] = viewOf(report(ipReport(), [{ operation: 'abuseIpdb', facts, at: now }, newer])).glance(
      context,
    ).lines;
    expect(said?.parts.map(({ source }) => source?.kind)).toEqual([undefined, 'service']);
    const bare = phoneReport({ type: null, carrier: null });
    const typed: ServiceAnswer = { operation: 'twilio', facts: { lineType: 'MOBILE' }, at: now };
    const signs = (...service: ServiceAnswer[]) =>
      viewOf(report(bare, [...service, caller({ carrier: 'Onvoy' }), newer]))
        .glance(context)
        .lines.find(({ icon }) => icon === 'carrier')
        ?.parts.map(({ text, source }) => [text, source?.kind]);
    expect(signs(validation({ carrier: null }))).toEqual([
      ['Mobile', undefined],
      ['Onvoy', 'service'],
    ]);
    expect(signs(typed), 'of two sources each has its own').toEqual([
      ['Mobile', 'service'],
      ['Onvoy', 'service'],
    ]);
  });

  it('says of what kind a network is, as a provider says', () => {
    const facts = { usage: 'Data Center', flags: ['tor' as const] };
    const said = (more: Facts) =>
      report(ipReport(), [{ operation: 'abuseIpdb', facts: { ...facts, ...more }, at: now }]);
    expect(lines(said({}))[0], 'what hides its user is first').toBe('Tor (user may be elsewhere) · Data Center');
    const signs = (of: Report) =>
      viewOf(of)
        .glance(context)
        .lines[0]?.parts.map(({ warns }) => warns === 'warn');
    expect(signs(said({}))).toEqual([true, false]);
    const many = said({ usage: 'Data Center/Web Hosting/Transit', flags: ['mobile'] });
    expect(lines(many)[0], 'the first of several words').toBe('Data Center · mobile network');
    expect(signs(many)).toEqual([false, false]);
  });

  it('says whom to write to about abuse if a registry names them and a row is free', () => {
    const facts: Facts = { holder: 'Wikimedia', abuseEmail: 'abuse@example.net', abusePhone: '+49 30 901820' };
    const asked = report(ipReport(), [{ operation: 'rdap', facts, at: now }]);
    expect(lines(asked)[2]).toBe('abuse@example.net');
    const rest = viewOf(asked)
      .glance(context)
      .rest.flatMap((row) => (row.kind === 'fact' ? [row.fact] : []));
    const texts = (['abuse', 'abusePhone'] as const).map((id) => rest.find((fact) => fact.id === id)?.claims[0]?.text);
    expect(texts).toEqual(['abuse@example.net', '+49 30 901820']);
    const used: ServiceAnswer = { operation: 'abuseIpdb', facts: { usage: 'Data Center' }, at: now };
    expect(lines({ ...asked, service: [...asked.service, used] })).not.toContain('abuse@example.net');
    expect(lines(report(ipReport()))).toHaveLength(2);
  });
});

describe('how risky a provider finds a subject', () => {
  const scored = (facts: Facts, riskLevel?: RiskLevel, operation: ProviderId = 'abuseIpdb'): ServiceAnswer => {
    return { operation, facts, riskLevel, at: now };
  };
  const low = scored({ riskScore: 12, reports: 88, usage: 'Data Center', hostname: 'scan.example' }, 'low');
  const raised = scored({ riskScore: 80 }, 'raised', 'ipqs');
  const high = scored({ riskScore: 100, reports: 2417 }, 'high');

  it('is the first row of an address however low it is, and use and hostname are the next; the time is last', () => {
    expect(lines(report(ipReport(), [low]))).toEqual([
      'Risk 12/100 · 88 reports · AbuseIPDB',
      'Data Center · Its network says: scan.example',
      'Near Frankfurt am Main · Germany',
      '1:00 PM (Same time as you)',
    ]);
    const network = { ...report(ipReport(), [low]), note: 'our mail server' };
    expect(lines(network)[0]).toBe('Risk 12/100 · 88 reports · AbuseIPDB');
    expect(lines(report(ipReport({ anycast: 'Cloudflare DNS' }), [low]))[0]).toContain('Risk 12/100');
  });

  it('is the worst that a provider says, each by its own scale, and as strong as that', () => {
    const first = (...service: ServiceAnswer[]) => viewOf(report(ipReport(), service)).glance(context).lines[0];
    expect(first(low)?.parts[0]).toMatchObject({ text: 'Risk 12/100', warns: undefined });
    expect(first(low, raised)).toMatchObject({ icon: 'warning', parts: [{ text: 'Risk 80/100', warns: 'warn' }, {}] });
    expect(viewOf(report(ipReport(), [low, raised, high])).risk).toMatchObject({ score: 100, level: 'high' });
    expect(viewOf(report(ipReport(), [scored({ riskScore: 80 })])).risk?.level, 'kept by an earlier version').toBe(
      'high',
    );
  });

  it('is above the first line if it is high, and not said again below; other warnings hide it from neither', () => {
    const listed = report(ipReport(), [high]);
    const text = 'Risk 100/100 · 2,417 reports · AbuseIPDB';
    expect(viewOf(listed).head.banners).toEqual([{ tone: 'bad', text, short: text }]);
    expect(lines(listed).join()).not.toContain('Risk');
    expect(shortWarning(listed)).toEqual({ tone: 'bad', text });
    const fraud = scored({ riskScore: 100, reports: 2417 }, 'high', 'phoneBlock');
    const called = report(phoneReport(), [caller({ name: 'Suspected spam' }), fraud]);
    expect(lines(called)[0]).toBe('Risk 100/100 · 2,417 reports · PhoneBlock');
  });

  it('is the first row of a number if it is raised, and the last if it is not, so that nothing moves', () => {
    const said = (facts: Facts, level?: RiskLevel) =>
      lines(report(phoneReport(), [scored(facts, level, 'phoneBlock')]));
    const own = lines(report(phoneReport()));
    expect(said({ reports: 0 })).toEqual([...own, 'No reports · PhoneBlock']);
    const reported = 'Risk 40/100 · 3× fraud · PhoneBlock';
    expect(said({ riskScore: 40, reports: 3, reportedFor: 'fraud' }, 'raised')).toEqual([reported, ...own]);
    const ofRange = { reports: 0, rangeReports: { count: 78, of: 100 } } as const;
    expect(said(ofRange).at(-1)).toBe('Reports: 78, on all 100 numbers · PhoneBlock');
    expect(said({ reports: 1 })[0], 'without a score').toBe('1 report · PhoneBlock');
  });
});

describe('a note', () => {
  it('is the first line of its card, small above a person’s name, otherwise as the title', () => {
    const noted = { ...report(phoneReport(), [caller()]), note: 'calls at month’s end' };
    expect(title(noted)).toMatchObject({
      ...{ text: 'Katharina Vogelsang', says: 'name', below: null, note: 'calls at month’s end' },
    });
    expect(titleOfNumber(title(noted), noted)).toMatchObject({
      note: noted.note,
      below: { text: 'Katharina Vogelsang' },
    });
    expect(title({ ...report(phoneReport()), note: 'a customer' })).toMatchObject({ text: 'a customer', says: 'note' });
    expect(title({ ...report(ipReport()), note: 'our scanner' }).below?.text).toBe(
      'Wikimedia Foundation Inc. · AS14907',
    );
  });
});

describe('what is not known', () => {
  it('is absent at a glance, and one line in the details', () => {
    const bare = report(phoneReport({ carrier: null }));
    expect(lines(bare).join()).not.toContain('not known');
    expect(missingLine(bare, context)).toBe('Not in the built-in data: Carrier');
    const landline = phoneReport({ type: 'FIXED_LINE', carrier: null, location: null });
    expect(missingLine(report(landline), context)).toBe('Not in the built-in data: Carrier, Location');
    expect(missingLine(report(phoneReport()), context), 'a mobile number has no place').toBeNull();
    expect(
      viewOf(bare)
        .glance(context)
        .rest.map((row) => row.kind === 'fact' && row.fact.id),
    ).toContain('carrier');
  });

  it('is never called absent if the data could not be read', () => {
    const unread = report(phoneReport({ carrier: null, timeZones: [], missing: ['phone/49.bin'] }));
    expect(missingLine(unread, context)).toBeNull();
    expect(unreadLine(unread, context)).toBe('Built-in data could not be read: Carrier, Location, Local time.');
    const half = report(ipReport({ asn: null, organisation: null, missing: ['asn/4.bin'] }));
    expect(unreadLine(half, context)).toBe('Built-in data could not be read: Network.');
    expect(missingLine(report(ipReport({ city: null, missing: ['asn/4.bin'] })), context)).toBe(
      'Not in the built-in data: Location',
    );
    expect(unreadLine(report(phoneReport()), context)).toBeNull();
  });

  it('says of an address no part of the day', () => {
    const night = report(ipReport({ timeZone: 'Pacific/Fiji' }));
    expect(facts(night, context).find(({ id }) => id === 'localTime')?.callTime).toBeUndefined();
  });
});

describe('a link with a code that a phone obeys', () => {
  const first = (unread: string, of = {}) => bannersOnPage(report(phoneReport(of)), { unread })[0];

  it.each([
    ['*21*0900#', '0900'],
    ['**21*0900#', '0900'],
    ['**61*+49900*11*10#', '+49900'],
    ['*62*0900#', '0900'],
    ['**67*0900#', '0900'],
    ['**002*0900123456…', '0900123456…'],
    ['**004*0900#', '0900'],
    ['*729005551234', '9005551234'],
    ['*21*p0900#', '*21*p0900#'],
    ['*21*#', '*21*#'],
  ])('may forward the calls: %s', (code, number) =>
    expect(first(code)).toEqual({ tone: 'bad', text: `Link may forward calls to “${number}”` }),
  );

  it.each([
    ['*31#0900', '0900', {}],
    ['#31#+49900', '+49900', {}],
    ['*679005551234', '9005551234', { callingCode: 1 }],
  ])('may hide the caller’s number: %s', (code, number, of) =>
    expect(first(code, of)).toEqual({ tone: 'warn', text: `Link may call “${number}” anonymously` }),
  );

  it('tells what is dialed after a pause, once its number is connected', () => {
    const of = (unread: string, reason: 'link' | 'form') =>
      bannersOnPage(report(phoneReport()), { unread, reason })[0]?.text;
    expect([',,0900', ';w 12', 'p900#'].map((unread) => of(unread, 'link'))).toEqual([
      'Dials “0900” after connecting',
      'Dials “12” after connecting',
      'Dials “900#” after connecting',
    ]);
    expect(of(',,0900', 'form'), 'its number is not the link’s').toBe('Link may call something else: “,,0900”');
    expect(of(',*21#', 'link')).toBe('Link may call something else: “,*21#”');
  });

  it.each(['*31#', '*679005551234', '#21#', '*67 900 555', '*210900', '*72', '1*21*0900'])(
    'may call something else: %s',
    (code) => expect(first(code)).toEqual({ tone: 'warn', text: `Link may call something else: “${code}”` }),
  );
});
