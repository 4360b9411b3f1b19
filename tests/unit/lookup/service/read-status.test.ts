import { expect, it } from 'vitest';
import { readStatus } from '../../../../lib/lookup/service/read-response.ts';

const now = Date.UTC(2031, 0, 1);

function read(status: number, headers: Record<string, string> = {}) {
  return readStatus(new Response(null, { status, headers }), now);
}

it.each([
  [200, null],
  [204, null],
  [300, { kind: 'redirected' }],
  [304, { kind: 'redirected' }],
  [308, { kind: 'redirected' }],
  [400, { kind: 'client-error', status: 400 }],
  [401, { kind: 'refused-key', status: 401 }],
  [402, { kind: 'payment' }],
  [403, { kind: 'refused-key', status: 403 }],
  [404, { kind: 'not-found' }],
  [405, { kind: 'client-error', status: 405 }],
  [429, { kind: 'limited', until: null }],
  [451, { kind: 'client-error', status: 451 }],
  [500, { kind: 'server-error', status: 500 }],
  [503, { kind: 'server-error', status: 503 }],
  [599, { kind: 'server-error', status: 599 }],
])('%i', (status, failure) => {
  expect(read(status)).toEqual(failure);
});

it('carries the time of a Retry-After on 429 and 503 only', () => {
  const headers = { 'retry-after': '7' };
  expect(read(429, headers)).toEqual({ kind: 'limited', until: now + 7000 });
  expect(read(503, headers)).toEqual({ kind: 'server-error', status: 503, until: now + 7000 });
  expect(read(500, headers)).toEqual({ kind: 'server-error', status: 500 });
});

it('knows the redirect that a browser hides', () => {
  const hidden = { status: 0, type: 'opaqueredirect', headers: new Headers() } as const;
  expect(readStatus(hidden, now)).toEqual({ kind: 'redirected' });
});
