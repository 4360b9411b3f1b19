import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isCustom } from '../../../lib/model/answer/custom-ids.ts';
import { say } from '../../../lib/words/say.ts';
import { useFocusBack } from '../../page/use-focus-back.ts';
import { ManagedNote } from '../parts/Notes.tsx';
import type { ShownState } from '../parts/StateMark.tsx';
import { OwnProviders } from './own/OwnProviders.tsx';
import type { OwnEvents, OwnState } from './own/own-state.ts';
import { ProviderOrder } from './ProviderOrder.tsx';
import { ProviderPart, RefusedNote } from './ProviderPart.tsx';
import { useProviderGroups } from './provider-groups.ts';
import type { ProvidersEvents, ProvidersState } from './providers-state.ts';
import '../options.css';
import './providers.css';

type AllProvidersProps = {
  state: ProvidersState;
  service: {
    /** It is in the order of providers, too. */
    state: ShownState;
    isSetUp: boolean;
    /** Its row with its form. */
    row: ComponentChildren;
  };
  now: number;
  events: ProvidersEvents;
  /** Those of the providers that the user describes. */
  own: { state: OwnState; events: OwnEvents };
};

/**
 * All providers and their order: those that are set up, then those that are free, then those that need a key, the lookup
 * service among them. Every change applies at once, except in the form of the lookup service.
 */
export function AllProviders({ state, service, now, events, own }: AllProvidersProps) {
  const { view, refused } = state;
  const groups = useProviderGroups(view?.providers ?? [], service.isSetUp);
  const part = useRef<HTMLDivElement>(null);
  // The providers at the last drawing; null before the first one.
  const known = useRef<string[] | null>(null);
  useEffect(() => {
    known.current = view?.providers.map(({ id }) => id) ?? null;
  });
  // A provider that the user described disappears with its button.
  useFocusBack(view?.providers.length, () => part.current?.querySelector<HTMLElement>('.nl-own h3'));
  return (
    <div ref={part} class="nl-roomy nl-stack nl-shrinks nl-provider-groups">
      <Introduction view={view} />
      {/* The service has its place before the others are known, so that nothing typed there is lost. */}
      {groups.map(({ id: group, title, providers, hasService }) => (
        <div key={group} class="nl-provider-group">
          {title === null ? null : (
            <p id={`providers-${group}`} class="nl-provider-group-title">
              {say(title)}
            </p>
          )}
          <ul class="nl-providers" aria-labelledby={title === null ? 'providers-title' : `providers-${group}`}>
            {hasService && group === 'yours' ? service.row : null}
            {view === null
              ? null
              : providers.map((provider) => (
                  <ProviderPart
                    key={provider.id}
                    provider={provider}
                    state={state}
                    view={view}
                    isNew={known.current?.includes(provider.id) === false}
                    isEdited={own.state.draft?.id === provider.id}
                    now={now}
                    events={events}
                    findings={isCustom(provider.id) ? (own.state.findings[provider.id] ?? []) : []}
                    own={own.events}
                  />
                ))}
            {hasService && group !== 'yours' ? service.row : null}
          </ul>
        </div>
      ))}
      {view === null ? null : (
        <>
          {refused && view.providers.every(({ id }) => id !== refused.id) ? <RefusedNote name={refused.name} /> : null}
          {view.isLocked ? null : (
            <OwnProviders
              state={own.state}
              providers={state}
              now={now}
              onAllow={events.onAllow}
              hasRoom={view.hasRoom}
              canMakeRoom={view.providers.some((each) => each.own && !each.own.isPreset)}
              events={own.events}
            />
          )}
          {view.isLocked ? null : (
            <ProviderOrder view={view} tests={state.tests} service={service.state} onOrder={events.onOrder} />
          )}
        </>
      )}
    </div>
  );
}

/** What is said below the title: that lookups are off, and when they start; otherwise when providers are used. */
function Introduction({ view }: Pick<ProvidersState, 'view'>) {
  if (view?.isLocked) return <ManagedNote words={say('providersLocked')} />;
  return <p class="nl-options-hint">{say(view?.mode === 'never' ? 'providersOff' : 'providersHint')}</p>;
}
