import type { ProvidersView, ProviderView } from '../../../lib/model/settings/provider-view.ts';
import { shortFailure } from '../../../lib/words/failures/failure-words.ts';
import { say } from '../../../lib/words/say.ts';
import type { TestState } from '../options-state.ts';
import type { ShownState } from '../parts/StateMark.tsx';

type View = Pick<ProvidersView, 'isLocked' | 'mode'>;

/** Returns whether a provider is used; if not, what is missing. */
export function providerState(
  { isAdded, isRefused, fields, values, used, limits, last }: ProviderView,
  test: TestState | undefined,
  { isLocked, mode }: View,
): ShownState {
  const off: ShownState = { state: 'off', words: say('siteModeNameOff') };
  if (isLocked) return off;
  if (isRefused || isKeyRefused(test)) return { state: 'failed', words: shortFailure({ kind: 'refused-key' }) };
  if (test?.kind === 'done' && !test.outcome.ok) return { state: 'failed', words: say('providerTestFailed') };
  if (fields.some(({ id, secret }) => secret && (values[id] ?? '') === '')) {
    return { state: 'off', words: say('providerKeyNeeded') };
  }
  // After it is added, it is asked only while lookups are on, which are turned on elsewhere.
  if (!isAdded || mode === 'never') return off;
  if (used >= limits.day) return { state: 'warn', words: shortFailure({ kind: 'over-budget' }) };
  // A test is newer than the last request.
  if (!test && hasFailed(last)) return { state: 'warn', words: say('providerOnProblem') };
  return { state: 'on', words: say('siteModeNameOn') };
}

/** Did the last request fail? A refused key was replaced since, and “nothing found” is an answer. */
export function hasFailed(last: ProviderView['last']): boolean {
  return last !== null && !['answered', 'not-found', 'refused-key', 'reserved'].includes(last);
}

/** The label of the next step in a provider's row. */
export type ProviderStep = 'fixSetUp' | 'fixKey' | 'providerManage';

/** Returns the next step for a provider. */
export function providerStep(
  { isAdded, isRefused }: ProviderView,
  test: TestState | undefined,
  { isLocked }: View,
): ProviderStep {
  if (isLocked) return 'providerManage';
  if (!isAdded) return 'fixSetUp';
  return isRefused || isKeyRefused(test) ? 'fixKey' : 'providerManage';
}

/** Whether the key was refused by the last test. */
export function isKeyRefused(test: TestState | undefined): boolean {
  return test?.kind === 'done' && !test.outcome.ok && test.outcome.problem.kind === 'refused-key';
}
