import { describe, expect, it } from 'vitest';
import { terms } from '../../../../lib/report/claims/fact.ts';
import { facts } from '../../../../lib/report/claims/facts.ts';
import { say } from '../../../../lib/words/say.ts';
import { geolocation, ipReport, loopback, galleryNow as now, report } from '../../../gallery/reports.ts';

const context = { now, here: 'Europe/Berlin', offer: { kind: 'none' }, asking: false } as const;
const rowsOf = (of: ReturnType<typeof report>) => new Map(facts(of, context).map((row) => [row.id, row]));

describe('facts of an address', () => {
  it('come in one order, what only the service knows last', () => {
    const rows = facts(report(ipReport(), [geolocation()]), context);
    expect(rows.map(({ id }) => say(terms[id]))).toEqual([
      'Network',
      'Range',
      'Location',
      'Region',
      'Country',
      'Local time',
      'Time zone',
      'Coordinates',
      'Postal code',
      'Status',
    ]);
  });

  it('word a city as an estimate', () => {
    expect(rowsOf(report(ipReport({ city: 'Lyon' }))).get('location')?.claims[0]?.text).toBe('Near Lyon');
  });

  it('take near places for the same place, and far ones for a disagreement', () => {
    const near = rowsOf(report(ipReport(), [geolocation({ coordinates: { latitude: 50.3, longitude: 8.9 } })]));
    expect(near.get('coordinates')?.disagree).toBe(false);
    const far = rowsOf(report(ipReport(), [geolocation({ coordinates: { latitude: 35.7, longitude: 139.7 } })]));
    expect(far.get('coordinates')?.disagree).toBe(true);
    expect(far.get('coordinates')?.claims).toHaveLength(2);
  });

  it('say so where the order of a pair is in doubt', () => {
    const coordinates = { latitude: 30.05, longitude: 31.24 };
    const sure = rowsOf(report(ipReport(), [geolocation({ coordinates })]));
    expect(sure.get('coordinates')?.note).not.toContain('Order uncertain');
    const doubtful = rowsOf(report(ipReport(), [geolocation({ coordinates, orderInDoubt: true })]));
    expect(doubtful.get('coordinates')?.note).toContain('Order uncertain');
    expect(doubtful.get('coordinates')?.note).toContain('31.24° N, 30.05° E');
  });

  it('show a pair that is no place as it came', () => {
    const note = (rawRange: [number, number]) =>
      rowsOf(report(ipReport(), [geolocation({ coordinates: null, rawRange })])).get('coordinates')?.note;
    expect(note([300, 7])).toBe('Given as 300, 7, which aren’t coordinates');
    expect(note([-100, 95])).toBe('Given as -100, 95, which aren’t coordinates');
    expect(note([-33.9, 151.2])).toBe('Given as -33.9, 151.2, which isn’t in this country');
    expect(note([151.2, -33.9])).toBe('Given as 151.2, -33.9, which isn’t in this country');
  });

  it('say in words what is not known, and what could not be read', () => {
    expect(rowsOf(report(ipReport({ city: null }))).get('location')?.note).toBe(say('cityUnknown'));
    const missing = rowsOf(report(ipReport({ asn: null, organisation: null, missing: ['asn'] })));
    expect(missing.get('network')?.note).toBe(say('dataMissing'));
  });

  it('explain a special range instead of placing it', () => {
    const rows = facts(report(ipReport({ special: loopback })), context);
    expect(rows.map(({ claims }) => claims[0]?.text)).toEqual(['127.0.0.0/8', 'Loopback · RFC 1122']);
  });

  it('say so where the service has nothing', () => {
    const nothing = {
      coordinates: null,
      region: null,
      country: null,
      countryName: null,
      postalCode: null,
      timeZone: null,
    };
    const said = (given: object) =>
      rowsOf(report(ipReport(), [geolocation({ status: false, ...given })])).get('status')?.claims[0]?.text;
    expect(said(nothing)).toBe(say('statusNoAnswer'));
    expect(said({ ...nothing, rawRange: [500, 500] })).toBe(say('statusNoSuccess'));
  });
});
