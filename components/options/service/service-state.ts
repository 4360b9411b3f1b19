import { shortFailure } from '../../../lib/report/online/failure-words.ts';
import { say } from '../../../lib/words/say.ts';
import type { OptionsState } from '../options-state.ts';
import type { ShownState } from '../parts/StateMark.tsx';

/** Returns how the last test failed; nothing of it counts before its last answer. */
function failuresOf({ tests }: OptionsState): string[] {
  const all = Object.values(tests);
  if (all.some(({ kind }) => kind === 'asking')) return [];
  return all.flatMap((test) => (test.kind === 'done' && !test.outcome.ok ? [test.outcome.problem.kind] : []));
}

/** Whether the saved key was refused, by the last test or before it. */
export function isServiceKeyRefused(state: OptionsState): boolean {
  return state.savedKey.isRefused || failuresOf(state).includes('refused-key');
}

/** Returns whether the lookup service is used as it is saved; if not, what is missing. */
export function serviceState(state: OptionsState): ShownState {
  const { saved, savedKey, policy } = state;
  const off: ShownState = { state: 'off', words: say('siteModeNameOff') };
  if (policy.set.lookUpOnline === 'never') return off;
  if (isServiceKeyRefused(state)) return { state: 'failed', words: shortFailure({ kind: 'refused-key' }) };
  if (failuresOf(state).length > 0) return { state: 'failed', words: say('providerTestFailed') };
  if (Object.values(saved.addresses).every((address) => address === '')) return off;
  if (!savedKey.hasKey) return { state: 'off', words: say('providerKeyNeeded') };
  return saved.lookUpOnline === 'never' ? off : { state: 'on', words: say('siteModeNameOn') };
}
