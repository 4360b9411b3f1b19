import type { Failure, FailureKind } from '../model/failure.ts';
import type { MessageKey } from '../words/say.ts';
import { say } from '../words/say.ts';
import { waitText } from './wait-text.ts';

/** What the person can do about a failure: open the options, let the browser allow it, ask for the first time, ask again, or only wait. */
export type FailureAction = 'options' | 'allow' | 'ask' | 'again' | 'none';

type Words = { sentence: MessageKey; step: MessageKey; action: FailureAction };

/** One sentence and one next step for each failure. */
export const failureWords = {
  'not-configured': { sentence: 'failNotConfigured', step: 'stepAddKey', action: 'options' },
  'no-permission': { sentence: 'failNoPermission', step: 'stepAllow', action: 'allow' },
  'key-for-other-address': { sentence: 'failKeyForOther', step: 'stepSaveKeyAgain', action: 'options' },
  'private-window': { sentence: 'failPrivate', step: 'stepNormalWindow', action: 'none' },
  'over-budget': { sentence: 'failOverBudget', step: 'stepAskYourself', action: 'ask' },
  paused: { sentence: 'failPaused', step: 'stepWait', action: 'none' },
  'refused-key': { sentence: 'failRefusedKey', step: 'stepCheckKey', action: 'options' },
  payment: { sentence: 'failPayment', step: 'stepCheckAccount', action: 'none' },
  'not-found': { sentence: 'failNotFound', step: 'stepCheckAddress', action: 'options' },
  limited: { sentence: 'failLimited', step: 'stepWait', action: 'none' },
  'client-error': { sentence: 'failClientError', step: 'stepCheckAddress', action: 'options' },
  'server-error': { sentence: 'failServerError', step: 'stepTryAgain', action: 'again' },
  timeout: { sentence: 'failTimeout', step: 'stepTryAgain', action: 'again' },
  offline: { sentence: 'failOffline', step: 'stepConnect', action: 'again' },
  unreachable: { sentence: 'failUnreachable', step: 'stepCheckAddressOrNet', action: 'again' },
  redirected: { sentence: 'failRedirected', step: 'stepCheckAddress', action: 'options' },
  'too-large': { sentence: 'failTooLarge', step: 'stepCheckAddress', action: 'options' },
  'not-json': { sentence: 'failNotJson', step: 'stepCheckAddress', action: 'options' },
  'bad-shape': { sentence: 'failBadShape', step: 'stepCheckAddress', action: 'options' },
  interrupted: { sentence: 'failInterrupted', step: 'stepTryAgain', action: 'again' },
} as const satisfies Record<FailureKind, Words>;

/** A failure in words: what happened, what to do, and what a button beside it does. */
export function failureText(failure: Failure, now: number): { sentence: string; step: string; action: FailureAction } {
  const words = failureWords[failure.kind];
  return { sentence: sentence(failure), step: step(failure, now), action: words.action };
}

function sentence(failure: Failure): string {
  const key = failureWords[failure.kind].sentence;
  switch (failure.kind) {
    case 'no-permission':
    case 'key-for-other-address':
      return say(key, failure.origin);
    case 'refused-key':
    case 'client-error':
    case 'server-error':
      return say(key, failure.status);
    case 'bad-shape':
      return say(key, failure.field);
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
} as const satisfies Record<Extract<Failure, { kind: 'over-budget' }>['budget'], MessageKey>;

function step(failure: Failure, now: number): string {
  const wait = failure.kind === 'paused' || failure.kind === 'limited' ? waitText(failure.until, now) : null;
  return wait === null ? say(failureWords[failure.kind].step) : say('stepWaitUntil', wait);
}
