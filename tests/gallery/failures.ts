import type { Failure, FailureKind } from '../../lib/model/answer/failure.ts';
import { galleryNow } from './reports.ts';

/** One of every kind of failure. */
export const failures = {
  'not-configured': { kind: 'not-configured' },
  'no-permission': { kind: 'no-permission', origin: 'https://lookup.example' },
  'no-consent': { kind: 'no-consent' },
  'key-for-other-address': { kind: 'key-for-other-address', origin: 'https://lookup.example' },
  'private-window': { kind: 'private-window' },
  'turned-off': { kind: 'turned-off' },
  'quota-low': { kind: 'quota-low', remain: 3 },
  'over-budget': { kind: 'over-budget', budget: 'site' },
  paused: { kind: 'paused', until: galleryNow + 720_000 },
  'refused-key': { kind: 'refused-key', status: 401 },
  payment: { kind: 'payment' },
  'not-in-plan': { kind: 'not-in-plan' },
  'not-found': { kind: 'not-found' },
  'nothing-there': { kind: 'nothing-there' },
  limited: { kind: 'limited', until: galleryNow + 40_000 },
  'client-error': { kind: 'client-error', status: 422 },
  'server-error': { kind: 'server-error', status: 503 },
  timeout: { kind: 'timeout' },
  offline: { kind: 'offline' },
  unreachable: { kind: 'unreachable' },
  redirected: { kind: 'redirected' },
  'too-large': { kind: 'too-large' },
  'not-json': { kind: 'not-json' },
  'bad-shape': { kind: 'bad-shape', field: 'timezone' },
  storage: { kind: 'storage', trouble: 'failing' },
  interrupted: { kind: 'interrupted' },
} as const satisfies { [Kind in FailureKind]: Extract<Failure, { kind: Kind }> };
