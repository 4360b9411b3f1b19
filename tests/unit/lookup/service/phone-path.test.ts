import { expect, it } from 'vitest';
import { mayBeWrongPath, mayBeWrongPathForTest } from '../../../../lib/lookup/service/phone-path.ts';
import { failures } from '../../../gallery/failures.ts';

const all = Object.values(failures);

it('what gave no documented answer may be the wrong path; key, limit and faults of the server are no sign of it', () => {
  expect(all.filter(mayBeWrongPath).map(({ kind }) => kind)).toEqual([
    'nothing-there',
    'client-error',
    'redirected',
    'too-large',
    'not-json',
    'bad-shape',
  ]);
  expect([401, 403].map((status) => mayBeWrongPath({ kind: 'refused-key', status }))).toEqual([false, true]);
});

it('a test of the connection also tries the other path if one is silent, faulty, or says 404 since', () => {
  const more = all.filter((failure) => mayBeWrongPathForTest(failure) && !mayBeWrongPath(failure));
  expect(more.map(({ kind }) => kind)).toEqual(['not-found', 'server-error', 'timeout']);
  expect(mayBeWrongPathForTest({ kind: 'server-error', status: 503, until: 1 })).toBe(false);
});
