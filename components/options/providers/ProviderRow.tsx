import { isCustom } from '../../../lib/model/answer/custom-ids.ts';
import type { ProvidersView, ProviderView } from '../../../lib/model/settings/provider-view.ts';
import { say } from '../../../lib/words/say.ts';
import { providerAbout, providerName } from '../../../lib/words/service-names.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { TestState } from '../options-state.ts';
import { Kinds } from '../parts/Kinds.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { StateMark } from '../parts/StateMark.tsx';
import { readsText } from './own/OwnParts.tsx';
import { providerState, providerStep } from './provider-state.ts';

type ProviderRowProps = {
  provider: ProviderView;
  test: TestState | undefined;
  view: Pick<ProvidersView, 'isLocked' | 'mode'>;
};

/**
 * A provider in one row: its name, what it looks up, what it gives, and the next step; if it was added, also its state
 * and how much of its daily limit is used. Pressing the row opens its form.
 */
export function ProviderRow({ provider, test, view }: ProviderRowProps) {
  const step = providerStep(provider, test, view);
  return (
    <summary class="nl-provider-row">
      <RowWords provider={provider} />
      <span class="nl-provider-end">
        <Now provider={provider} test={test} view={view} />
        <NextStep step={step} />
      </span>
    </summary>
  );
}

/** A provider's row with nothing to press: a policy keeps the user from adding it, or the form below is about it. */
export function PlainRow({ provider, test, view }: ProviderRowProps) {
  return (
    <div class="nl-provider-row nl-provider-row-plain">
      <RowWords provider={provider} />
      <span class="nl-provider-end">
        <Now provider={provider} test={test} view={view} />
        {view.isLocked ? <Lock /> : null}
      </span>
    </div>
  );
}

function Lock() {
  return (
    <span class="nl-line-in nl-turns nl-provider-next" title={say('lockedNote')}>
      <Icon name="locked" size={14} />
      <span class="nl-hidden">{say('lockedNote')}</span>
    </span>
  );
}

/** Whether a provider that was added is used. */
function Now({ provider, test, view }: ProviderRowProps) {
  const shown = providerState(provider, test, view);
  if (!provider.isAdded) return null;
  return (
    <span class="nl-wraps nl-provider-now">
      <StateMark {...shown} />
      {shown.state === 'failed' || view.isLocked ? null : <Used provider={provider} />}
    </span>
  );
}

function RowWords({ provider: { id, own, kinds } }: { provider: ProviderView }) {
  return (
    <>
      <h3>
        <bdi>{providerName(id, own?.name)}</bdi>
      </h3>
      <Kinds kinds={kinds} />
      <p class="nl-options-hint">{isCustom(id) ? own && readsText(own.definition) : providerAbout(id)}</p>
    </>
  );
}

/** How much of the daily limit is used, if any. If all of it is used, the state says so. */
function Used({ provider: { used, limits } }: { provider: ProviderView }) {
  if (used === 0 || used >= limits.day) return null;
  return <span class="nl-fine nl-provider-used">{say('providerUsed', used, limits.day)}</span>;
}
