import type { Failure, FailureKind } from '../../model/answer/failure.ts';

/**
 * How to take a failure. Nothing is wrong with a `choice` (lookups are off, not set up or not allowed yet), with a `limit`
 * of the user's own, nor if there is no data (`empty`). A `passing` failure ends without the user, sooner or later. For an
 * `alarm` the user must do something, such as replace a key.
 */
type Nature = 'choice' | 'limit' | 'empty' | 'passing' | 'alarm';

const natures: Record<FailureKind, Nature> = {
  'not-configured': 'choice',
  'no-permission': 'choice',
  'no-consent': 'choice',
  'private-window': 'choice',
  'turned-off': 'choice',
  'over-budget': 'limit',
  'quota-low': 'limit',
  'not-found': 'empty',
  paused: 'passing',
  limited: 'passing',
  'server-error': 'passing',
  timeout: 'passing',
  offline: 'passing',
  unreachable: 'passing',
  interrupted: 'passing',
  'key-for-other-address': 'alarm',
  'refused-key': 'alarm',
  payment: 'alarm',
  'not-in-plan': 'alarm',
  'nothing-there': 'alarm',
  'client-error': 'alarm',
  redirected: 'alarm',
  'too-large': 'alarm',
  'not-json': 'alarm',
  'bad-shape': 'alarm',
  storage: 'alarm',
};

/** Is nothing wrong? */
export function isCalm(failure: Failure): boolean {
  return !isAlarm(failure) && natures[failure.kind] !== 'passing';
}

/** Must the user do something about it? */
export function isAlarm({ kind }: Failure): boolean {
  return natures[kind] === 'alarm';
}

/** Is it only the user's choice, or one not made yet? Nothing was tried then, so a card at a glance has one quiet line. */
export function isChoice({ kind }: Failure): boolean {
  return natures[kind] === 'choice';
}

/** Was nothing sent because of the user's own choice or limit? Then the words "Could not check" would be wrong. */
export function isUntried(failure: Failure): boolean {
  if (failure.kind === 'over-budget') return !isOverPresses(failure) && !isOverOwn(failure);
  return failure.kind === 'turned-off' || failure.kind === 'private-window' || failure.kind === 'quota-low';
}

/** Failures that concern all lookups, whichever service is asked. */
const common: ReadonlySet<FailureKind> = new Set([
  'offline',
  'interrupted',
  'no-consent',
  'private-window',
  'turned-off',
]);

/** Is the failure independent of the service that was asked? Then no service is named. */
export function isCommon(failure: Failure): boolean {
  return common.has(failure.kind) || isOverPresses(failure);
}

/** Is it the limit on the user's own presses on cards? */
export function isOverPresses(failure: Failure): boolean {
  return failure.kind === 'over-budget' && failure.budget.startsWith('press');
}

/** Is it the user's own limit of a provider? It holds back their presses too. */
export function isOverOwn(failure: Failure): boolean {
  return failure.kind === 'over-budget' && failure.budget.startsWith('provider');
}
