import type { ServiceOperationId } from '../../../lib/model/answer/service-answer.ts';
import { shortFailure } from '../../../lib/words/failures/failure-words.ts';
import { say } from '../../../lib/words/say.ts';
import type { OptionsState } from '../options-state.ts';
import type { ShownState } from '../parts/StateMark.tsx';

/** The service's addresses as their fields are in order: their tests are listed, and made, in the same order. */
export const addressOrder: readonly ServiceOperationId[] = ['phoneValidation', 'ipGeolocation', 'callerId'];

/** Whether a test runs: an answer is still to come. */
function isTesting({ tests }: OptionsState): boolean {
  return Object.values(tests).some(({ kind }) => kind === 'asking');
}

/** Returns how the last test failed; nothing of it counts before its last answer. */
function failuresOf(state: OptionsState): string[] {
  if (isTesting(state)) return [];
  return Object.values(state.tests).flatMap((test) =>
    test.kind === 'done' && !test.outcome.ok ? [test.outcome.problem.kind] : [],
  );
}

/** Whether the saved key was refused, by the last test or before it. */
export function isServiceKeyRefused(state: OptionsState): boolean {
  return state.savedKey.isRefused || failuresOf(state).includes('refused-key');
}

/** Whether the lookup service has a key or an address, or an organization gave it one. */
export function isServiceSetUp({ saved, savedKey }: OptionsState): boolean {
  return savedKey.hasKey || Object.values(saved.addresses).some((address) => address !== '');
}

/**
 * Returns whether the lookup service is used as it is saved; if not, what is missing. While a test runs, it says only
 * that, because the next answer may change how many failed.
 */
export function serviceState(state: OptionsState): ShownState {
  const { saved, savedKey, policy } = state;
  const off: ShownState = { state: 'off', words: say('serviceOffNever', say('onlineTitle'), say('modeNever')) };
  if (policy.set.lookUpOnline === 'never') return off;
  if (isTesting(state)) return { state: 'off', words: say('serviceTesting') };
  if (isServiceKeyRefused(state)) return { state: 'failed', words: shortFailure({ kind: 'refused-key' }) };
  const hasAddress = Object.values(saved.addresses).some((address) => address !== '');
  const isOn = hasAddress && savedKey.hasKey && saved.lookUpOnline !== 'never';
  const tests = Object.values(state.tests);
  const failed = tests.filter((test) => test.kind === 'done' && !test.outcome.ok).length;
  if (failed > 0) {
    return isOn && failed < tests.length
      ? { state: 'warn', words: say('serviceSomeFailed', failed, tests.length) }
      : { state: 'failed', words: say('providerTestFailed') };
  }
  if (hasAddress && !savedKey.hasKey) return { state: 'off', words: say('providerKeyNeeded') };
  if (!hasAddress) return { state: 'off', words: say('serviceAddressNeeded') };
  return isOn ? { state: 'on', words: say('siteModeNameOn') } : off;
}
