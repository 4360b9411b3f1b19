import { describe, expect, it } from 'vitest';
import { facts } from '../../../../lib/report/claims/facts.ts';
import { rangeNote } from '../../../../lib/report/claims/phone-facts.ts';
import { callTime } from '../../../../lib/words/clocks.ts';
import { galleryNow, ipReport, phoneReport, report } from '../../../gallery/reports.ts';

const at = (time: string) => Date.parse(`2026-01-15T${time}:00Z`);

describe('call-time light (PEERS c13, local time before calling)', () => {
  it.each([
    ['06:59', 'night'],
    ['07:00', 'morning'],
    ['08:59', 'morning'],
    ['09:00', 'day'],
    ['17:59', 'day'],
    ['18:00', 'evening'],
    ['20:59', 'evening'],
    ['21:00', 'night'],
    ['00:00', 'night'],
  ])('at %s it is %s', (time, light) => {
    expect(callTime(['UTC'], at(time))?.light).toBe(light);
  });

  it('goes by the clock there, also where that is another day', () => {
    expect(callTime(['Asia/Kolkata'], at('03:45'))).toEqual({ light: 'day', text: 'Daytime' });
    expect(callTime(['America/Los_Angeles'], at('03:45'))?.light).toBe('evening');
  });

  it('names every light where several zones differ in it, and the one where they do not', () => {
    expect(callTime(['America/New_York', 'America/Los_Angeles'], at('15:00'))).toEqual({
      light: 'mixed',
      text: 'By location: Daytime / Early',
    });
    expect(callTime(['America/New_York', 'America/Chicago'], at('18:00'))?.light).toBe('day');
  });

  it('is nothing without a known zone', () => {
    expect(callTime([], at('12:00'))).toBeNull();
    expect(callTime(['Nowhere/Nowhere'], at('12:00'))).toBeNull();
  });

  it('says of a number that its phone may be elsewhere, and not of an address', () => {
    const context = { now: galleryNow, here: 'America/New_York', offer: { kind: 'none' }, asking: false } as const;
    const clock = (of: ReturnType<typeof report>) => facts(of, context).find(({ id }) => id === 'localTime');
    const note = (of: Parameters<typeof phoneReport>[0]) => rangeNote(facts(report(phoneReport(of)), context));
    expect([clock(report(phoneReport()))?.aside, clock(report(ipReport()))?.aside]).toEqual([
      '6 hr ahead of you',
      '6 hr ahead of you',
    ]);
    expect(note({ carrier: null })).toBe('The phone may be elsewhere.');
    expect(note({}), 'beside the carrier is that it is the original one').toBe('The phone may be elsewhere.');
    expect(note({ timeZones: [] })).toBeNull();
    expect(note({ carrier: null, timeZones: [] })).toBeNull();
    const farApart = ['America/New_York', 'Pacific/Honolulu'];
    expect(note({ type: 'TOLL_FREE', carrier: null, timeZones: farApart }), 'of no one place').toBeNull();
  });
});
