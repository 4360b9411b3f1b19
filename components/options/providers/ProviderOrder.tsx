import { useRef } from 'preact/hooks';
import type { ProvidersView } from '../../../lib/model/settings/provider-view.ts';
import type { ChainId } from '../../../lib/model/settings/providers.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say } from '../../../lib/words/say.ts';
import { providerName } from '../../../lib/words/service-names.ts';
import { useFocusBack } from '../../page/use-focus-back.ts';
import { IconButton } from '../../parts/Icon.tsx';
import { Switch } from '../../parts/Toggles.tsx';
import type { ShownState } from '../parts/StateMark.tsx';
import { StateMark } from '../parts/StateMark.tsx';
import { providerState } from './provider-state.ts';
import type { ProvidersEvents, ProvidersState } from './providers-state.ts';
import './provider-order.css';

type ProviderOrderProps = {
  view: ProvidersView;
  tests: ProvidersState['tests'];
  /** Whether the lookup service is used. */
  service: ShownState;
  onOrder: ProvidersEvents['onOrder'];
};

/** The order in which providers are asked, for each kind of subject that has several. */
export function ProviderOrder({ view, tests, service, onOrder }: ProviderOrderProps) {
  const kinds = (['phone', 'ip'] as const).filter((kind) => view.order[kind].length > 1);
  if (kinds.length === 0) return null;
  return (
    <div class="nl-stack nl-roomy nl-rule nl-order">
      <div class="nl-order-lists">
        {kinds.map((kind) => (
          <OrderList key={kind} kind={kind} view={view} tests={tests} service={service} onOrder={onOrder} />
        ))}
      </div>
      {view.goOn ? null : <p class="nl-options-hint">{say('providersOrderHint')}</p>}
      <Switch label={say('providersGoOn')} on={view.goOn} onChange={(goOn) => onOrder(view.order, goOn)} />
    </div>
  );
}

const titles = { phone: 'providersOrderPhone', ip: 'providersOrderIp' } as const satisfies Record<
  Subject['kind'],
  MessageKey
>;

function OrderList({ kind, view, tests, service, onOrder }: ProviderOrderProps & { kind: Subject['kind'] }) {
  const order = view.order[kind];
  const list = useRef<HTMLOListElement>(null);
  // A provider that has become the first has no button any more.
  useFocusBack(order[0], () => list.current?.querySelector('li'));
  function raise(index: number): void {
    const raised = order.toSpliced(index, 1);
    const [id] = order.slice(index, index + 1);
    if (id) raised.splice(index - 1, 0, id);
    onOrder({ ...view.order, [kind]: raised }, view.goOn);
  }
  return (
    <section aria-label={say(titles[kind])}>
      <h3>{say(titles[kind])}</h3>
      <ol ref={list} class="nl-ruled nl-order-list">
        {order.map((id, index) => (
          <li key={id} tabIndex={-1}>
            <bdi>{nameOf(id, view)}</bdi>
            <StateMark {...(stateOf(id, view, tests) ?? service)} />
            {index === 0 ? null : (
              <IconButton icon="up" label={say('providersUp', nameOf(id, view))} onPress={() => raise(index)} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns a provider's state; null for the lookup service. */
function stateOf(id: ChainId, view: ProvidersView, tests: ProvidersState['tests']): ShownState | null {
  const provider = view.providers.find((each) => each.id === id);
  return provider ? providerState(provider, tests[provider.id], view) : null;
}

function nameOf(id: ChainId, { providers }: ProvidersView): string {
  if (id === 'service') return say('serviceTitle');
  return providerName(id, providers.find((each) => each.id === id)?.own?.name);
}
