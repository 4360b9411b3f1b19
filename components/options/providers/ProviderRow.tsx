import { isCustom } from '../../../lib/model/answer/custom-ids.ts';
import type { ProvidersView, ProviderView } from '../../../lib/model/settings/provider-view.ts';
import { providerAbout, providerName } from '../../../lib/report/online/service-names.ts';
import { say } from '../../../lib/words/say.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { TestState } from '../options-state.ts';
import { StateMark } from '../StateMark.tsx';
import { readsText } from './own/OwnParts.tsx';
import { providerState } from './provider-state.ts';

type ProviderRowProps = {
  provider: ProviderView;
  test: TestState | undefined;
  view: Pick<ProvidersView, 'isLocked' | 'mode'>;
};

/**
 * A provider in one row: its name, what it gives, whether it is used, how much of its daily limit is, and the next step.
 * Pressing it shows what can be set.
 */
export function ProviderRow({ provider, test, view }: ProviderRowProps) {
  const { id, own, used, limits } = provider;
  const { next, ...shown } = providerState(provider, test, view);
  return (
    <summary class="nl-provider-row">
      <h3>
        <bdi>{providerName(id, own?.name)}</bdi>
      </h3>
      <p class="nl-options-hint">{isCustom(id) ? own && readsText(own.definition) : providerAbout(id)}</p>
      <span class="nl-provider-now">
        <StateMark {...shown} />
        {used === 0 ? null : (
          <span class={used < limits.day ? 'nl-provider-used' : 'nl-provider-used nl-provider-full'}>
            {say('providerUsed', used, limits.day)}
          </span>
        )}
      </span>
      <span class={`nl-button nl-provider-next${next === 'providerManage' ? '' : ' nl-provider-step'}`}>
        {say(next)}
        <Icon name="more" />
      </span>
    </summary>
  );
}
