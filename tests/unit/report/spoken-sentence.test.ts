import { expect, it } from 'vitest';
import { spokenSentence } from '../../../lib/report/wording/spoken-sentence.ts';
import { caller, galleryNow, geolocation, ipReport, phoneReport, report } from '../../gallery/reports.ts';

it('says a number in one breath (PEERS c24)', () => {
  expect(spokenSentence(report(phoneReport()), galleryNow)).toBe(
    'Mobile, Germany, T-Mobile, Sat 1:00 PM there, Valid number',
  );
});

it('begins with a name where one is known, and leaves out what is not', () => {
  const bare = phoneReport({ type: null, region: null, carrier: null, timeZones: [], verdict: { kind: 'unassigned' } });
  expect(spokenSentence(report(bare, [caller({ carrier: null })]), galleryNow)).toBe(
    'The service reports: Katharina Vogelsang, Phone number, Possible number, but its range is unassigned',
  );
});

it('says an address by network, place, country and time', () => {
  expect(spokenSentence(report(ipReport()), galleryNow)).toBe(
    'Wikimedia Foundation Inc. · Frankfurt am Main, Germany, Sat 1:00 PM there, Public address',
  );
});

it('places no address that answers from many places, as its card does not', () => {
  const shared = ipReport({ ip: '8.8.8.8', anycast: 'Google Public DNS', organisation: 'Google LLC' });
  const sentence = spokenSentence(report(shared, [geolocation({ ip: '8.8.8.8' })]), galleryNow);
  expect(sentence).toMatch(/^Google LLC · Google Public DNS, /);
  expect(sentence).not.toMatch(/Germany|United States|there/);
});

it('says the clock of the country that leads, not the one of the built-in data', () => {
  const fiji = { operation: 'ipinfo', facts: { country: 'FJ' }, at: galleryNow } as const;
  const sentence = spokenSentence(report(ipReport(), [fiji]), galleryNow);
  expect(sentence).toContain('Fiji');
  expect(sentence).not.toContain('there');
  const suva = { ...fiji, facts: { country: 'FJ', timeZone: 'Pacific/Fiji' } };
  expect(spokenSentence(report(ipReport(), [suva]), galleryNow)).toContain('12:00 AM there');
});
