import { say } from '../../../lib/words/say.ts';
import { classNames } from '../../parts/class-names.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { ProviderStep } from '../providers/provider-state.ts';

/** The end of a row that opens its form: the next step there. */
export function NextStep({ step }: { step: ProviderStep }) {
  return (
    <span
      class={classNames('nl-button nl-line-in nl-turns nl-provider-next', {
        'nl-provider-step': step !== 'providerManage',
      })}
    >
      {say(step)}
      <Icon name="more" />
    </span>
  );
}
