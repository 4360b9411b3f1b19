import type { Failure } from '../../model/answer/failure.ts';
import { endOf, failureRows } from '../../model/answer/failure-rows.ts';
import { listOf } from '../isolated.ts';
import type { MessageKey } from '../say.ts';
import { capitalized, say } from '../say.ts';
import { waitText } from '../times.ts';
import { isCalm, isCommon } from './failure-nature.ts';
import { sentenceOf, shortFailure, storageText } from './failure-words.ts';

const hoverLimits: Partial<Record<Extract<Failure, { kind: 'over-budget' }>['budget'], MessageKey>> = {
  minute: 'shortHoverMinute',
  site: 'shortHoverSite',
  day: 'shortHoverDay',
};

/**
 * What a card at a glance says about a failure: its cause, more on it, and in `spoken` the sentence for screen readers.
 * An answer without data has no cause. `step` is a short next step that replaces the long one; empty if `more` says it.
 */
type FewWords = { cause: string | null; more: string | null; spoken: string; step?: string };

/** Returns the words about a failure on a card at a glance. `names`: who failed; none if all of the lookup service did. */
export function glanceFailure(failure: Failure, names: readonly string[] = []): FewWords {
  const sentence = sentenceOf(failure);
  const plain = { more: null, spoken: sentence };
  const isNamed = names.length > 0 && !isCommon(failure);
  const { short, named = short, unnamed } = failureRows[failure.kind].words;
  if (unnamed && !isNamed) return { ...plain, cause: say(unnamed) };
  switch (failure.kind) {
    case 'storage': {
      const cause = shortFailure(failure);
      const step = failure.trouble === 'failing' ? say('stepRestart') : storageText(failure.trouble).step;
      // Only where another try makes sense is there a button, with the step beside it.
      return failure.trouble === 'full' ? { ...plain, cause, step } : { ...plain, cause, more: step, step: '' };
    }
    case 'quota-low':
      return { ...plain, cause: say('shortQuotaLow', failure.remain), more: say('shortReserved') };
    case 'over-budget': {
      const limit = hoverLimits[failure.budget];
      if (limit) return { ...plain, cause: say(limit) };
    }
  }
  const who = isNamed ? listOf(names) : say('serviceTitle');
  const words = capitalized(say('failedPart', who, say(named)));
  // An answer, not a fault.
  if (failure.kind === 'not-found') return { ...plain, cause: null, more: words };
  const cause = isNamed || !(isCalm(failure) || isCommon(failure)) ? words : shortFailure(failure);
  if (!isNamed) return { ...plain, cause, spoken: `${say('statusCouldNotCheck')}. ${sentence}` };
  return {
    cause,
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
