import { expect, it } from 'vitest';
import { ownRegion } from '../../../../../lib/lookup/device/phone/own-region.ts';
import { phoneReport } from '../../../../gallery/reports.ts';

it('a toll-free number of +1 belongs to none of the countries that share it, any other to its own', () => {
  const american = phoneReport({ region: 'US', callingCode: 1, type: 'TOLL_FREE' });
  expect(ownRegion(american)).toBeNull();
  expect(ownRegion({ ...american, type: 'FIXED_LINE_OR_MOBILE' })).toBe('US');
  expect(ownRegion({ ...american, region: 'DE', callingCode: 49 })).toBe('DE');
});

it('an unassigned number belongs to the main country of its calling code, unless many share that', () => {
  const unassigned = phoneReport({ region: null, type: null, verdict: { kind: 'unassigned' }, valid: false });
  expect(ownRegion({ ...unassigned, callingCode: 44 })).toBe('GB');
  expect(ownRegion({ ...unassigned, callingCode: 7 })).toBe('RU');
  expect(ownRegion({ ...unassigned, callingCode: 1 })).toBeNull();
  expect(ownRegion({ ...unassigned, callingCode: 870 })).toBeNull();
  expect(
    ownRegion({ ...unassigned, callingCode: 44, verdict: { kind: 'not-a-number', reason: 'too-short' } }),
  ).toBeNull();
});
