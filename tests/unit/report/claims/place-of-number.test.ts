import { expect, it } from 'vitest';
import { withoutForeign } from '../../../../lib/report/claims/place.ts';
import { newestAnswer } from '../../../../lib/report/claims/sources.ts';
import { caller, validation } from '../../../gallery/reports.ts';
import { phoneReport } from '../../lookup/online/reports.ts';

it('takes our zones of a number for a source that names these and those of another country', () => {
  const own = ['Australia/Perth', 'Australia/Sydney'];
  expect(withoutForeign(['Indian/Cocos', ...own], own)).toBe(own);
  expect(withoutForeign(['Australia/Perth'], own)).toEqual(['Australia/Perth']);
  expect(withoutForeign(['Asia/Tokyo'], [])).toEqual(['Asia/Tokyo']);
});

it('says the age of the answer that has the facts, not of a newer one that had nothing', () => {
  const [old, empty] = [validation(), { ...caller(), name: null }];
  const service = [old, { ...empty, at: old.at + 60_000 }];
  expect(newestAnswer({ ...phoneReport(), service })).toBe(old);
});
