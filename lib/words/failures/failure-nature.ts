import type { Failure } from '../../model/answer/failure.ts';
import { failureRows } from '../../model/answer/failure-rows.ts';

/** Is nothing wrong? */
export function isCalm(failure: Failure): boolean {
  return !isAlarm(failure) && natureOf(failure) !== 'passing';
}

/** Must the user do something about it? */
export function isAlarm(failure: Failure): boolean {
  return natureOf(failure) === 'alarm';
}

/** Is it only the user's choice, or one not made yet? Nothing was tried then, so a card at a glance has one quiet line. */
export function isChoice(failure: Failure): boolean {
  return natureOf(failure) === 'choice';
}

/** Was nothing sent because of the user's own choice or limit? Then the words "Could not check" would be wrong. */
export function isUntried(failure: Failure): boolean {
  if (failure.kind === 'over-budget') return !isOverPresses(failure) && !isOverOwn(failure);
  return failureRows[failure.kind].effect.isUntried === true;
}

/** Is the failure independent of the service that was asked? Then no service is named. */
export function isCommon(failure: Failure): boolean {
  return failureRows[failure.kind].effect.isCommon === true || isOverPresses(failure);
}

/** Is it the limit on the user's own presses on cards? */
export function isOverPresses(failure: Failure): boolean {
  return failure.kind === 'over-budget' && failure.budget.startsWith('press');
}

/** Is it the user's own limit of a provider? It holds back their presses too. */
export function isOverOwn(failure: Failure): boolean {
  return failure.kind === 'over-budget' && failure.budget.startsWith('provider');
}

function natureOf({ kind }: Failure) {
  return failureRows[kind].effect.nature;
}
