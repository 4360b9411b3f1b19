import type { ProvidersView, ProviderView } from '../../../lib/model/settings/provider-view.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say } from '../../../lib/words/say.ts';
import type { TestState } from '../options-state.ts';
import type { ShownState } from '../StateMark.tsx';

/** A provider's state, and what its button says: the next step, or that there is none. */
type ProviderState = ShownState & { next: MessageKey };

/** Returns whether a provider is used; if not, what is missing. */
export function providerState(
  provider: ProviderView,
  test: TestState | undefined,
  { isLocked, mode }: Pick<ProvidersView, 'isLocked' | 'mode'>,
): ProviderState {
  const { isAdded, isRefused, fields, values } = provider;
  const off: ShownState = { state: 'off', words: say('siteModeNameOff') };
  if (isLocked) return { ...off, next: 'providerManage' };
  const failure = test?.kind === 'done' && !test.outcome.ok ? test.outcome.problem.kind : null;
  if (isRefused || failure === 'refused-key') {
    return { state: 'failed', words: say('shortRefusedKey'), next: 'fixKey' };
  }
  if (failure) return { state: 'failed', words: say('providerTestFailed'), next: 'providerManage' };
  const lacks = fields.filter(({ id, choices }) => !choices && (values[id] ?? '') === '');
  if (lacks.some(({ secret }) => secret)) return { state: 'off', words: say('providerKeyNeeded'), next: 'fixSetUp' };
  if (!isAdded) return { ...off, next: lacks.length > 0 ? 'fixSetUp' : 'fixTurnOn' };
  // Added, it is asked once lookups are on, which are turned on elsewhere.
  if (mode === 'never') return { ...off, next: 'providerManage' };
  return { state: 'on', words: say('siteModeNameOn'), next: 'providerManage' };
}
