import { say } from '../../../lib/words/say.ts';
import type { OptionsState } from '../options-state.ts';
import type { ShownState } from '../StateMark.tsx';

/** Returns whether the lookup service is used as it is saved; if not, what is missing. */
export function serviceState({ saved, savedKey, tests, policy }: OptionsState): ShownState {
  const off: ShownState = { state: 'off', words: say('siteModeNameOff') };
  if (policy.set.lookUpOnline === 'never') return off;
  const failures = Object.values(tests).flatMap((test) =>
    test.kind === 'done' && !test.outcome.ok ? [test.outcome.problem.kind] : [],
  );
  if (savedKey.isRefused || failures.includes('refused-key')) return { state: 'failed', words: say('shortRefusedKey') };
  if (failures.length > 0) return { state: 'failed', words: say('providerTestFailed') };
  if (Object.values(saved.addresses).every((address) => address === '')) return off;
  if (!savedKey.hasKey) return { state: 'off', words: say('providerKeyNeeded') };
  return saved.lookUpOnline === 'never' ? off : { state: 'on', words: say('siteModeNameOn') };
}
