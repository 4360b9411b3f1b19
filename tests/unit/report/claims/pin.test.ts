import { expect, it } from 'vitest';
import { mapCountry, pin } from '../../../../lib/report/claims/pin.ts';
import { caller, geolocation, ipReport, phoneReport, report, validation } from '../../../gallery/reports.ts';

const here = { latitude: 50.11, longitude: 8.68 };
const there = { latitude: 30.05, longitude: 31.24 };
const answer = { coordinates: there, orderInDoubt: false };

it('stands where the service says, else where the device does', () => {
  expect(pin(report(ipReport(here), [geolocation(answer)]))).toEqual(there);
  expect(pin(report(ipReport(here), [geolocation({ ...answer, coordinates: null })]))).toEqual(here);
  expect(pin(report(ipReport(here)))).toEqual(here);
});

it("stands where the device says while the order of the service's pair is in doubt", () => {
  const doubtful = geolocation({ ...answer, orderInDoubt: true });
  expect(pin(report(ipReport(here), [doubtful]))).toEqual(here);
  expect(pin(report(ipReport({ latitude: null, longitude: null }), [doubtful]))).toEqual(there);
});

it('is tinted with the country of whoever gives it', () => {
  const device = ipReport({ ...here, country: 'DE' });
  const egypt = { ...answer, country: 'EG' };
  expect(mapCountry(report(device, [geolocation(egypt)]))).toBe('EG');
  expect(mapCountry(report(device, [geolocation({ ...egypt, orderInDoubt: true })]))).toBe('DE');
  expect(mapCountry(report(device))).toBe('DE');
});

it('tints the country of a number where all agree on it, and none where they do not', () => {
  const none = phoneReport({ verdict: { kind: 'not-a-number', reason: 'too-short' } });
  expect(mapCountry(report(phoneReport(), [validation(), caller({ country: null })]))).toBe('DE');
  expect(mapCountry(report(phoneReport({ region: null }), [caller({ country: 'FR' })]))).toBe('FR');
  expect(mapCountry(report(phoneReport(), [validation({ country: 'GB' })]))).toBeNull();
  expect(mapCountry(report(none))).toBeNull();
});
