import { describe, expect, it } from 'vitest';
import type { KnownName } from '../../../lib/model/answer/contact.ts';
import type { OnlineOffer } from '../../../lib/model/answer/report.ts';
import { facts } from '../../../lib/report/claims/facts.ts';
import { attributed, newestOfEach, sourceTagText, sourceText } from '../../../lib/report/claims/sources.ts';
import { lineText, title } from '../../../lib/report/view/first-line.ts';
import { say } from '../../../lib/words/say.ts';
import { caller, galleryNow as now, phoneReport, report } from '../../gallery/reports.ts';

const day = 24 * 3_600_000;
const contact: KnownName = { from: 'contacts', name: 'Kathi' };
const here: KnownName = { from: 'page', name: 'Praxis', host: 'praxis.example', at: null };
const there: KnownName = { from: 'page', name: 'Verein', host: 'verein.example', at: now - 3 * day };
const named = caller({ name: 'Katharina' });

function callerRow(of: ReturnType<typeof report>, { offer = 'none', asking = false } = {}) {
  const offers: Record<string, OnlineOffer> = { none: { kind: 'none' }, ask: { kind: 'ask', calls: 2 } };
  const context = { now, here: 'Europe/Berlin', offer: offers[offer] ?? { kind: 'off' }, asking };
  return facts(of, context).find(({ id }) => id === 'caller') ?? null;
}

const told = (row: ReturnType<typeof callerRow>) =>
  row?.claims.map(({ text, sources }) => `${text}: ${sources.map(sourceTagText).join(', ')}`);

describe('names of contacts and pages', () => {
  it('stand in the caller’s row before the service’s, each with its giver, and are no dispute', () => {
    const row = callerRow({ ...report(phoneReport(), [named]), names: [contact, here, there] });
    expect(told(row)).toEqual([
      'Kathi: your contacts',
      'Praxis: this page says',
      'Verein: from verein.example',
      'Katharina: service',
    ]);
    expect(row).toMatchObject({ disagree: false, note: null });
  });

  it('that are the same are one name with all its givers', () => {
    const row = callerRow({ ...report(phoneReport(), [caller({ name: 'KATHI' })]), names: [contact] });
    expect(told(row)).toEqual(['Kathi: your contacts, service']);
  });

  it('share the card: the best is its title, the next best is below it with its giver, each name once', () => {
    const firstTwo = (of: ReturnType<typeof report>) => {
      const { text, below } = title(of);
      return [text, below && attributed(below)];
    };
    const paid = report(phoneReport(), [named]);
    const praxis = 'This page says: Praxis';
    expect(firstTwo({ ...paid, names: [contact, here] })).toEqual(['Kathi', 'The service reports: Katharina']);
    expect(firstTwo({ ...paid, names: [here, there] })).toEqual(['Katharina', praxis]);
    expect(firstTwo({ ...report(phoneReport()), names: [contact, here] })).toEqual(['Kathi', praxis]);
    const alike = report(phoneReport(), [caller({ name: 'KATHI' })]);
    expect(firstTwo({ ...alike, names: [contact] })).toEqual(['Kathi', null]);
    expect(firstTwo({ ...alike, names: [contact, here], note: 'call back' })).toEqual(['Kathi', praxis]);
    const spam = report(phoneReport(), [caller({ name: 'Suspected spam' })]);
    expect(firstTwo({ ...spam, names: [contact] }), 'the warning says it').toEqual(['Kathi', null]);
  });

  it('of a contact with a company have the company below them, unless it is the name', () => {
    const lines = (company: string | undefined, ...more: KnownName[]) => {
      const { text, below } = title({ ...report(phoneReport(), [named]), names: [{ ...contact, company }, ...more] });
      return [text, below && attributed(below)];
    };
    expect(lines('Harbor & Finch', here)).toEqual(['Kathi', 'Harbor & Finch']);
    expect(lines('KATHI')).toEqual(['Kathi', 'The service reports: Katharina']);
  });

  it('show where nobody may be asked, and say how the service stands beside them', () => {
    const known = { ...report(phoneReport()), names: [contact] };
    expect(told(callerRow(known))).toEqual(['Kathi: your contacts']);
    expect(callerRow(known, { offer: 'ask' })?.note).toBeNull();
    expect(callerRow(known, { asking: true })?.note).toBe(say('asking'));
    const failed = report(phoneReport(), [], [{ operation: 'callerId', failure: { kind: 'timeout' } }]);
    expect(callerRow({ ...failed, names: [contact] })?.note).toBe(say('statusCouldNotCheck'));
    expect(callerRow({ ...report(phoneReport(), [caller({ name: null })]), names: [contact] })?.note).toBeNull();
    expect(callerRow(report(phoneReport()))).toBeNull();
  });

  it('also for a number that is none', () => {
    const short = phoneReport({ verdict: { kind: 'not-a-number', reason: 'too-short' } });
    expect(told(callerRow({ ...report(short), names: [here] }))).toEqual(['Praxis: this page says']);
    expect(callerRow(report(short))).toBeNull();
  });

  it.each([
    ['a contact’s', [contact, here], [named], 'Kathi'],
    ['the service’s before a page’s', [here, there], [named], 'The service reports: Katharina'],
    ['a page’s', [here, there], [caller({ name: null })], 'This page says: Praxis'],
    ['another page’s', [there], [], 'verein.example said: Verein'],
  ])('give the headline: %s', (_, names, service, expected) => {
    expect(lineText({ ...report(phoneReport(), service), names })).toBe(expected);
  });
});

describe('a source of names', () => {
  it('says who and when', () => {
    expect(sourceText({ kind: 'contacts' }, now)).toBe('your contacts');
    expect(sourceText({ kind: 'page', host: 'a.example', at: null }, now)).toBe('this page says');
    const at = (age: number) => sourceText({ kind: 'page', host: 'a.example', at: now - age }, now);
    expect([at(7_300_000), at(3 * day), at(90 * day)]).toEqual([
      'from a.example, 2 hr ago',
      'from a.example, 3 days ago',
      'from a.example, Aug 23, 2026',
    ]);
  });

  it('is listed once, a page by its host, with the newest time', () => {
    const page = (host: string, at: number | null) => ({ kind: 'page', host, at }) as const;
    const device = { kind: 'device', dataDate: null } as const;
    const service = (at: number) => ({ kind: 'service', operation: 'callerId', at }) as const;
    const all = [
      page('a', 1),
      service(1),
      device,
      page('b', 1),
      service(2),
      page('a', null),
      { kind: 'contacts' } as const,
    ];
    expect(newestOfEach(all)).toEqual([{ kind: 'contacts' }, device, service(2), page('a', null), page('b', 1)]);
  });
});
