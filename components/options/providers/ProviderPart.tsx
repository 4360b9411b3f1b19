import { useRef } from 'preact/hooks';
import { isCustom } from '../../../lib/model/answer/custom-ids.ts';
import type { Finding } from '../../../lib/model/settings/custom/definition.ts';
import type { FieldId, ProviderField, ProviderView } from '../../../lib/model/settings/provider-view.ts';
import { mostCalls } from '../../../lib/model/settings/settings.ts';
import { outcomeText } from '../../../lib/report/online/failure-words.ts';
import { providerAbout, providerName } from '../../../lib/report/online/service-names.ts';
import { listOf } from '../../../lib/words/isolated.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { useFocusBack } from '../../page/use-focus-back.ts';
import { Button } from '../../parts/Button.tsx';
import { Field } from '../../parts/Field.tsx';
import { Switch } from '../../parts/Toggles.tsx';
import { LockedNote } from '../Notes.tsx';
import { TestLine } from '../SaveBar.tsx';
import { Findings, OwnButtons, OwnWords } from './own/OwnParts.tsx';
import type { OwnEvents } from './own/own-state.ts';
import type { FieldProblem, ProvidersEvents, ProvidersState } from './providers-state.ts';
import '../options.css';
import '../save.css';
import '../providers.css';

type ProviderPartProps = {
  provider: ProviderView;
  state: ProvidersState;
  /** A policy forbids to add one. */
  isLocked: boolean;
  now: number;
  events: ProvidersEvents;
  /** What the last test of one that the user described found. */
  findings: Finding[];
  own: OwnEvents;
};

const fieldLabels = {
  account: 'fieldAccount',
  secret: 'fieldSecret',
  plan: 'fieldPlan',
  resolver: 'fieldResolver',
} as const satisfies Record<Exclude<FieldId, 'key'>, MessageKey>;

/** The lookup service's field is called "API key": no other may be. */
function labelOf(field: ProviderField, name: string): string {
  if ('label' in field) return field.label;
  return field.id === 'key' ? say('fieldKey', name) : say(fieldLabels[field.id]);
}

/** One provider: what it gives, who learns what is looked up, its fields, and what the user lets it do. */
export function ProviderPart({ provider, state, isLocked, now, events, findings, own }: ProviderPartProps) {
  const { id, hosts, isAdded, units, last } = provider;
  const name = providerName(id, provider.own?.name);
  const test = state.tests[id];
  // What has a form is folded away until the user wants it.
  const isFolded = !isAdded && !isCustom(id) && provider.fields.length > 0;
  const part = useRef<HTMLLIElement>(null);
  // The button that adds it is gone once it is added, and so is the one that removes it.
  useFocusBack(isAdded, () => part.current?.querySelector<HTMLElement>('summary, .nl-provider-buttons button'));
  const consent = <p class="nl-options-hint">{say('providerConsent', name, listOf(hosts))}</p>;
  const add = (
    <Button disabled={isLocked} onPress={() => events.onSave(id)}>
      {say('providerAdd', name)}
    </Button>
  );
  return (
    <li ref={part}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {isCustom(id) ? null : <p class="nl-options-hint">{providerAbout(id)}</p>}
      {provider.own?.isPreset ? <LockedNote /> : null}
      {provider.own ? <OwnWords definition={provider.own.definition} /> : null}
      {isFolded ? (
        <details class="nl-provider-form">
          <summary class="nl-button">{`${say('providerAdd', name)}…`}</summary>
          {consent}
          <ProviderFields provider={provider} state={state} events={events} />
          <p>{add}</p>
        </details>
      ) : (
        <>
          {consent}
          <ProviderFields provider={provider} state={state} events={events} />
        </>
      )}
      {isAdded ? <ProviderLimitFields provider={provider} state={state} events={events} /> : null}
      <div class={isAdded || isCustom(id) ? 'nl-provider-buttons' : 'nl-provider-buttons nl-provider-add'}>
        {isAdded ? (
          <>
            <Button onPress={() => events.onSave(id)}>{say('providerChange', name)}</Button>
            <Button disabled={test?.kind === 'asking'} onPress={() => events.onTest(id)}>
              {say('providerTest', name)}
            </Button>
            <span class="nl-options-hint">{sayCount('spends', units)}</span>
            <Button kind="link" onPress={() => events.onRemove(id)}>
              {say('providerRemove', name)}
            </Button>
          </>
        ) : isFolded ? null : (
          add
        )}
        {isCustom(id) && !provider.own?.isPreset ? (
          <OwnButtons id={id} name={name} isAdded={isAdded} onRemove={() => events.onRemove(id)} events={own} />
        ) : null}
      </div>
      {state.refused?.id === id ? <RefusedNote name={state.refused.name} /> : null}
      {state.unsaved === id ? (
        <p role="alert" class="nl-field-problem">
          {say('saveFailed')}
        </p>
      ) : null}
      {last === null ? null : <p class="nl-options-hint">{say('providerLast', outcomeText(last))}</p>}
      <ul class="nl-tests" aria-live="polite">
        {test ? (
          <TestLine operation={id} ownName={provider.own?.name} test={test} now={now} onAllow={events.onAllow} />
        ) : null}
      </ul>
      <Findings findings={findings} />
    </li>
  );
}

/** Says that the last press did nothing. */
export function RefusedNote({ name }: { name: string }) {
  return (
    <p role="alert" class="nl-field-problem">
      {say('providerIsOther', name)}
    </p>
  );
}

type PartProps = Pick<ProviderPartProps, 'provider' | 'state' | 'events'>;

/** The key and the like. A secret that is kept is shown by its end alone. */
function ProviderFields({ provider: { id, fields, values, isAdded, own }, state, events }: PartProps) {
  return (
    <>
      {fields.map((field) => {
        const { id: name, secret, choices } = field;
        const typed = state.drafts[id]?.[name];
        const label = labelOf(field, providerName(id, own?.name));
        if (choices) {
          return (
            <div key={name} class="nl-field">
              <label for={`${id}-${name}`}>{label}</label>
              <select
                id={`${id}-${name}`}
                value={typed ?? values[name]}
                onChange={(event) => events.onDraft(id, name, event.currentTarget.value)}
              >
                {choices.map((choice) => (
                  <option key={choice} value={choice} selected={choice === (typed ?? values[name])}>
                    {choice}
                  </option>
                ))}
              </select>
            </div>
          );
        }
        return (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={label}
            type={secret ? 'password' : 'text'}
            value={typed ?? (secret ? '' : (values[name] ?? ''))}
            placeholder={secret && isAdded ? say('keyEndsIn', values[name] ?? '') : ''}
            problem={problemText(state.problems[id]?.[name])}
            onInput={(text) => events.onDraft(id, name, text)}
          />
        );
      })}
    </>
  );
}

/** Whether hovering may ask it, and its limits, which hold for presses too. */
function ProviderLimitFields({ provider: { id, hover, mayHover, limits }, state, events }: PartProps) {
  const draft = state.drafts[id];
  return (
    <>
      {mayHover ? (
        <Switch label={say('providerHover')} on={hover} onChange={(on) => events.onHover(id, on, limits)} />
      ) : null}
      <div class="nl-budgets">
        {limitNames.map((name) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={say(limitLabels[name])}
            value={draft?.[name] ?? String(limits[name])}
            numeric
            problem={problemText(state.problems[id]?.[name])}
            onInput={(text) => events.onDraft(id, name, text)}
          />
        ))}
      </div>
    </>
  );
}

const limitNames = ['minute', 'day'] as const;
const limitLabels = { minute: 'providerMinute', day: 'providerDay' } as const satisfies Record<string, MessageKey>;

function problemText(problem: FieldProblem | undefined): string | null {
  switch (problem) {
    case 'missing':
      return say('providerFieldMissing');
    case 'bad':
      return say('providerFieldBad');
    case 'no-limit':
      return say('budgetProblem', String(mostCalls));
    case undefined:
      return null;
  }
}
