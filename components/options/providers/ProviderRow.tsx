import { isCustom } from '../../../lib/model/answer/custom-ids.ts';
import type { ProviderView } from '../../../lib/model/settings/provider-view.ts';
import { outcomeText } from '../../../lib/report/online/failure-words.ts';
import { providerAbout, providerName } from '../../../lib/report/online/service-names.ts';
import { say } from '../../../lib/words/say.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { TestState } from '../options-state.ts';
import { readsText } from './own/OwnParts.tsx';

type ProviderRowProps = {
  provider: ProviderView;
  test: TestState | undefined;
  /** A policy keeps lookups off: what was added is not used. */
  isLocked: boolean;
};

/** A provider in one row: its name, what it gives, and whether it is used. Pressing it shows what can be set. */
export function ProviderRow({ provider, test, isLocked }: ProviderRowProps) {
  const { id, own } = provider;
  const { state, words } = stateOf(provider, test, isLocked);
  return (
    <summary class="nl-provider-row">
      <h3>
        <bdi>{providerName(id, own?.name)}</bdi>
      </h3>
      <p class="nl-options-hint">{isCustom(id) ? own && readsText(own.definition) : providerAbout(id)}</p>
      <span class={`nl-provider-state nl-provider-${state}`}>{words}</span>
      <span class="nl-button nl-provider-manage">
        {say('providerManage')}
        <Icon name="more" />
      </span>
    </summary>
  );
}

type Shown = { state: 'on' | 'off' | 'failed'; words: string };

/** Whether a provider is used; if not, what is missing. */
function stateOf(provider: ProviderView, test: TestState | undefined, isLocked: boolean): Shown {
  const { isAdded, fields, values, last } = provider;
  if (isLocked) return { state: 'off', words: say('siteModeNameOff') };
  if (test?.kind === 'done' && !test.outcome.ok) return { state: 'failed', words: say('providerTestFailed') };
  if (isAdded && last === 'refused-key') return { state: 'failed', words: outcomeText(last) };
  const lacksKey = fields.some(({ id, secret }) => secret && (values[id] ?? '') === '');
  if (lacksKey) return { state: 'off', words: say('providerKeyNeeded') };
  return isAdded ? { state: 'on', words: say('siteModeNameOn') } : { state: 'off', words: say('siteModeNameOff') };
}
