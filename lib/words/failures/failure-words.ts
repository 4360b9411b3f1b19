import type { Failure, FailureKind } from '../../model/answer/failure.ts';
import { endOf, failureRows, opensOptions } from '../../model/answer/failure-rows.ts';
import type { LedgerCall } from '../../model/answer/spending.ts';
import type { StorageTrouble } from '../../model/stored-types.ts';
import type { MessageKey } from '../say.ts';
import { capitalized, say } from '../say.ts';
import { waitText } from '../times.ts';
import { isOverOwn, isOverPresses } from './failure-nature.ts';

/** What the button beside a failure does: opens the options, looks up online, looks up again; `none`: no button. */
export type FailureAction = 'options' | 'ask' | 'again' | 'none';

const storageWords = {
  full: { sentence: 'storageNoSpace', step: 'stepFreeSpace' },
  newer: { sentence: 'storageNewer', step: 'stepUpdateNumlens' },
  failing: { sentence: 'storageFailing', step: 'stepRestartBrowser' },
} as const satisfies Record<StorageTrouble, { sentence: MessageKey; step: MessageKey }>;

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
  const { words, effect } = failureRows[failure.kind];
  const { button } = effect;
  const action = opensOptions(button) ? 'options' : button;
  return { step: words.step === null ? '' : say(words.step), action };
}

/** Returns what happened, as one sentence. */
export function sentenceOf(failure: Failure): string {
  const key = failureRows[failure.kind].words.sentence;
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
  return capitalized(say(failureRows[kind].words.short));
}

/** Returns a request's outcome in a few words. */
export function outcomeText(outcome: LedgerCall['outcome']): string {
  if (outcome === 'answered') return say('ledgerAnswered');
  return outcome === 'reserved' ? say('ledgerReserved') : shortFailure({ kind: outcome });
}
