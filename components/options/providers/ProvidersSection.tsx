import { useEffect, useRef } from 'preact/hooks';
import { isCustom } from '../../../lib/model/answer/custom-ids.ts';
import type { ProvidersView } from '../../../lib/model/settings/provider-view.ts';
import type { ChainId } from '../../../lib/model/settings/providers.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import { providerName } from '../../../lib/report/online/service-names.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say } from '../../../lib/words/say.ts';
import { useFocusBack } from '../../page/use-focus-back.ts';
import { Button } from '../../parts/Button.tsx';
import { Switch } from '../../parts/Toggles.tsx';
import { OwnProviders } from './own/OwnProviders.tsx';
import type { OwnEvents, OwnState } from './own/own-state.ts';
import { ProviderPart, RefusedNote } from './ProviderPart.tsx';
import type { ProvidersEvents, ProvidersState } from './providers-state.ts';
import '../options.css';
import '../providers.css';

type ProvidersSectionProps = {
  state: ProvidersState;
  now: number;
  events: ProvidersEvents;
  /** Of those that the user describes. */
  own: { state: OwnState; events: OwnEvents };
};

/** Whom the user lets Numlens ask besides the lookup service, and in which order. All of it takes effect at once. */
export function ProvidersSection({ state, now, events, own }: ProvidersSectionProps) {
  const { view, refused } = state;
  const part = useRef<HTMLElement>(null);
  // Those that were there when this was last drawn; null before the first time.
  const known = useRef<string[] | null>(null);
  useEffect(() => {
    known.current = view?.providers.map(({ id }) => id) ?? null;
  });
  // One that the user described goes with its button.
  useFocusBack(view?.providers.length, () => part.current?.querySelector<HTMLElement>('.nl-own > h3'));
  return (
    <section ref={part} id="providers" class="nl-options-part" aria-labelledby="providers-title">
      <h2 id="providers-title">{say('providersTitle')}</h2>
      <p class="nl-options-hint">{say('providersHint')}</p>
      {view === null ? null : (
        <>
          {view.isLocked ? (
            <p class="nl-options-note">{say('providersLocked')}</p>
          ) : view.mode === 'never' ? (
            <p class="nl-options-note">{say('providersOff')}</p>
          ) : null}
          <ul class="nl-providers">
            {view.providers.map((provider) => (
              <ProviderPart
                key={provider.id}
                provider={provider}
                state={state}
                isLocked={view.isLocked}
                isNew={known.current?.includes(provider.id) === false}
                now={now}
                events={events}
                findings={isCustom(provider.id) ? (own.state.findings[provider.id] ?? []) : []}
                own={own.events}
              />
            ))}
          </ul>
          {refused && view.providers.every(({ id }) => id !== refused.id) ? <RefusedNote name={refused.name} /> : null}
          {view.isLocked ? null : (
            <OwnProviders
              state={own.state}
              hasRoom={view.hasRoom}
              canMakeRoom={view.providers.some((each) => each.own && !each.own.isPreset)}
              events={own.events}
            />
          )}
          <Order view={view} kind="phone" onOrder={events.onOrder} />
          <Order view={view} kind="ip" onOrder={events.onOrder} />
          {view.order.phone.length > 1 || view.order.ip.length > 1 ? (
            <>
              <p class="nl-options-hint">{say('providersOrderHint')}</p>
              <Switch
                label={say('providersGoOn')}
                on={view.goOn}
                onChange={(goOn) => events.onOrder(view.order, goOn)}
              />
            </>
          ) : null}
        </>
      )}
    </section>
  );
}

const titles = { phone: 'providersOrderPhone', ip: 'providersOrderIp' } as const satisfies Record<
  Subject['kind'],
  MessageKey
>;

type OrderProps = { view: ProvidersView; kind: Subject['kind']; onOrder: ProvidersEvents['onOrder'] };

/** Who is asked first about a kind of subject; nothing to order if only one can be asked. */
function Order({ view, kind, onOrder }: OrderProps) {
  const order = view.order[kind];
  if (order.length < 2) return null;
  function raise(index: number): void {
    const raised = order.toSpliced(index, 1);
    const [id] = order.slice(index, index + 1);
    if (id) raised.splice(index - 1, 0, id);
    onOrder({ ...view.order, [kind]: raised }, view.goOn);
  }
  return (
    <section aria-label={say(titles[kind])}>
      <h3 class="nl-providers-title">{say(titles[kind])}</h3>
      <ol class="nl-providers-order">
        {order.map((id, index) => (
          <li key={id}>
            <bdi>{nameOf(id, view)}</bdi>
            {index === 0 ? null : (
              <Button kind="link" onPress={() => raise(index)}>
                {say('providersUp', nameOf(id, view))}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function nameOf(id: ChainId, { providers }: ProvidersView): string {
  if (id === 'service') return say('serviceTitle');
  return providerName(id, providers.find((each) => each.id === id)?.own?.name);
}
