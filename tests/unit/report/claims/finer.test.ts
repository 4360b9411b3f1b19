import { describe, expect, it } from 'vitest';
import type { Claim, FactId } from '../../../../lib/report/claims/fact.ts';
import { finerClaims } from '../../../../lib/report/claims/fact.ts';
import { facts } from '../../../../lib/report/claims/facts.ts';
import { withFiner } from '../../../../lib/report/claims/finer.ts';
import { galleryNow, geolocation, ipReport, phoneReport, report, validation } from '../../../gallery/reports.ts';

const context = { now: galleryNow, here: 'Europe/Berlin', offer: { kind: 'answered' }, asking: false } as const;

/** The answers of two sources that are shown. */
function shown(id: FactId, ...texts: string[]): string[] {
  const claims = texts.map((text): Claim => ({ key: text, text, sources: [] }));
  return finerClaims(withFiner({ id, claims, disagree: false, note: null })).map(({ text }) => text);
}

function shownOf(of: ReturnType<typeof report>, id: FactId): string[] {
  return finerClaims(facts(of, context).find((fact) => fact.id === id)).map(({ text }) => text);
}

describe('of answers that do not differ', () => {
  it.each([
    ['location', 'New York', 'New York, NY', 'New York, NY'],
    ['location', 'New York, NY', 'New York', 'New York, NY'],
    ['location', 'New York, NY', 'Manhattan, New York', 'Manhattan, New York'],
    ['location', 'Chicago, IL', 'Chicago, Illinois', 'Chicago, Illinois'],
    ['region', 'NY', 'New York', 'New York'],
    ['carrier', 'Verizon', 'Verizon Wireless', 'Verizon Wireless'],
    ['carrier', 'T-Mobile USA, Inc.', 'T-Mobile', 'T-Mobile USA, Inc.'],
    ['lineType', 'FIXED_LINE_OR_MOBILE', 'MOBILE', 'MOBILE'],
    ['status', 'valid', 'confirmed', 'confirmed'],
    ['network', 'Hetzner · AS24940', 'HETZNER-AS · AS24940', 'Hetzner · AS24940'],
  ] as const)('on the %s, “%s” and “%s”, only “%s” is shown', (id, one, other, finer) => {
    expect(shown(id, one, other)).toEqual([finer]);
  });

  it.each([
    ['location', 'York', 'New York'],
    ['location', 'Las Vegas', 'North Las Vegas, Nevada'],
    ['location', 'Kansas', 'Kansas City, Missouri'],
    ['location', 'Portland, OR', 'Portland, Maine'],
    ['region', 'Bavaria', 'Hesse'],
    ['carrier', 'Orange', 'Orange County Telephone'],
    ['carrier', 'Telefónica', 'O2 Telefónica'],
    ['lineType', 'FIXED_LINE_OR_MOBILE', 'VOIP'],
    ['lineType', 'MOBILE', 'word SATCOM'],
    ['status', 'valid', 'word MAYBE'],
    ['network', 'Example Net · AS64500', 'Example Net · AS64501'],
    ['range', '91.198.174.0/24', '91.198.172.0/22'],
    ['caller', 'K. Vogelsang', 'Katharina Vogelsang'],
  ] as const)('on the %s, “%s” and “%s” are both shown: they may differ', (id, one, other) => {
    expect(shown(id, one, other)).toEqual([one, other]);
  });

  it('nothing is hidden where the sources disagree', () => {
    const claims = ['New York', 'New York, NY', 'Boston'].map((text): Claim => ({ key: text, text, sources: [] }));
    expect(finerClaims(withFiner({ id: 'location', claims, disagree: true, note: null }))).toHaveLength(3);
  });

  it('coordinates in one city are shown once, the leading ones, and those of two cities both', () => {
    const at = (latitude: number) => report(ipReport(), [geolocation({ coordinates: { latitude, longitude: 8.64 } })]);
    expect(shownOf(at(50.12), 'coordinates')).toEqual(['50.12° N, 8.64° E']);
    expect(shownOf(at(50.7), 'coordinates')).toHaveLength(2);
  });

  it('a location that is only the country gives way to the place in it, and contradicts none', () => {
    const berlin = report(phoneReport({ location: 'Berlin' }), [validation({ location: 'Germany' })]);
    expect(shownOf(berlin, 'location')).toEqual(['Berlin']);
    expect(facts(berlin, context).find(({ id }) => id === 'location')?.disagree).toBe(false);
    expect(shownOf(report(phoneReport(), [validation({ location: 'Germany' })]), 'location')).toEqual(['Germany']);
  });
});
