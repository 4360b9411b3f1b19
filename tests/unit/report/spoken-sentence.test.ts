import { expect, it } from 'vitest';
import { spokenSentence } from '../../../lib/report/wording/spoken-sentence.ts';
import { caller, galleryNow, ipReport, phoneReport, report } from '../../gallery/reports.ts';

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
