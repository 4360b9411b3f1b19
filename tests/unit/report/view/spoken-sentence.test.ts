import { expect, it } from 'vitest';
import { viewOf } from '../../../../lib/report/view/view.ts';
import {
  caller,
  galleryNow,
  geolocation,
  ipReport,
  phoneReport,
  report,
  scored,
  validation,
} from '../../../gallery/reports.ts';

it('begins with a name where one is known, and leaves out what is not', () => {
  const bare = phoneReport({ type: null, region: null, carrier: null, timeZones: [], verdict: { kind: 'unassigned' } });
  expect(viewOf(report(bare, [caller({ carrier: null })])).spoken(galleryNow)).toBe(
    'The service reports: Katharina Vogelsang, Phone number, Germany, Probably not in use: its range is unassigned',
  );
});

it('places no address that answers from many places, as its card does not', () => {
  const shared = ipReport({ ip: '8.8.8.8', anycast: 'Google Public DNS', organisation: 'Google LLC' });
  const sentence = viewOf(report(shared, [geolocation({ ip: '8.8.8.8' })])).spoken(galleryNow);
  expect(sentence).toMatch(/^Google LLC · Google Public DNS, /);
  expect(sentence).not.toMatch(/Germany|United States|there/);
});

it('says the clock of the country that leads, not the one of the built-in data', () => {
  const fiji = { operation: 'ipinfo', facts: { country: 'FJ' }, at: galleryNow } as const;
  const sentence = viewOf(report(ipReport(), [fiji])).spoken(galleryNow);
  expect(sentence).toContain('Fiji');
  expect(sentence).not.toContain('there');
  const suva = { ...fiji, facts: { country: 'FJ', timeZone: 'Pacific/Fiji' } };
  expect(viewOf(report(ipReport(), [suva])).spoken(galleryNow)).toContain('12:00 AM there');
});

it('says the place and the clock of a number that its card shows, and who names the place', () => {
  const morocco = phoneReport({ region: 'MA', callingCode: 212, carrier: null, timeZones: ['Africa/Casablanca'] });
  const rabat = validation({ country: 'MA', location: 'Rabat', carrier: null, timeZones: ['Africa/Lagos'] });
  expect(viewOf(report(morocco, [rabat])).spoken(galleryNow)).toBe(
    'Mobile, The service reports: Rabat, Morocco, Sat 1:00 PM there, Confirmed valid',
  );
});

it('says the country that leads where the sources name two, with its own clock', () => {
  const moved = report(phoneReport(), [validation({ country: 'FJ', location: null, timeZones: ['Pacific/Fiji'] })]);
  const sentence = viewOf(moved).spoken(galleryNow);
  expect(sentence).toContain('Fiji, T-Mobile, Sun 12:00 AM there');
  expect(sentence).not.toContain('Germany');
});

it('says first how risky a provider finds it, once', () => {
  const spoken = (...answer: Parameters<typeof scored>) =>
    viewOf(report(ipReport(), [scored(...answer)])).spoken(galleryNow);
  expect(spoken(12, 'low', { reports: 88 })).toMatch(/^Risk 12\/100 · 88 reports · AbuseIPDB, Wikimedia/);
  expect(spoken(100, 'high').match(/Risk 100/g)).toHaveLength(1);
});
