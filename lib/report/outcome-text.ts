import type { FailureKind } from '../model/failure.ts';
import type { LedgerCall } from '../model/spending.ts';
import type { MessageKey } from '../words/say.ts';
import { say } from '../words/say.ts';

/** A failure in a few words, for a list: what it was, without its details. */
const shortFailures = {
  'not-configured': 'shortNotConfigured',
  'no-permission': 'shortNoPermission',
  'no-consent': 'shortNoPermission',
  'key-for-other-address': 'shortKeyForOther',
  'private-window': 'shortPrivate',
  'turned-off': 'shortTurnedOff',
  'over-budget': 'shortOverBudget',
  'quota-low': 'shortOverBudget',
  paused: 'shortPaused',
  'refused-key': 'shortRefusedKey',
  payment: 'shortPayment',
  'not-found': 'shortNotFound',
  limited: 'shortLimited',
  'client-error': 'shortClientError',
  'server-error': 'shortServerError',
  timeout: 'shortTimeout',
  offline: 'shortOffline',
  unreachable: 'shortUnreachable',
  redirected: 'shortRedirected',
  'too-large': 'shortTooLarge',
  'not-json': 'shortNotJson',
  'bad-shape': 'shortBadShape',
  interrupted: 'shortInterrupted',
} as const satisfies Record<FailureKind, MessageKey>;

/** How a call ended, in a few words. */
export function outcomeText(outcome: LedgerCall['outcome']): string {
  if (outcome === 'answered') return say('ledgerAnswered');
  return say(outcome === 'reserved' ? 'ledgerReserved' : shortFailures[outcome]);
}
