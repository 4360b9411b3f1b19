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
  'no-consent': { sentence: 'failNoConsent', step: 'stepConsent', action: 'options' },
  'key-for-other-address': { sentence: 'failKeyForOther', step: 'stepSaveKeyAgain', action: 'options' },
  'private-window': { sentence: 'failPrivate', step: 'stepNormalWindow', action: 'none' },
  'turned-off': { sentence: 'failTurnedOff', step: 'stepTurnOn', action: 'options' },
  'quota-low': { sentence: 'failQuotaLow', step: 'stepAskYourself', action: 'ask' },
  'over-budget': { sentence: 'failOverBudget', step: 'stepAskYourself', action: 'ask' },
  paused: { sentence: 'failPaused', step: 'stepWait', action: 'again' },
  'refused-key': { sentence: 'failRefusedKey', step: 'stepCheckKey', action: 'options' },
  payment: { sentence: 'failPayment', step: 'stepCheckAccount', action: 'none' },
  'not-found': { sentence: 'failNotFound', step: 'stepCheckAddress', action: 'options' },
  limited: { sentence: 'failLimited', step: 'stepWait', action: 'again' },
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

/** `resumes`: it is asked again by itself as soon as that makes sense. */
type Telling = { resumes: boolean };

/** A failure in words: what happened, what to do, and what a button beside it does. */
export function failureText(
  failure: Failure,
  now: number,
  { resumes }: Telling = { resumes: false },
): { sentence: string; step: string; action: FailureAction } {
  const { step, action } = failureWords[failure.kind];
  const until = endOf(failure);
  const wait = waitText(until, now);
  const told = (key: MessageKey, does: FailureAction, ...of: string[]) => {
    return { sentence: sentence(failure), step: say(key, ...of), action: does };
  };
  if (wait !== null) return told(resumes ? 'stepResumes' : 'stepWaitUntil', 'none', wait);
  if (until !== null) return resumes ? told(step, 'none') : told('stepAgainNow', 'again');
  return resumes ? told('stepResumesOnline', 'none') : told(step, action);
}

/** When asking makes sense again, ms since 1970; null where that is not known. */
function endOf(failure: Failure): number | null {
  return 'until' in failure && failure.until !== undefined ? failure.until : null;
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
} as const satisfies Record<Extract<Failure, { kind: 'over-budget' }>['budget'], MessageKey>;
