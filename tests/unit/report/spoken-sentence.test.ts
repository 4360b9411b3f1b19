import { expect, it } from 'vitest';
import { spokenSentence } from '../../../lib/report/view/spoken-sentence.ts';
import { caller, galleryNow, geolocation, ipReport, phoneReport, report, validation } from '../../gallery/reports.ts';

it('says a number in one breath (PEERS c24)', () => {
  expect(spokenSentence(report(phoneReport()), galleryNow)).toBe(
    'Mobile, Germany, T-Mobile, Sat 1:00 PM there, Valid format',
  );
});

it('begins with a name where one is known, and leaves out what is not', () => {
  const bare = phoneReport({ type: null, region: null, carrier: null, timeZones: [], verdict: { kind: 'unassigned' } });
  expect(spokenSentence(report(bare, [caller({ carrier: null })]), galleryNow)).toBe(
    'The service reports: Katharina Vogelsang, Phone number, Germany, Probably not in use: its range is unassigned',
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

it('says the place and the clock of a number that its card shows, and who names the place', () => {
  const morocco = phoneReport({ region: 'MA', callingCode: 212, carrier: null, timeZones: ['Africa/Casablanca'] });
  const rabat = validation({ country: 'MA', location: 'Rabat', carrier: null, timeZones: ['Africa/Lagos'] });
  expect(spokenSentence(report(morocco, [rabat]), galleryNow)).toBe(
    'Mobile, The service reports: Rabat, Morocco, Sat 1:00 PM there, Confirmed valid',
  );
});

it('says the country that leads where the sources name two, with its own clock', () => {
  const moved = report(phoneReport(), [validation({ country: 'FJ', location: null, timeZones: ['Pacific/Fiji'] })]);
  const sentence = spokenSentence(moved, galleryNow);
  expect(sentence).toContain('Fiji, T-Mobile, Sun 12:00 AM there');
  expect(sentence).not.toContain('Germany');
});
