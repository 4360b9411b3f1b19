import { describe, expect, it } from 'vitest';
import { rowCells } from '../../../lib/list/rows.ts';
import type { Facts } from '../../../lib/model/answer/facts.ts';
import type { ProviderId } from '../../../lib/model/answer/provider-list.ts';
import type { ServiceAnswer } from '../../../lib/model/answer/service-answer.ts';
import type { FactId } from '../../../lib/report/claims/fact.ts';
import { facts } from '../../../lib/report/claims/facts.ts';
import { leadingGiven } from '../../../lib/report/claims/given.ts';
import { leadName } from '../../../lib/report/claims/lead.ts';
import { attributed, sourceTagText, sourceText } from '../../../lib/report/claims/sources.ts';
import { ticketLine } from '../../../lib/report/copy/ticket-text.ts';
import { verdict } from '../../../lib/report/view/verdict.ts';
import { banners } from '../../../lib/report/view/warnings.ts';
import { ipReport, phoneReport } from '../lookup/online/reports.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const context = { now, here: 'Europe/Berlin', offer: { kind: 'answered' as const }, asking: false };
const minute = 60_000;

function said(operation: ProviderId, given: Facts, unchecked?: ['carrier', 'lineType']): ServiceAnswer {
  return { operation, facts: given, at: now - 3 * minute, ...(unchecked ? { unchecked } : {}) };
}

function rowOf(id: FactId, report: ReturnType<typeof ipReport>) {
  return facts(report, context).find((each) => each.id === id);
}

function warnings(report: ReturnType<typeof ipReport>) {
  return banners(report).map(({ text }) => text);
}

describe('what providers say', () => {
  it('has rows of its own, with the provider’s name and age', () => {
    const answer = said('rdap', {
      holder: 'Example Org',
      netName: 'EX-NET',
      abuseEmail: 'abuse@example.net',
      abusePhone: '+1-555-0100',
      range: '8.8.8.0/24',
      registered: '2003-03-17',
      parent: 'NET-8',
    });
    const report = { ...ipReport(), service: [answer] };
    expect(rowOf('holder', report)?.claims).toMatchObject([{ text: 'Example Org', detail: 'EX-NET' }]);
    expect(rowOf('abuse', report)?.claims).toMatchObject([{ text: 'abuse@example.net' }]);
    expect(rowOf('abusePhone', report)?.claims).toMatchObject([{ text: '+1-555-0100' }]);
    expect(rowOf('range', report)?.claims).toMatchObject([{ text: '8.8.8.0/24' }]);
    expect(rowOf('registered', report)?.claims).toMatchObject([{ text: 'Mar 17, 2003' }]);
    expect(rowOf('parent', report)?.claims).toMatchObject([{ text: 'NET-8' }]);
    const [source] = rowOf('holder', report)?.claims[0]?.sources ?? [];
    if (!source) throw new Error('no source');
    expect(sourceTagText(source)).toBe('RDAP');
    expect(sourceText(source, now)).toMatch(/^RDAP, 3 min/);
  });

  it('carries the person’s name for a provider that the person described, wherever it is named', () => {
    const named = (given: Facts): ServiceAnswer => ({
      operation: 'custom2',
      ownName: 'Our CRM',
      facts: given,
      at: now - 3 * minute,
    });
    const report = { ...phoneReport(), service: [named({ callerName: 'A Customer', carrier: 'Cell', riskScore: 90 })] };
    const lead = leadName(report);
    if (!lead) throw new Error('no name');
    expect(attributed(lead)).toContain('Our CRM');
    const all = facts(report, context).flatMap(({ claims }) => claims.flatMap(({ sources }) => sources));
    const own = all.filter((source) => source.kind === 'service');
    expect(new Set(own.map((source) => sourceTagText(source)))).toEqual(new Set(['Our CRM']));
    expect(
      rowCells(report)
        .sources.map((source) => sourceText(source, now))
        .join(),
    ).toContain('Our CRM, 3 min');
    expect(warnings(report)).toEqual(['Risk 90/100 · Our CRM']);
    expect(leadingGiven({ ...report, service: [named({ location: 'Exville' })] })?.source).toMatchObject({
      ownName: 'Our CRM',
    });
    // Without one, it is a provider of the person's all the same.
    expect(sourceTagText({ kind: 'service', operation: 'custom2', at: now })).toBe('Your provider 2');
  });

  it('comes in the order in which they are asked, before the device', () => {
    const ipinfo = said('ipinfo', { country: 'NL', asn: 64500, network: 'Example Net' });
    const rdap = said('rdap', { country: 'DE' });
    const texts = (...service: ServiceAnswer[]) => {
      return rowOf('country', { ...ipReport(), service })?.claims.map(({ key }) => key);
    };
    expect(texts(ipinfo, rdap)).toEqual(['NL', 'DE', 'US']);
    expect(texts(rdap, ipinfo)).toEqual(['DE', 'NL', 'US']);
    expect(rowOf('network', { ...ipReport(), service: [ipinfo] })?.claims).toHaveLength(2);
  });

  it('shows signs, use, risk and a host’s name; a high risk is said at the top, with who says it', () => {
    const answer = said('ipqs', { flags: ['vpn', 'tor'], usage: 'Data Center', hostname: 'x.example', riskScore: 75 });
    const report = { ...ipReport(), service: [answer] };
    expect(rowOf('signs', report)?.claims).toMatchObject([{ text: 'VPN and Tor' }]);
    expect(rowOf('usage', report)?.claims).toMatchObject([{ text: 'Data Center' }]);
    expect(rowOf('hostname', report)?.claims).toMatchObject([{ text: 'Its network says: x.example' }]);
    expect(rowOf('risk', report)?.claims).toMatchObject([{ text: '75 out of 100' }]);
    expect(warnings(report)).toEqual(['Risk 75/100 · IPQualityScore']);
    expect(warnings({ ...report, service: [said('abuseIpdb', { riskScore: 74, reports: 4 })] })).toEqual([]);
  });

  it.each<[Facts, string]>([
    [{ reports: 0 }, 'No reports'],
    [{ reports: 1042 }, '1,042'],
    [{ reports: 42, reportedFor: 'fraud' }, '42 (fraud)'],
    [{ reports: 42, riskScore: 12 }, '42'],
  ])('shows reports of a number and of an address, whether or not there is a score: %j', (given, text) => {
    for (const report of [phoneReport(), ipReport()]) {
      const reported = { ...report, service: [said('ipqs', given)] };
      expect(rowOf('reports', reported)?.claims).toMatchObject([{ text }]);
      expect(ticketLine(reported, context)).toContain(`Reports: ${text}`);
    }
  });

  it('takes a number that nobody reported for no better, and says of a range’s reports that they are the range’s', () => {
    const given: Facts = { reports: 0, rangeReports: { count: 78, of: 100 } };
    const report = { ...phoneReport(), service: [said('ipqs', given)] };
    expect(rowOf('reports', report)?.claims).toMatchObject([{ text: 'No reports' }]);
    expect(rowOf('numberRange', report)?.claims).toMatchObject([{ text: 'Reports: 78, on all 100 numbers' }]);
    expect(verdict(report)).toEqual(verdict(phoneReport()));
    expect(rowOf('risk', report)).toBeUndefined();
  });

  it('warns at the top of a number that its provider scores high', () => {
    const report = { ...phoneReport(), service: [said('ipqs', { riskScore: 92, reports: 42 })] };
    expect(warnings(report)).toEqual(['Risk 92/100 · 42 reports · IPQualityScore']);
  });

  it('says that a host’s name is its network’s own word, also in a copy, as that may imitate any name', () => {
    const answer = said('reverseDns', { hostname: 'crawl-66-249-66-1.googlebot.com' });
    const report = { ...ipReport(), service: [answer] };
    const words = 'Its network says: crawl-66-249-66-1.googlebot.com';
    expect(rowOf('hostname', report)?.claims.map(({ text }) => text)).toEqual([words]);
    expect(ticketLine(report, context)).toContain(words);
  });

  it('leads with its verdict, which is never a confirmation, and is named', () => {
    const told = (valid: boolean, kind: 'valid' | 'unassigned') => {
      return verdict({ ...phoneReport({ verdict: { kind } }), service: [said('twilio', { valid })] });
    };
    expect(told(false, 'valid')).toEqual({ tone: 'said', text: 'Twilio: not valid' });
    expect(told(false, 'unassigned')).toEqual({ tone: 'said', text: 'Twilio: not valid' });
    expect(told(true, 'unassigned')).toEqual({ tone: 'vouched', text: 'Twilio: valid' });
    expect(told(true, 'valid')).toEqual({ tone: 'vouched', text: 'Twilio: valid' });
  });

  it('names a caller behind who says it, and its verdict beside the device’s', () => {
    const answer = said('twilio', {
      valid: false,
      callerName: 'Your Bank',
      carrier: 'Example Cell',
      lineType: 'MOBILE',
    });
    const report = { ...phoneReport(), service: [answer] };
    const lead = leadName(report);
    expect(lead && attributed(lead)).toBe('Twilio said: Your Bank');
    expect(rowOf('caller', report)?.claims).toMatchObject([{ text: 'Your Bank' }]);
    expect(rowOf('status', report)?.claims.map(({ text }) => text)).toContain('Not valid');
    expect(rowOf('carrier', report)?.claims).toMatchObject([{ text: 'Example Cell' }]);
  });

  it('a part that failed in a good answer could not be checked, and says nothing of the number', () => {
    const report = { ...phoneReport(), service: [said('twilio', { valid: true }, ['carrier', 'lineType'])] };
    expect(rowOf('carrier', report)?.note).toBe('Twilio could not check this.');
    expect(rowOf('lineType', report)?.note).toBe('Twilio could not check this.');
    expect(rowOf('caller', report)?.note).not.toBe('Twilio could not check this.');
  });

  it('a part that one could not check hides not that the others disagree', () => {
    const silent = said('twilio', { valid: true }, ['carrier', 'lineType']);
    const others = [said('ipqs', { carrier: 'Example Cell' }), said('telnyx', { carrier: 'Other Wireless' })];
    const row = rowOf('carrier', { ...phoneReport(), service: [silent, ...others] });
    expect(row?.disagree).toBe(true);
    expect(row?.note).toMatch(/^.+\. Twilio could not check this\.$/);
  });
});
