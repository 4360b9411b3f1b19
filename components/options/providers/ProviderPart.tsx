import { useRef, useState } from 'preact/hooks';
import { isCustom } from '../../../lib/model/answer/custom-ids.ts';
import type { Finding } from '../../../lib/model/settings/custom/definition.ts';
import type { ProvidersView, ProviderView } from '../../../lib/model/settings/provider-view.ts';
import { outcomeText } from '../../../lib/words/failures/failure-words.ts';
import { listOf } from '../../../lib/words/isolated.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { providerName, providerNeeds } from '../../../lib/words/service-names.ts';
import { useFocusBack } from '../../page/use-focus-back.ts';
import { Button } from '../../parts/Button.tsx';
import type { TestState } from '../options-state.ts';
import { More } from '../parts/More.tsx';
import { LockedNote } from '../parts/Notes.tsx';
import { TestLine } from '../service/SaveBar.tsx';
import { Findings, OwnButtons, OwnWords } from './own/OwnParts.tsx';
import type { OwnEvents } from './own/own-state.ts';
import { ProviderFields, ProviderLimitFields } from './ProviderFields.tsx';
import { PlainRow, ProviderRow } from './ProviderRow.tsx';
import { hasFailed } from './provider-state.ts';
import type { ProviderDraft, ProvidersEvents, ProvidersState } from './providers-state.ts';
import '../options.css';
import '../service/save.css';
import './providers.css';

type ProviderPartProps = {
  provider: ProviderView;
  state: ProvidersState;
  view: Pick<ProvidersView, 'isLocked' | 'mode'>;
  /** The user has just described it, so its row is open and shows the next step. */
  isNew: boolean;
  /** The form below shows it, so its row has no form of its own. */
  isEdited: boolean;
  now: number;
  events: ProvidersEvents;
  /** The result of the last test, for a provider that the user described. */
  findings: Finding[];
  own: OwnEvents;
};

/** One provider: a row, and folded below it who learns what is looked up, its fields, and its limits. */
export function ProviderPart({
  provider,
  state,
  view,
  isNew,
  isEdited,
  now,
  events,
  findings,
  own,
}: ProviderPartProps) {
  const { id, isAdded } = provider;
  const test = state.tests[id];
  // Only at first: afterwards the user opens and closes it.
  const [isOpen, setOpen] = useState(isNew || isWorkedIn(provider, state));
  // After the form closes, the row that it was opened from is open again.
  if (isEdited && !isOpen) setOpen(true);
  const part = useRef<HTMLLIElement>(null);
  // The button that adds it disappears when it is pressed, and so does the one that removes it.
  useFocusBack(isAdded, () => part.current?.querySelector<HTMLElement>('.nl-provider-buttons button'));
  if (isEdited || (view.isLocked && !isAdded)) {
    return (
      <li ref={part} class="nl-option">
        <PlainRow provider={provider} test={test} view={view} />
      </li>
    );
  }
  return (
    <li ref={part} class="nl-option">
      <details id={`provider-${id}`} class="nl-provider" open={isOpen}>
        <ProviderRow provider={provider} test={test} view={view} />
        <div class="nl-stack nl-provider-panel">
          {provider.own?.isPreset ? <LockedNote /> : null}
          {isAdded ? null : <ProviderWords provider={provider} />}
          {view.isLocked ? null : <ProviderFields provider={provider} state={state} events={events} />}
          {isAdded && !view.isLocked ? <ProviderLimitFields provider={provider} state={state} events={events} /> : null}
          <ProviderButtons provider={provider} state={state} isLocked={view.isLocked} events={events} own={own} />
          {state.refused?.id === id ? <RefusedNote name={state.refused.name} /> : null}
          {state.unsaved === id ? (
            <p role="alert" class="nl-bad nl-field-problem">
              {say('saveFailed')}
            </p>
          ) : null}
          <LastRequest provider={provider} test={test} />
          <ul class="nl-stack nl-close nl-tests" aria-live="polite">
            {test ? (
              <TestLine operation={id} ownName={provider.own?.name} test={test} now={now} onAllow={events.onAllow} />
            ) : null}
          </ul>
          <Findings findings={findings} />
          {isAdded ? (
            <More>
              <ProviderWords provider={provider} />
            </More>
          ) : null}
        </div>
      </details>
    </li>
  );
}

/**
 * What a provider needs and is sent, and who learns what is looked up. The user reads it before adding the provider.
 */
function ProviderWords({ provider: { id, hosts, own } }: { provider: ProviderView }) {
  return (
    <>
      {isCustom(id) ? null : <p class="nl-options-hint">{providerNeeds(id)}</p>}
      {own ? <OwnWords definition={own.definition} /> : null}
      <p class="nl-options-hint">{say('providerConsent', providerName(id, own?.name), listOf(hosts))}</p>
    </>
  );
}

/**
 * How the last request failed, unless a test is newer. That a key was refused is said above, unless another one was
 * saved since.
 */
function LastRequest({ provider: { last }, test }: { provider: ProviderView; test: TestState | undefined }) {
  if (last === null || !hasFailed(last) || test) return null;
  return <p class="nl-options-hint">{say('providerLast', outcomeText(last))}</p>;
}

/** Whether something was typed, tested or refused there. */
function isWorkedIn({ id }: ProviderView, { drafts, problems, tests, refused, unsaved }: ProvidersState): boolean {
  return [drafts[id], problems[id], tests[id]].some(Boolean) || refused?.id === id || unsaved === id;
}

/** Does something typed differ from what is saved? A typed secret always does. */
function isChanged({ fields, values, limits }: ProviderView, draft: ProviderDraft = {}): boolean {
  const kept: Record<string, string> = { ...values, minute: String(limits.minute), day: String(limits.day) };
  for (const { id, secret } of fields) if (secret) kept[id] = '';
  return Object.entries(draft).some(([field, text]) => text.trim() !== (kept[field] ?? ''));
}

type ProviderButtonsProps = Pick<ProviderPartProps, 'provider' | 'state' | 'events' | 'own'> & { isLocked: boolean };

/** The buttons of a provider. The one that removes it is last, and apart. */
function ProviderButtons({ provider, state, isLocked, events, own }: ProviderButtonsProps) {
  const { id, isAdded, units } = provider;
  const name = providerName(id, provider.own?.name);
  const isAsking = state.tests[id]?.kind === 'asking';
  const isOwn = isCustom(id) && provider.own?.isPreset !== true;
  return (
    <div class="nl-if-filled nl-provider-buttons">
      {isLocked ? null : isAdded ? (
        <>
          {/* The button is prominent once there is something to save. */}
          <Button
            kind={isChanged(provider, state.drafts[id]) ? 'main' : 'plain'}
            label={say('providerChange', name)}
            onPress={() => events.onSave(id)}
          >
            {say('providerChangeWord')}
          </Button>
          <Button disabled={isAsking} label={say('providerTest', name)} onPress={() => events.onTest(id)}>
            {say('providerTestWord')}
          </Button>
          {isAsking ? null : <span class="nl-options-hint">{sayCount('spends', units)}</span>}
        </>
      ) : (
        <Button kind="main" onPress={() => events.onSave(id)}>
          {say('providerAdd', name)}
        </Button>
      )}
      {isAdded || isOwn ? (
        <span class="nl-provider-rest">
          {isCustom(id) && isOwn && !isLocked ? <OwnButtons id={id} name={name} events={own} /> : null}
          <span class="nl-push nl-provider-remove">
            <Button label={say('providerRemove', name)} onPress={() => events.onRemove(id)}>
              {say('providerRemoveWord')}
            </Button>
          </span>
        </span>
      ) : null}
    </div>
  );
}

/** Says that the last press did nothing. */
export function RefusedNote({ name }: { name: string }) {
  return (
    <p role="alert" class="nl-bad nl-field-problem">
      {say('providerIsOther', name)}
    </p>
  );
}
