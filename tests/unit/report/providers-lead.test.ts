import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../lib/model/answer/facts.ts';
import type { ProviderId } from '../../../lib/model/answer/provider-list.ts';
import type { Report } from '../../../lib/model/answer/report.ts';
import type { ServiceAnswer } from '../../../lib/model/answer/service-answer.ts';
import type { FactId } from '../../../lib/report/claims/fact.ts';
import { facts } from '../../../lib/report/claims/facts.ts';
import { mapCountry, pin } from '../../../lib/report/claims/pin.ts';
import { leadingPlace } from '../../../lib/report/claims/place.ts';
import { attributed } from '../../../lib/report/claims/sources.ts';
import { lineText } from '../../../lib/report/view/first-line.ts';
import { viewOf } from '../../../lib/report/view/view.ts';
import {
  caller,
  geolocation,
  ipReport,
  galleryNow as now,
  phoneReport,
  report,
  validation,
} from '../../gallery/reports.ts';

const context = { now, here: 'Europe/Berlin', offer: { kind: 'answered' }, asking: false } as const;

const said = (operation: ProviderId, given: Facts): ServiceAnswer => ({ operation, facts: given, at: now - 60_000 });

/** The lines of a report's card, each as one text. */
function lines(of: Report): string[] {
  return viewOf(of)
    .glance(context)
    .lines.map(({ parts }) => parts.map(({ text, aside }) => (aside ? `${text} (${aside})` : text)).join(' · '));
}

const rowOf = (id: FactId, of: Report) => facts(of, context).find((each) => each.id === id);
const keys = (id: FactId, of: Report) => rowOf(id, of)?.claims.map(({ key }) => key);

const frankfurt = ipReport({ city: 'Frankfurt am Main', region: 'Hesse' });
const munich: Facts = {
  ...{ location: 'Munich', region: 'Bavaria', country: 'DE', timeZone: 'Europe/Berlin' },
  coordinates: { latitude: 48.14, longitude: 11.58 },
};
const suva: Facts = {
  ...{ location: 'Suva', country: 'FJ', timeZone: 'Pacific/Fiji' },
  coordinates: { latitude: -18.14, longitude: 178.44 },
};

describe('what an ordered provider answers about an address leads', () => {
  it('in place, pin, clock and map alike; the built-in data stands behind it', () => {
    const there = report(frankfurt, [said('ipinfo', suva)]);
    expect(lines(there)).toEqual([
      'Suva · Fiji · Sun 12:00 AM',
      'Frankfurt am Main, Germany (built-in data) · 1:00 PM',
    ]);
    expect(leadingPlace(there)).toMatchObject({ pin: suva.coordinates, source: { operation: 'ipinfo' } });
    expect(pin(there)).toEqual(suva.coordinates);
    expect(mapCountry(there)).toBe('FJ');
    expect(rowOf('coordinates', there)?.disagree).toBe(true);
  });

  it('in its rows, in the order in which the person asks, the lookup service among them', () => {
    const service = geolocation({ country: 'CH', region: 'Zurich', coordinates: { latitude: 47.4, longitude: 8.5 } });
    expect(keys('country', report(frankfurt, [said('ipinfo', suva), service]))).toEqual(['FJ', 'CH', 'DE']);
    expect(keys('country', report(frankfurt, [service, said('ipinfo', suva)]))).toEqual(['CH', 'FJ', 'DE']);
    expect(leadingPlace(report(frankfurt, [said('ipinfo', suva), service])).name).toBe('Suva');
    expect(leadingPlace(report(frankfurt, [service, said('ipinfo', suva)])).name).toBe('Zurich');
  });

  it('and raises no alarm where it is only finer, or names the place nearby', () => {
    expect(lines(report(ipReport({ city: null, region: null }), [said('ipinfo', munich)]))[0]).toBe('Munich · Germany');
    const near = { ...munich, location: 'Garching', coordinates: { latitude: 48.25, longitude: 11.65 } };
    const here = ipReport({ city: 'Munich', region: 'Bavaria', latitude: 48.14, longitude: 11.58 });
    expect(lines(report(here, [said('ipinfo', near)]))[0]).toBe('Garching · Germany');
  });

  it('keeps the finer city of the built-in data where it names the country alone', () => {
    const of = report(frankfurt, [said('ipinfo', { country: 'DE', countryName: 'Germany' })]);
    expect(lines(of)[0]).toBe('Near Frankfurt am Main · Germany');
  });

  it('but a registry’s country is the holder’s: it places nothing', () => {
    const of = report(frankfurt, [said('rdap', { holder: 'Example Org', netName: 'EX', country: 'NL' })]);
    expect(leadingPlace(of)).toMatchObject({ country: 'DE', name: 'Frankfurt am Main' });
    expect(keys('country', of)).toEqual(['DE']);
    const [holder] = facts(of, context).find(({ id }) => id === 'holder')?.claims ?? [];
    expect(holder?.text).toBe('Example Org');
    expect(holder?.detail?.replace(/[\u2066-\u2069]/g, '')).toBe('EX · Netherlands');
  });

  it('says whose network it is, with its name before it; the built-in data’s stands below', () => {
    const here = ipReport({ asn: 64496, organisation: 'Example Net' });
    const other = report(here, [said('ipinfo', { asn: 64500, network: 'Other Net' })]);
    const { title } = viewOf(other);
    expect(attributed(title)).toBe('IPinfo said: Other Net');
    expect(title).toMatchObject({ says: 'network', tag: 'AS64500' });
    expect(lines(other)).toContain('built-in data: Example Net · AS64496');
    // The same network under another spelling needs nobody's name.
    const same = viewOf(report(here, [said('ipinfo', { asn: 64496, network: 'EXAMPLE-NET' })]));
    expect(same.title).toMatchObject({ text: 'Example Net', source: null, tag: 'AS64496' });
  });

  it('gives an address without a known network its holder’s name', () => {
    const unknown = ipReport({ asn: null, organisation: null });
    const { title } = viewOf(report(unknown, [said('rdap', { holder: 'Example Org' })]));
    expect(attributed(title)).toBe('RDAP said: Example Org');
  });

  it('places no address that answers from many places', () => {
    const anycast = report(ipReport({ anycast: 'Quad9' }), [said('ipinfo', suva)]);
    expect(leadingPlace(anycast).pin).toBeNull();
    expect(pin(anycast)).toBeNull();
  });
});

describe('what an ordered provider answers about a number leads', () => {
  const number = phoneReport({ location: null, carrier: 'Old Cell' });

  it('in name, carrier and rows; the first holder stands behind the present one', () => {
    const of = report(number, [
      said('twilio', { callerName: 'A EXAMPLE', carrier: 'Example Cell', lineType: 'MOBILE' }),
    ]);
    expect(lineText(of)).toBe('Twilio said: A EXAMPLE');
    expect(keys('carrier', of)).toEqual(['example cell', 'old cell']);
    expect(lines(of)).toContain('Mobile · Example Cell (originally Old Cell)');
  });

  it('says who says so where only it knows the carrier', () => {
    const of = report(phoneReport({ location: null, carrier: null }), [said('twilio', { carrier: 'Example Cell' })]);
    expect(lineText(of)).toContain('Twilio said: Example Cell');
  });

  it('asks the order of the person also for the name', () => {
    const twilio = said('twilio', { callerName: 'A EXAMPLE' });
    const service = caller({ name: 'B Example' });
    expect(lineText(report(number, [twilio, service]))).toBe('Twilio said: A EXAMPLE');
    expect(lineText(report(number, [service, twilio]))).toBe('The service reports: B Example');
  });

  it('in place and country, where it differs', () => {
    const of = report(phoneReport({ location: 'Berlin' }), [said('veriphone', { country: 'AT', location: 'Vienna' })]);
    const { title } = viewOf(of);
    expect(title).toMatchObject({ says: 'number', source: null });
    expect(lines(of).slice(0, 2)).toEqual(['Vienna · Austria', 'Germany (built-in data) · 1:00 PM']);
    const [where] = viewOf(of).glance(context).lines;
    expect(where?.parts.at(-1)?.source).toMatchObject({ operation: 'veriphone' });
    const service = validation({ location: 'Graz', country: 'AT' });
    expect(
      leadingPlace(report(phoneReport({ location: 'Berlin' }), [said('veriphone', { location: 'Linz' }), service]))
        .name,
    ).toBe('Linz');
  });
});
