import { describe, expect, it } from 'vitest';
import type { Report } from '../../../../lib/model/answer/report.ts';
import type { ServiceAnswer } from '../../../../lib/model/answer/service-answer.ts';
import { facts } from '../../../../lib/report/claims/facts.ts';
import { samePlace } from '../../../../lib/report/claims/name-claim.ts';
import { pin } from '../../../../lib/report/claims/pin.ts';
import { leadingPlace, mapPin, otherMapPin } from '../../../../lib/report/claims/place.ts';
import { attributed } from '../../../../lib/report/claims/sources.ts';
import { title } from '../../../../lib/report/view/first-line.ts';
import { glanceVerdict } from '../../../../lib/report/view/verdict.ts';
import { viewOf } from '../../../../lib/report/view/view.ts';
import { caller, geolocation, ipReport, phoneReport, report, validation } from '../../../gallery/reports.ts';
import { arkansas, context, lines, newer } from './glance-room.ts';

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
