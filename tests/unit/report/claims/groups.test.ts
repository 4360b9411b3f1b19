import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../../lib/model/answer/facts.ts';
import type { Report } from '../../../../lib/model/answer/report.ts';
import { facts } from '../../../../lib/report/claims/facts.ts';
import { factGroups } from '../../../../lib/report/claims/groups.ts';
import { title } from '../../../../lib/report/view/first-line.ts';
import { saidAbove } from '../../../../lib/report/view/said.ts';
import { cardExamples } from '../../../gallery/card-states.ts';
import { geolocation, ipReport, galleryNow as now, phoneReport, report, validation } from '../../../gallery/reports.ts';

const context = { now, here: 'Europe/Berlin', offer: { kind: 'answered' }, asking: false } as const;

/** The terms of the facts that the details show under their headings. */
function shown(of: Report): string[] {
  const isSaid = saidAbove(of, title(of), null);
  const { groups, onAnswers } = factGroups(of, facts(of, context));
  return [...groups.flatMap((group) => group.facts), ...onAnswers].filter((fact) => !isSaid(fact)).map(({ id }) => id);
}

describe('the groups of the details', () => {
  const reports = cardExamples.flatMap(({ state }) => (state.view === 'report' ? [state.report] : []));

  it('hold every fact of every report exactly once', () => {
    for (const of of reports) {
      const all = facts(of, context);
      const { groups, onAnswers } = factGroups(of, all);
      const held = [...groups.flatMap((group) => group.facts), ...onAnswers];
      expect(new Set(held)).toEqual(new Set(all));
      expect(held).toHaveLength(all.length);
    }
  });

  it('are one for a number, and for an address what is said of it, its place, and its registration', () => {
    expect(factGroups(report(phoneReport()), []).groups.map(({ id }) => id)).toEqual(['subject']);
    expect(factGroups(report(ipReport()), []).groups.map(({ id }) => id)).toEqual(['subject', 'place', 'registry']);
  });

  it('have a number’s facts in the order of a card at a glance', () => {
    const of = report(phoneReport({ location: 'Leipzig' }), [validation({ location: 'Berlin', carrier: 'Vodafone' })]);
    expect(shown(of)).toEqual(['localTime', 'location', 'carrier', 'lineType', 'timeZone']);
    const reported: Facts = { riskScore: 40, reports: 3 };
    const answered = report(phoneReport(), [{ operation: 'phoneBlock', facts: reported, at: now }]);
    expect(shown(answered).slice(0, 3)).toEqual(['risk', 'reports', 'localTime']);
  });

  it('begin with what a provider warns of: the risk, and that the user of an address is hidden', () => {
    const first = (facts: Facts) => shown(report(ipReport(), [{ operation: 'abuseIpdb', facts, at: now }]))[0];
    expect(first({ riskScore: 92, reports: 31, usage: 'Data Center' })).toBe('risk');
    expect(first({ riskScore: 3, flags: ['vpn'] })).toBe('risk');
    expect(first({ flags: ['tor'], usage: 'Data Center' })).toBe('signs');
    expect(first({ riskScore: 3, flags: ['hosting'] })).toBe('risk');
    expect(first({})).toBe('location');
  });

  it('have the same order whoever answered: risk and network, then the place, last who hears about abuse', () => {
    const registered = { holder: 'Example Org', abuseEmail: 'abuse@example.net', range: '91.198.172.0/22' };
    const rdap = { operation: 'rdap', facts: registered, at: now } as const;
    const scored = { riskScore: 12, reports: 31, usage: 'Data Center' };
    const abuseIpdb = { operation: 'abuseIpdb', facts: scored, at: now } as const;
    const order = ['risk', 'usage', 'range', 'location', 'coordinates', 'holder', 'abuse'];
    const of = (...service: Report['service']) => shown(report(ipReport(), service)).filter((id) => order.includes(id));
    // The registry's range is another one than the range in the first lines.
    expect(of(geolocation(), rdap, abuseIpdb)).toEqual(order);
    expect(of(rdap)).toEqual(order.slice(2));
    expect(of(abuseIpdb)).toEqual(order.filter((id) => !['range', 'holder', 'abuse'].includes(id)));
    expect(of()).toEqual(['location', 'coordinates']);
  });
});

describe('what the first lines of the details say', () => {
  it('is not said again: the place, the verdict that others confirm, the network and its range', () => {
    const berlin = phoneReport({ location: 'Berlin', region: 'DE', carrier: null, type: 'FIXED_LINE' });
    expect(shown(report(berlin))).toEqual(['localTime', 'lineType', 'timeZone']);
    expect(shown(report(phoneReport(), [validation()]))).not.toContain('status');
    expect(shown(report(ipReport()))).not.toContain('network');
    expect(shown(report(ipReport()))).not.toContain('range');
  });

  it('is said again where sources differ', () => {
    const elsewhere = report(phoneReport(), [validation({ country: 'GB', carrier: 'Vodafone' })]);
    expect(shown(elsewhere)).toEqual(expect.arrayContaining(['country', 'carrier']));
    const unassigned = phoneReport({ verdict: { kind: 'unassigned' }, valid: false });
    expect(shown(report(unassigned, [validation()]))).toContain('status');
  });
});

describe('a country that the service alone names', () => {
  it('has its source before it in the first line, and a sign of it in the lines', () => {
    const bare = ipReport({ country: null, city: null, region: null, asn: null, organisation: null, range: null });
    const fiji = report(bare, [geolocation({ country: 'FJ', region: null, coordinates: null })]);
    expect(title(fiji)).toMatchObject({ text: 'Fiji', source: { kind: 'service' } });
    expect(title(report(ipReport({ asn: null, organisation: null }))).source).toBeNull();
  });
});
