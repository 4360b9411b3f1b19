import { expect, test } from 'vitest';
import { createListQuota } from '../../../../../entrypoints/sidepanel/list/list-quota.ts';
import { caller, galleryNow, validation } from '../../../../gallery/reports.ts';

test('what is left goes down with each answer of a run, and never up to that of an older answer', () => {
  const quota = createListQuota();
  const left = (remain: number, at: number) => {
    quota.hear({ answers: [validation({ quota: { remain, seconds: 60 }, at }), caller()], failures: [] });
    return quota.state.value?.remain;
  };
  expect(left(47, galleryNow)).toBe(47);
  // The reply to the later request came first.
  expect([left(45, galleryNow + 2), left(46, galleryNow + 1)]).toEqual([45, 45]);
  expect(left(44, galleryNow + 3)).toBe(44);
  quota.hear({ answers: [caller()], failures: [] });
  expect(quota.state.value?.remain).toBe(44);
});
