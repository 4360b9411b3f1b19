import { afterEach, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { facts } from '../../../lib/report/claims/facts.ts';
import { leadingPlace } from '../../../lib/report/claims/place.ts';
import { glanceVerdict } from '../../../lib/report/view/verdict.ts';
import { geolocation, ipReport, galleryNow as now, phoneReport, report, validation } from '../../gallery/reports.ts';

const context = { now, here: 'Europe/Berlin', offer: { kind: 'answered' }, asking: false } as const;
const country = (of: ReturnType<typeof report>) => facts(of, context).find(({ id }) => id === 'country');

afterEach(() => vi.restoreAllMocks());

it.each([
  ['de', 'Deutschland', 'Germany'],
  ['de', 'Deutschland', 'GERMANY'],
  ['ar', 'ألمانيا', 'Germany'],
  ['ar', 'ألمانيا', 'ألمانيا'],
])('in %s, %s and %s are one country, with a code or without', (language, own, given) => {
  vi.spyOn(browser.i18n, 'getUILanguage').mockReturnValue(language);
  const coded = report(phoneReport(), [validation({ countryName: given })]);
  const named = report(phoneReport(), [validation({ country: null, countryName: given, location: given })]);
  const placed = report(ipReport(), [geolocation({ country: null, countryName: given })]);
  for (const each of [coded, named, placed]) {
    expect(country(each)).toMatchObject({ disagree: false, note: null, claims: [{ text: own, flag: 'DE' }] });
    expect(country(each)?.claims[0]?.detail).toBeUndefined();
    expect(leadingPlace(each)).toMatchObject({ country: 'DE', other: null });
  }
  expect(leadingPlace(named).name).toBeNull();
});

it('another country by name alone is another claim, and so is a name of none', () => {
  const fiji = report(phoneReport(), [validation({ country: null, countryName: 'Fiji' })]);
  expect(country(fiji)).toMatchObject({ disagree: true, claims: [{ text: 'Fiji', flag: 'FJ' }, { flag: 'DE' }] });
  const none = report(phoneReport(), [validation({ country: null, countryName: 'Atlantis' })]);
  expect(
    country(none)
      ?.claims.map(({ text }) => text)
      .sort(),
  ).toEqual(['Atlantis', 'Germany']);
  const both = report(phoneReport(), [validation({ country: 'DE', countryName: 'Fiji' })]);
  expect(country(both)?.claims).toMatchObject([{ text: 'Germany', detail: 'Fiji' }]);
});

it('an address whose country is disputed is marked as a number is, and one without a country is not', () => {
  const fiji = report(ipReport(), [geolocation({ country: 'FJ', countryName: 'Fiji', region: 'Central' })]);
  expect(glanceVerdict(fiji, null)).toEqual({ tone: 'doubtful', text: 'Sources disagree on the country' });
  expect(glanceVerdict(report(ipReport(), [geolocation()]), null)).toBeNull();
  expect(
    glanceVerdict(report(ipReport({ anycast: 'Example DNS' }), [geolocation({ country: 'FJ' })]), null),
  ).toBeNull();
});
