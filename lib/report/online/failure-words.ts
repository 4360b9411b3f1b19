import type { Failure, FailureKind } from '../../model/answer/failure.ts';
import type { LedgerCall } from '../../model/answer/spending.ts';
import type { StorageTrouble } from '../../model/stored-types.ts';
import { listOf } from '../../words/isolated.ts';
import type { MessageKey } from '../../words/say.ts';
import { capitalized, say } from '../../words/say.ts';
import { waitText } from '../wording/times.ts';

/**
 * What the button beside a failure does: opens the options, asks the browser for permission, looks up online, looks up
 * again; `none`: no button. After an answer that cannot be read it opens the options: the same request would fail again.
 */
export type FailureAction = 'options' | 'allow' | 'ask' | 'again' | 'none';

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
  'no-permission': { sentence: 'failNoPermission', short: 'shortNoPermission', step: 'stepAllow', action: 'allow' },
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
  // Another try makes sense once there is room, not before a restart or an update.
  if (failure.kind === 'storage') {
    return {
      ...storageText(failure.trouble),
      action: failure.trouble === 'full' ? failureWords.storage.action : 'none',
    };
  }
  const { step, action } = isOverPresses(failure)
    ? overPresses
    : isOverOwn(failure)
      ? overOwn
      : failureWords[failure.kind];
  const until = endOf(failure);
  const wait = waitText(until, now);
  const sentence = sentenceOf(failure);
  const usual = { sentence, step: step === null ? '' : say(step), action };
  if (wait !== null) return { sentence, step: say(resumes ? 'stepResumes' : 'stepWaitUntil', wait), action: 'none' };
  if (until !== null) {
    return resumes ? { ...usual, action: 'none' } : { sentence, step: say('stepAgainNow'), action: 'again' };
  }
  return resumes ? { sentence, step: say('stepResumesOnline'), action: 'none' } : usual;
}

/** The limit on presses holds back the user's own presses on cards; a lookup in the popup lifts it. */
const overPresses = { step: 'stepUsePopup', action: 'again' } as const;

function isOverPresses(failure: Failure): boolean {
  return failure.kind === 'over-budget' && failure.budget.startsWith('press');
}

/** The user's own limits of a provider hold back their presses too. */
const overOwn = { step: 'stepOwnLimit', action: 'options' } as const;

function isOverOwn(failure: Failure): boolean {
  return failure.kind === 'over-budget' && failure.budget.startsWith('provider');
}

/** Returns when a new request makes sense (ms since 1970); null if that is not known. */
function endOf(failure: Failure): number | null {
  return 'until' in failure && failure.until !== undefined ? failure.until : null;
}

function sentenceOf(failure: Failure): string {
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

/** The limits of hovering, at a glance. */
const hoverLimits: Partial<Record<keyof typeof budgetSentences, MessageKey>> = {
  minute: 'shortHoverMinute',
  site: 'shortHoverSite',
  day: 'shortHoverDay',
};

/** Failures with which nothing is wrong. */
const calm: ReadonlySet<FailureKind> = new Set([
  'not-configured',
  'no-permission',
  'no-consent',
  'private-window',
  'turned-off',
  'over-budget',
  'quota-low',
  'not-found',
]);

/**
 * Is nothing wrong? True if lookups are off, not set up or not allowed, if the user's own limit is reached, or if there
 * is no data on the subject.
 */
export function isCalm({ kind }: Failure): boolean {
  return calm.has(kind);
}

/** Was nothing sent because of the user's own choice or limit? Then the words "Could not check" would be wrong. */
export function isUntried(failure: Failure): boolean {
  if (failure.kind === 'over-budget') return !isOverPresses(failure) && !isOverOwn(failure);
  return failure.kind === 'turned-off' || failure.kind === 'private-window' || failure.kind === 'quota-low';
}

/** Failures that pass without the user's help, sooner or later. */
const passing: ReadonlySet<FailureKind> = new Set([
  'paused',
  'limited',
  'server-error',
  'timeout',
  'offline',
  'unreachable',
  'interrupted',
]);

/** Must the user do something about it, such as replace a key? Only then is a failure an alarm. */
export function isAlarm({ kind }: Failure): boolean {
  return !calm.has(kind) && !passing.has(kind);
}

/** What is turned off, not set up or not allowed yet. Nothing was tried, so nothing failed. */
const choices = {
  'not-configured': 'offerUnconfigured',
  'no-permission': null,
  'no-consent': null,
  'private-window': 'failPrivate',
  'turned-off': 'offerOff',
} as const satisfies Partial<Record<FailureKind, MessageKey | null>>;

/** Is it only the user's choice, or one not made yet? A card at a glance then has one quiet line. */
export function isChoice({ kind }: Failure): boolean {
  return kind in choices;
}

/** Failures that concern all lookups, whichever service is asked. */
const common: ReadonlySet<FailureKind> = new Set(['offline', 'no-consent', 'private-window', 'turned-off']);

/** Is the failure independent of the service that was asked? Then no service is named. */
function isCommon(failure: Failure): boolean {
  return common.has(failure.kind) || isOverPresses(failure);
}

/** Returns a failure in a few words, with a capital. */
export function shortFailure({ kind }: { kind: FailureKind }): string {
  return capitalized(say(failureWords[kind].short));
}

/**
 * What a card at a glance says about a failure: its cause, more on it, and in `spoken` the sentence for screen readers.
 * An answer without data has no cause. `step` is a short next step that replaces the long one.
 */
type FewWords = { cause: string | null; more: string | null; spoken: string; step?: string };

/** Returns the words about a failure on a card at a glance. `names`: who failed, unless it is all of the lookup service. */
export function glanceFailure(failure: Failure, names: readonly string[] = []): FewWords {
  const sentence = sentenceOf(failure);
  const plain = { more: null, spoken: sentence };
  const isNamed = names.length > 0 && !isCommon(failure);
  switch (failure.kind) {
    case 'not-configured':
    case 'private-window':
    case 'turned-off':
      if (isNamed) break;
      return { ...plain, cause: say(choices[failure.kind]) };
    case 'not-found':
      // An answer, not a fault.
      return { ...plain, cause: null, more: sentence };
    case 'storage': {
      const { sentence: spoken, step } = storageWords[failure.trouble];
      const short = step === 'stepRestartBrowser' ? 'stepRestart' : step;
      return { cause: shortFailure(failure), more: null, spoken: say(spoken), step: say(short) };
    }
    case 'quota-low':
      return { ...plain, cause: say('shortQuotaLow', failure.remain), more: say('shortReserved') };
    case 'over-budget': {
      const limit = hoverLimits[failure.budget];
      if (limit) return { ...plain, cause: say(limit) };
    }
  }
  if (!isNamed) {
    return { cause: shortFailure(failure), more: null, spoken: `${say('statusCouldNotCheck')}. ${sentence}` };
  }
  const who = listOf(names);
  return {
    cause: capitalized(say('failedPart', who, say(failureWords[failure.kind].short))),
    more: null,
    spoken: `${say('notChecked', who)} ${sentence}`,
  };
}

/**
 * Returns when another try makes sense, in few words: "try again in 40 sec", or if the lookup starts again
 * automatically, "tries again in 40 sec"; null if it does now, or nobody knows.
 */
export function againText(failure: Failure, now: number, { resumes }: { resumes: boolean }): string | null {
  const wait = waitText(endOf(failure), now);
  return wait === null ? null : say(resumes ? 'shortResumes' : 'shortAgain', wait);
}

/** Returns a request's outcome in a few words. */
export function outcomeText(outcome: LedgerCall['outcome']): string {
  if (outcome === 'answered') return say('ledgerAnswered');
  return outcome === 'reserved' ? say('ledgerReserved') : shortFailure({ kind: outcome });
}
