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

type OtherProvidersProps = {
  state: ProvidersState;
  /** The state of the lookup service, which is in the order of providers, too. */
  service: ShownState;
  now: number;
  events: ProvidersEvents;
  /** Those of the providers that the user describes. */
  own: { state: OwnState; events: OwnEvents };
};

/** The providers besides the lookup service, and the order of all. Every change applies at once. */
export function OtherProviders({ state, service, now, events, own }: OtherProvidersProps) {
  const { view, refused } = state;
  const groups = useProviderGroups(view?.providers ?? []);
  const part = useRef<HTMLDivElement>(null);
  // The providers at the last drawing; null before the first one.
  const known = useRef<string[] | null>(null);
  useEffect(() => {
    known.current = view?.providers.map(({ id }) => id) ?? null;
  });
  // A provider that the user described disappears with its button.
  useFocusBack(view?.providers.length, () => part.current?.querySelector<HTMLElement>('.nl-own h3'));
  return (
    <div ref={part} class="nl-provider-groups">
      {view === null ? null : (
        <>
          {view.isLocked ? (
            <ManagedNote words={say('providersLocked')} />
          ) : view.mode === 'never' ? (
            <p class="nl-options-note">{say('providersOff')}</p>
          ) : null}
          {groups.map(({ id: group, title, providers }) => (
            <div key={group} class="nl-provider-group">
              {title === null ? null : (
                <p id={`providers-${group}`} class="nl-provider-group-title">
                  {say(title)}
                </p>
              )}
              <ul class="nl-providers" aria-labelledby={title === null ? 'providers-title' : `providers-${group}`}>
                {providers.map((provider) => (
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
              </ul>
            </div>
          ))}
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
            <ProviderOrder view={view} tests={state.tests} service={service} onOrder={events.onOrder} />
          )}
        </>
      )}
    </div>
  );
}
