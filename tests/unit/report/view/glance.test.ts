import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../../lib/model/answer/facts.ts';
import type { Report } from '../../../../lib/model/answer/report.ts';
import type { ServiceAnswer } from '../../../../lib/model/answer/service-answer.ts';
import { facts } from '../../../../lib/report/claims/facts.ts';
import { title } from '../../../../lib/report/view/first-line.ts';
import { missingLine, unreadLine } from '../../../../lib/report/view/glance.ts';
import { titleOfNumber } from '../../../../lib/report/view/head.ts';
import { viewOf } from '../../../../lib/report/view/view.ts';
import {
  caller,
  geolocation,
  ipReport,
  galleryNow as now,
  phoneReport,
  report,
  validation,
} from '../../../gallery/reports.ts';
import { context, lines, newer } from './glance-room.ts';

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
    expect(title({ ...report(ipReport()), note: 'our scanner' }).below?.text).toBe('Wikimedia Foundation Inc.');
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
