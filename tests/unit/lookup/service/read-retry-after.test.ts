import { expect, it } from 'vitest';
import { readRetryAfter } from '../../../../lib/lookup/service/read-response.ts';

const now = Date.UTC(2031, 4, 6, 12, 0, 0);

it.each([
  ['30', now + 30_000],
  [' 0 ', now],
  ['Tue, 06 May 2031 12:02:00 GMT', now + 120_000],
  ['Tuesday, 06-May-31 12:02:00 GMT', now + 120_000],
  ['Tue May  6 12:02:00 2031', now + 120_000],
  ['Tue, 06 May 2031 11:00:00 GMT', now],
  ['Sunday, 06-Nov-94 08:49:37 GMT', now],
  ['99999999999999', now + 86_400_000],
  ['Tue, 06 May 2042 12:00:00 GMT', now + 86_400_000],
])('%j', (header, until) => {
  expect(readRetryAfter(header, now)).toBe(until);
});

it.each([
  null,
  '',
  '-5',
  '1.5',
  'soon',
  '2031-05-06T12:02:00Z',
  'Tue, 06 Xyz 2031 12:02:00 GMT',
  'Tue, 41 May 2031 12:02:00 GMT',
])('%j says nothing', (header) => {
  expect(readRetryAfter(header, now)).toBeNull();
});
