import { describe, expect, it } from 'vitest';
import type { FactId } from '../../../../lib/report/claims/fact.ts';
import { terms } from '../../../../lib/report/claims/fact.ts';
import { facts } from '../../../../lib/report/claims/facts.ts';
import { say } from '../../../../lib/words/say.ts';
import { caller, galleryNow as now, phoneReport, report, validation } from '../../../gallery/reports.ts';

const context = { now, here: 'Europe/Berlin', offer: { kind: 'ask', calls: 2 }, asking: false } as const;

function fact(id: FactId, of: ReturnType<typeof report>, changes: Partial<{ asking: boolean }> = {}) {
  const found = facts(of, { ...context, ...changes }).find((each) => each.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
}

const texts = (row: { claims: { text: string }[] }) => row.claims.map(({ text }) => text);

describe('facts of a number', () => {
  it('come in one order under the terms of DESIGN', () => {
    const rows = facts(report(phoneReport(), [validation(), caller()]), context);
    expect(rows.map(({ id }) => say(terms[id]))).toEqual([
      'Caller',
      'Carrier',
      'Line type',
      'Location',
      'Local time',
      'Country',
      'Calling code',
      'Time zone',
      'Status',
    ]);
  });

  it('say equal answers once, with everyone who gives them', () => {
    const row = fact('carrier', report(phoneReport({ carrier: 'Telekom' }), [validation({ carrier: 'TELEKOM GmbH' })]));
    expect(texts(row)).toEqual(['Telekom']);
    expect(row.claims[0]?.sources.map(({ kind }) => kind)).toEqual(['device', 'service']);
    expect(row.disagree).toBe(false);
  });

  it('keep differing carriers both, the service’s first, and say that the number may have moved', () => {
    const row = fact('carrier', report(phoneReport({ carrier: 'Alpha' }), [validation({ carrier: 'Beta' })]));
    expect(texts(row)).toEqual(['Beta', 'Alpha']);
    expect(row.disagree).toBe(true);
    expect(row.note).toMatch(/ported/);
  });

  it('call the built-in data’s carrier the original one, unless the service names it too', () => {
    expect(fact('carrier', report(phoneReport())).aside).toBe('original carrier');
    expect(fact('carrier', report(phoneReport(), [validation()])).aside).toBeNull();
  });

  it('do not mind marks and accents', () => {
    const row = fact(
      'location',
      report(phoneReport({ location: 'Saint-Étienne D.C.' }), [validation({ location: 'saint etienne, DC' })]),
    );
    expect(texts(row)).toEqual(['Saint-Étienne D.C.']);
  });

  it("compare a name in the person's language in English, and show it as it is", () => {
    const device = phoneReport({ location: 'München', english: { location: 'Munich', carrier: null }, carrier: null });
    const same = fact('location', report(device, [validation({ location: 'Munich' })]));
    expect([texts(same), same.disagree]).toEqual([['München'], false]);
    const longer = fact('location', report(device, [validation({ location: 'Munich, Germany' })]));
    expect([texts(longer), longer.disagree]).toEqual([['Munich, Germany', 'München'], false]);
    expect(fact('location', report(device, [validation({ location: 'Berlin' })])).disagree).toBe(true);
  });

  it('take a longer form of a name for the same', () => {
    const row = fact('carrier', report(phoneReport({ carrier: 'Alpha' }), [validation({ carrier: 'Alpha Wireless' })]));
    expect(texts(row)).toHaveLength(2);
    expect(row.disagree).toBe(false);
  });

  it('keep differing countries both', () => {
    const row = fact('country', report(phoneReport(), [validation({ country: 'AT' })]));
    expect(row.claims.map(({ flag }) => flag)).toEqual(['AT', 'DE']);
    expect(row.disagree).toBe(true);
  });

  it.each([
    ['FIXED_LINE', true],
    ['WIRELESS', false],
    ['FIXED_LINE_OR_MOBILE', false],
  ])('see a mobile number called %s as a disagreement: %s', (lineType, disagree) => {
    expect(fact('lineType', report(phoneReport(), [validation({ lineType })])).disagree).toBe(disagree);
  });

  it('show an unknown line type as it came', () => {
    expect(texts(fact('lineType', report(phoneReport({ type: null }), [validation({ lineType: 'SATCOM' })])))).toEqual([
      'SATCOM',
    ]);
  });

  it('hold a place for the caller: what is missing, that it is asked, that there is none, that it failed', () => {
    expect(fact('caller', report(phoneReport())).note).toBe(say('callerNeedsService'));
    expect(fact('caller', report(phoneReport()), { asking: true }).note).toBe(say('asking'));
    expect(fact('caller', report(phoneReport(), [caller({ name: null })])).note).toBe(say('callerNone'));
    const failed = report(phoneReport(), [], [{ operation: 'callerId', failure: { kind: 'timeout' } }]);
    expect(fact('caller', failed).note).toBe('Could not check');
  });

  it('tell a failed check as a failed check and leave the verdict alone', () => {
    const failed = report(phoneReport(), [], [{ operation: 'phoneValidation', failure: { kind: 'offline' } }]);
    expect(texts(fact('status', failed))).toEqual(['Only format checked', 'Could not check online']);
    expect(JSON.stringify(facts(failed, context))).not.toMatch(/invalid|not a number/i);
  });

  it('show a status that is not documented as it came', () => {
    const row = fact('status', report(phoneReport(), [validation({ status: 'MAYBE', confirmed: false })]));
    expect(texts(row)).toEqual(['MAYBE', 'Only format checked']);
    expect(row).toMatchObject({ disagree: true, note: expect.stringContaining('doesn’t explain its status') });
  });

  it('compare clocks, not names of time zones', () => {
    const row = fact('localTime', report(phoneReport(), [validation({ timeZones: ['Europe/Paris'] })]));
    expect(row.claims).toHaveLength(1);
    expect(fact('localTime', report(phoneReport(), [validation({ timeZones: ['Asia/Tokyo'] })])).disagree).toBe(true);
  });

  it('say in words that a number of no country has none, and no clock', () => {
    const satellite = phoneReport({ callingCode: 870, region: null, location: null, timeZones: [] });
    expect(fact('country', report(satellite)).note).toBe(say('countryNone'));
    expect(fact('localTime', report(satellite)).note).toBe(say('timeUnknown'));
    expect(fact('country', report(phoneReport({ callingCode: 1, region: null }))).note).toBe(say('countryUnknown'));
  });

  it('tell how far a clock is, through every zone that agrees with it', () => {
    const zones = (...timeZones: string[]) => {
      const { note, aside } = fact('localTime', report(phoneReport({ timeZones })));
      return [note, aside];
    };
    expect(zones('Europe/London', 'Europe/Jersey')).toEqual([null, '1 hr behind you']);
    expect(zones('Asia/Tokyo', 'Australia/Sydney')).toEqual([say('timeByPlaceNote'), null]);
    expect(zones('America/Los_Angeles', 'Asia/Tokyo')).toEqual([null, null]);
  });

  it('leave out what a number that does not exist cannot have', () => {
    const none = phoneReport({ verdict: { kind: 'not-a-number', reason: 'too-long' }, type: null, carrier: null });
    expect(facts(report(none), context).map(({ id }) => id)).toEqual(['country', 'callingCode', 'status']);
  });
});
