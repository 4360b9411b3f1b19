import type { Failure, FailureKind } from '../../model/answer/failure.ts';
import type { LedgerCall } from '../../model/answer/spending.ts';
import type { StorageTrouble } from '../../model/stored-types.ts';
import type { MessageKey } from '../say.ts';
import { capitalized, say } from '../say.ts';
import { waitText } from '../times.ts';
import { isOverOwn, isOverPresses } from './failure-nature.ts';

/**
 * What the button beside a failure does: opens the options, looks up online, looks up again; `none`: no button. After an
 * answer that cannot be read it opens the options: the same request would fail again.
 */
export type FailureAction = 'options' | 'ask' | 'again' | 'none';

/**
 * `short`: the failure in a few words, for the request log and a card at a glance; it begins small, as it follows a name
 * there. `step` is null if there is nothing to do.
 */
type Words = { sentence: MessageKey; short: MessageKey; step: MessageKey | null; action: FailureAction };

/** What happened and what to do, for each failure. */
export const failureWords = {
  'not-configured': {
    sentence: 'failNotConfigured',
    short: 'shortNotConfigured',
    step: 'stepAddKey',
    action: 'options',
  },
  'no-permission': { sentence: 'failNoPermission', short: 'shortNoPermission', step: 'stepAllow', action: 'options' },
  'no-consent': { sentence: 'failNoConsent', short: 'shortNoConsent', step: 'stepConsent', action: 'options' },
  'key-for-other-address': {
    sentence: 'failKeyForOther',
    short: 'shortKeyForOther',
    step: 'stepSaveKeyAgain',
    action: 'options',
  },
  'private-window': { sentence: 'failPrivate', short: 'shortPrivate', step: 'stepNormalWindow', action: 'none' },
  'turned-off': { sentence: 'failTurnedOff', short: 'shortTurnedOff', step: 'stepTurnOn', action: 'options' },
  'quota-low': { sentence: 'failQuotaLow', short: 'shortOverBudget', step: 'stepAskYourself', action: 'ask' },
  'over-budget': { sentence: 'failOverBudget', short: 'shortOverBudget', step: 'stepAskYourself', action: 'ask' },
  paused: { sentence: 'failPaused', short: 'shortPaused', step: 'stepWait', action: 'again' },
  'refused-key': { sentence: 'failRefusedKey', short: 'shortRefusedKey', step: 'stepCheckKey', action: 'options' },
  payment: { sentence: 'failPayment', short: 'shortPayment', step: 'stepCheckAccount', action: 'options' },
  'not-in-plan': { sentence: 'failNotInPlan', short: 'shortNotInPlan', step: 'stepCheckAccount', action: 'options' },
  'not-found': { sentence: 'failNotFound', short: 'shortNotFound', step: null, action: 'none' },
  'nothing-there': {
    sentence: 'failNothingThere',
    short: 'shortNothingThere',
    step: 'stepCheckAddress',
    action: 'options',
  },
  limited: { sentence: 'failLimited', short: 'shortLimited', step: 'stepWait', action: 'again' },
  'client-error': {
    sentence: 'failClientError',
    short: 'shortClientError',
    step: 'stepCheckAddress',
    action: 'options',
  },
  'server-error': { sentence: 'failServerError', short: 'shortServerError', step: 'stepWait', action: 'again' },
  timeout: { sentence: 'failTimeout', short: 'shortTimeout', step: 'stepWait', action: 'again' },
  offline: { sentence: 'failOffline', short: 'shortOffline', step: 'stepConnect', action: 'again' },
  unreachable: {
    sentence: 'failUnreachable',
    short: 'shortUnreachable',
    step: 'stepCheckAddressOrNet',
    action: 'again',
  },
  redirected: { sentence: 'failRedirected', short: 'shortRedirected', step: 'stepCheckAddress', action: 'options' },
  'too-large': { sentence: 'failTooLarge', short: 'shortTooLarge', step: 'stepCheckAddress', action: 'options' },
  'not-json': { sentence: 'failNotJson', short: 'shortNotJson', step: 'stepCheckAddress', action: 'options' },
  'bad-shape': { sentence: 'failBadShape', short: 'shortBadShape', step: 'stepCheckAddress', action: 'options' },
  storage: { sentence: 'storageFailing', short: 'shortStorage', step: 'stepRestartBrowser', action: 'again' },
  interrupted: { sentence: 'failInterrupted', short: 'shortInterrupted', step: 'stepWait', action: 'again' },
} as const satisfies Record<FailureKind, Words>;

const storageWords = {
  full: { sentence: 'storageNoSpace', step: 'stepFreeSpace' },
  newer: { sentence: 'storageNewer', step: 'stepUpdateNumlens' },
  failing: { sentence: 'storageFailing', step: 'stepRestartBrowser' },
} as const satisfies Record<StorageTrouble, Pick<Words, 'sentence' | 'step'>>;

/** Returns what happened and what to do while the database cannot be used. */
export function storageText(trouble: StorageTrouble): { sentence: string; step: string } {
  const { sentence, step } = storageWords[trouble];
  return { sentence: say(sentence), step: say(step) };
}

/**
 * Returns a failure in words; `step` is empty if there is nothing to do. `resumes`: the lookup starts again
 * automatically as soon as that makes sense.
 */
export function failureText(
  failure: Failure,
  now: number,
  { resumes }: { resumes: boolean } = { resumes: false },
): { sentence: string; step: string; action: FailureAction } {
  const { step, action } = stepOf(failure);
  const sentence = sentenceOf(failure);
  const until = endOf(failure);
  const wait = waitText(until, now);
  if (resumes) {
    const goesOn = until === null ? say('stepResumesOnline') : step;
    return { sentence, step: wait === null ? goesOn : say('stepResumes', wait), action: 'none' };
  }
  if (wait !== null) return { sentence, step: say('stepWaitUntil', wait), action: 'none' };
  return until === null ? { sentence, step, action } : { sentence, step: say('stepAgainNow'), action: 'again' };
}

/** Returns what to do about a failure that has no time. */
function stepOf(failure: Failure): { step: string; action: FailureAction } {
  if (failure.kind === 'storage') {
    // Another try makes sense once there is room, not before a restart or an update.
    return { step: storageText(failure.trouble).step, action: failure.trouble === 'full' ? 'again' : 'none' };
  }
  // A lookup in the popup lifts the limit on presses on cards.
  if (isOverPresses(failure)) return { step: say('stepUsePopup'), action: 'again' };
  if (isOverOwn(failure)) return { step: say('stepOwnLimit'), action: 'options' };
  const { step, action } = failureWords[failure.kind];
  return { step: step === null ? '' : say(step), action };
}

/** Returns when a new request makes sense (ms since 1970); null if that is not known. */
export function endOf(failure: Failure): number | null {
  return 'until' in failure && failure.until !== undefined ? failure.until : null;
}

/** Returns what happened, as one sentence. */
export function sentenceOf(failure: Failure): string {
  const key = failureWords[failure.kind].sentence;
  switch (failure.kind) {
    case 'no-permission':
    case 'key-for-other-address':
      return say(key, failure.origin);
    case 'bad-shape':
      return say(key, failure.field);
    case 'quota-low':
      return say(key, failure.remain);
    case 'over-budget':
      return say(budgetSentences[failure.budget]);
    case 'storage':
      return storageText(failure.trouble).sentence;
    default:
      return say(key);
  }
}

const budgetSentences = {
  minute: 'failOverBudgetMinute',
  site: 'failOverBudgetSite',
  day: 'failOverBudget',
  pressMinute: 'failOverPressesMinute',
  pressHour: 'failOverPressesHour',
  providerMinute: 'failProviderMinute',
  providerDay: 'failProviderDay',
} as const satisfies Record<Extract<Failure, { kind: 'over-budget' }>['budget'], MessageKey>;

/** Returns a failure in a few words, with a capital. */
export function shortFailure({ kind }: { kind: FailureKind }): string {
  return capitalized(say(failureWords[kind].short));
}

/** Returns a request's outcome in a few words. */
export function outcomeText(outcome: LedgerCall['outcome']): string {
  if (outcome === 'answered') return say('ledgerAnswered');
  return outcome === 'reserved' ? say('ledgerReserved') : shortFailure({ kind: outcome });
}
